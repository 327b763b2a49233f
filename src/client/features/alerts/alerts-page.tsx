import { useQuery } from "@tanstack/react-query";
import type { PageHead } from "#contract/page.ts";
import { useApp } from "#client/app-context.ts";
import { refusedAddress } from "#client/copy/letters.ts";
import type { LoadArguments } from "#client/page.tsx";
import { useUser } from "#client/session/viewer.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Alert as Notice } from "#client/ui/feedback/alert.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { Link } from "#client/ui/link.tsx";
import { allowanceOf } from "#domain/alerts/alert-rules.ts";
import { paths } from "#domain/paths.ts";
import { AlertRow } from "./list/alert-row.tsx";
import { NewsletterSwitch } from "./list/newsletter-switch.tsx";
import { alertsQuery } from "./queries.ts";

export const head = (): PageHead => ({
  title: "Your alerts",
  description: "The searches we keep for you, and how often we write.",
  canonical: null,
});

export async function load({ app }: LoadArguments): Promise<void> {
  await app.queryClient.fetchQuery({ ...alertsQuery(app.api), staleTime: 0 });
}

const mostWithPremium = allowanceOf({ isPremium: true }).most;

const toBoard = (
  <ButtonLink to={paths.jobs} variant="primary">
    Browse jobs
  </ButtonLink>
);

export function Page() {
  const { api } = useApp();
  const { data } = useQuery(alertsQuery(api));
  const isPremium = useUser()?.isPremium === true;
  if (data === undefined) return null;
  const { alerts, most, isAddressConfirmed, isAddressRefused, isNewsletterOn } = data;
  return (
    <div className="page-width grid gap-8 py-12 lg:py-16">
      <div className="grid gap-3">
        <h1 className="text-4xl">Your alerts</h1>
        <p className="max-w-reading text-lg text-quiet">
          We write at 06:30, before your day begins: daily alerts on workdays, weekly ones on
          Tuesdays. When there is nothing new, nothing comes.
        </p>
      </div>
      {!isAddressConfirmed && (
        <Notice tone="warning" title="Confirm your email address first">
          <p>
            Until then nothing goes out.{" "}
            <Link to={paths.account} className="text-link">
              Your account
            </Link>{" "}
            sends you the link.
          </p>
        </Notice>
      )}
      {isAddressRefused && (
        <Notice tone="warning" title={refusedAddress.title}>
          <p>
            {refusedAddress.text}{" "}
            <Link to={paths.account} className="text-link">
              Go to your account
            </Link>
          </p>
        </Notice>
      )}
      {alerts.length === 0 ? (
        <EmptyState title="No alerts yet" action={toBoard}>
          Search the board for what you want, and press Alert me. We write to you when something new
          fits.
        </EmptyState>
      ) : (
        <>
          <ul className="divide-y divide-line rounded-card border border-line bg-raised">
            {alerts.map((alert) => (
              <AlertRow key={alert.id} alert={alert} isPremium={isPremium} />
            ))}
          </ul>
          <p className="text-quiet">
            {alerts.length} of {most} {most === 1 ? "alert" : "alerts"}.{" "}
            {isPremium ? (
              <>
                To add another, press Alert me above any search on{" "}
                <Link to={paths.jobs} className="text-link">
                  the board
                </Link>
                .
              </>
            ) : (
              <>
                With premium you may have {mostWithPremium}, and daily ones.{" "}
                <Link to={paths.pricing} className="text-link">
                  See what premium adds
                </Link>
              </>
            )}
          </p>
        </>
      )}
      <NewsletterSwitch isOn={isNewsletterOn} isPremium={isPremium} />
    </div>
  );
}
