import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { User } from "#contract/accounts.ts";
import { useApp } from "#client/app-context.ts";
import { membershipQuery } from "#client/membership/queries.ts";
import { paths } from "#domain/paths.ts";
import { Card } from "#client/ui/card.tsx";
import { Link } from "#client/ui/link.tsx";
import { newestJobsQuery } from "../queries.ts";
import { tiles } from "../tools.ts";
import { DaysJobs, YearClimb } from "./drawings.tsx";
import { countSince, pageOfJobs, sayStanding } from "./say-status.ts";

/** Three facts, each with its own drawing. */
export function StatusCards({ user }: { user: User }) {
  return (
    <section
      aria-label="Where you stand"
      className="relative -mt-28 grid md:-mt-14 gap-4 lg:grid-cols-3 lg:gap-6"
    >
      <Standing user={user} />
      <Opportunities />
      <StatusCard
        title="All Premium resources"
        picture={
          <p aria-hidden="true" className="flex flex-wrap gap-3 text-ember-text">
            {tiles.slice(1, 7).map(({ name, Icon }) => (
              <Icon key={name} className="size-6" />
            ))}
          </p>
        }
      >
        Tools, strategies and the newsletter system are open to you.
      </StatusCard>
    </section>
  );
}

function Standing({ user }: { user: User }) {
  const { data = null, dataUpdatedAt } = useQuery(membershipQuery(useApp().api));
  const { words, link, end } = sayStanding(data, user.premiumUntil);
  return (
    <StatusCard
      title="Premium Active"
      picture={end !== null && dataUpdatedAt > 0 && <YearClimb end={end} now={dataUpdatedAt} />}
    >
      {words}{" "}
      <Link to={link.to} className="text-link">
        {link.name}
      </Link>
    </StatusCard>
  );
}

function Opportunities() {
  const { data, dataUpdatedAt } = useQuery(newestJobsQuery(useApp().api));
  const fresh = data === undefined ? null : countSince(data.publishedDates, dataUpdatedAt);
  return (
    <StatusCard
      title="20+ daily opportunities"
      picture={fresh !== null && <DaysJobs count={fresh} />}
    >
      {fresh !== null && (
        <>
          <span className="font-semibold text-ink tabular-nums">
            {fresh}
            {fresh === pageOfJobs && "+"}
          </span>{" "}
          new since yesterday.{" "}
        </>
      )}
      <Link to={paths.jobs} className="text-link">
        Browse them all
      </Link>
    </StatusCard>
  );
}

interface StatusCardProps {
  readonly title: string;
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

const StatusCard = ({ title, picture, children }: StatusCardProps) => (
  <Card
    isFloating
    className="grid content-start gap-x-8 gap-y-3 md:max-lg:grid-cols-[1fr_auto] md:max-lg:items-center md:max-lg:gap-y-1"
  >
    <h2 className="text-xl">{title}</h2>
    <div className="flex h-10 items-end md:max-lg:row-span-2">{picture}</div>
    <p className="text-quiet">{children}</p>
  </Card>
);
