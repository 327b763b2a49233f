import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { startingFilters } from "#domain/jobs/filters.ts";
import { feedPath } from "#domain/jobs/published/feed-address.ts";
import { roleOfSlug, rolePath } from "#domain/jobs/role-address.ts";
import { roleTypes, type RoleType } from "#domain/listing/facts.ts";
import type { JobCard } from "#contract/jobs.ts";
import type { PageHead, SiteFacts } from "#contract/page.ts";
import { useApp } from "#client/app-context.ts";
import { feedLinks } from "#client/heads/feed-links.ts";
import { breadcrumbs } from "#client/heads/structured-data.ts";
import { PageError } from "#client/page-error.ts";
import type { LoadArguments } from "#client/page.tsx";
import { paths } from "#domain/paths.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Link } from "#client/ui/link.tsx";
import { AlertMe } from "./alert-me.tsx";
import { addressOf } from "./browse/address.ts";
import { Intro } from "./role/intro.tsx";
import { NewestJobs } from "./role/newest-jobs.tsx";
import { roleJobsQuery } from "./role/queries.ts";

export async function load({ app, params }: LoadArguments): Promise<void> {
  await app.queryClient.ensureQueryData(roleJobsQuery(app.api, roleIn(params)));
}

export function head({ app, params }: LoadArguments): PageHead {
  const role = roleIn(params);
  return {
    title: titleOf(role),
    description: `${role} work from South Africa: what it is, what it pays in dollars and in rand, what employers abroad ask, and the newest open jobs.`,
    canonical: rolePath(role),
    ...(import.meta.env.SSR && { jsonLd: [wayTo(role, app.site)], feeds: feedLinks(role) }),
  };
}

export function Page() {
  const role = roleIn(useParams());
  const { api } = useApp();
  const { data } = useQuery(roleJobsQuery(api, role));
  return (
    <div className="page-width grid gap-12 py-12 lg:py-16">
      <div className="grid gap-6">
        <h1 className="text-4xl">{titleOf(role)}</h1>
        <Intro role={role} rate={data?.jobs.find(isInDollars)?.payInRand ?? null} />
      </div>
      <section aria-labelledby="newest" className="grid gap-6">
        <h2 id="newest" className="text-2xl">
          Newest {role} jobs
        </h2>
        {data && <NewestJobs jobs={data.jobs} role={role} />}
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <AlertMe filters={{ ...startingFilters, roleType: role }} />
          <ButtonLink to={listPath(role)}>Filter {role} jobs</ButtonLink>
          <a href={feedPath(role, "rss")} className="text-link">
            Follow by RSS
          </a>
        </p>
      </section>
      <nav aria-labelledby="other-roles" className="grid gap-4">
        <h2 id="other-roles" className="text-2xl">
          Other roles
        </h2>
        <ul className="flex flex-wrap gap-x-6 gap-y-3">
          {roleTypes
            .filter((other) => other !== role)
            .map((other) => (
              <li key={other}>
                <Link to={rolePath(other)} className="text-link">
                  {other}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  );
}

const isInDollars = ({ pay }: JobCard): boolean => pay.value.amount?.currency === "USD";

const wayTo = (role: RoleType, site: SiteFacts): object =>
  breadcrumbs(site, [
    { name: "Jobs", path: paths.jobs },
    { name: role, path: rolePath(role) },
  ]);

const titleOf = (role: RoleType): string => `Remote ${role} jobs for South Africans`;

const listPath = (role: RoleType): string =>
  addressOf({ filters: { ...startingFilters, roleType: role } });

function roleIn({ role }: LoadArguments["params"]): RoleType {
  const found = roleOfSlug(role ?? "");
  if (found === null) throw new PageError(404);
  return found;
}
