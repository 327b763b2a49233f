import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { startingFilters } from "#domain/jobs/filters.ts";
import { feedPath } from "#domain/jobs/published/feed-address.ts";
import { fewestForPage } from "#domain/jobs/roles/role-figures.ts";
import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { roleOfSlug, rolePath } from "#domain/jobs/roles/role-address.ts";
import { roleTypes, type RoleType } from "#domain/listing/facts.ts";
import type { JobCard, JobList } from "#contract/jobs.ts";
import type { PageHead, SiteFacts } from "#contract/page.ts";
import { useApp, type AppContext } from "#client/app-context.ts";
import { feedLinks } from "#client/heads/feed-links.ts";
import { breadcrumbs } from "#client/heads/structured-data.ts";
import { PageError } from "#client/page-error.ts";
import type { LoadArguments } from "#client/page.tsx";
import { paths } from "#domain/paths.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Link } from "#client/ui/link.tsx";
import { AlertMe } from "./alert-me.tsx";
import { addressOf } from "./browse/address.ts";
import { LockedJobs } from "./browse/results/upsell.tsx";
import { Intro } from "./role/intro.tsx";
import { NewestJobs } from "./role/newest-jobs.tsx";
import { DecidingSentences } from "./role/deciding-sentences.tsx";
import { PayGuide } from "./role/pay-guide.tsx";
import { PayBand } from "./role/pay-band.tsx";
import { Pictures } from "./role/pictures.tsx";
import { Questions } from "./role/questions.tsx";
import { roleFiguresQuery, roleJobsQuery } from "./role/queries.ts";

export async function load({ app, params }: LoadArguments): Promise<void> {
  const role = roleIn(params);
  await Promise.all([
    app.queryClient.ensureQueryData(roleJobsQuery(app.api, role)),
    app.queryClient.ensureQueryData(roleFiguresQuery(app.api, role)),
  ]);
}

export function head({ app, params }: LoadArguments): PageHead {
  const role = roleIn(params);
  return {
    title: titleOf(role),
    description: `${role} work from South Africa: what it is, what it pays in dollars and in rand, what employers abroad ask, and the newest open jobs.`,
    canonical: isWorthFinding(app, role) ? rolePath(role) : null,
    ...(import.meta.env.SSR && { jsonLd: [wayTo(role, app.site)], feeds: feedLinks(role) }),
  };
}

export function Page() {
  const role = roleIn(useParams());
  const { api } = useApp();
  const { data, dataUpdatedAt } = useQuery(roleJobsQuery(api, role));
  const { data: figures } = useQuery(roleFiguresQuery(api, role));
  return (
    <div className="page-width grid gap-12 py-6 sm:py-12 lg:py-16">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <div className="grid content-start gap-4">
          <h1 className="text-3xl sm:text-4xl">{titleOf(role)}</h1>
          {data && <p className="text-lg font-semibold">{sayOpen(data)}</p>}
          {figures?.pay ? (
            <PayBand pay={figures.pay} />
          ) : (
            <PayGuide role={role} rate={data?.jobs.find(isInDollars)?.payInRand ?? null} />
          )}
        </div>
        <section aria-labelledby="newest" className="grid content-start gap-3">
          <h2 id="newest" className="text-xl">
            Newest {role} jobs
          </h2>
          {data && <NewestJobs jobs={data.jobs.slice(0, jobsShown)} role={role} />}
          <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <AlertMe filters={{ ...startingFilters, roleType: role }} />
            <ButtonLink to={listPath(role)}>{sayAll(data, role)}</ButtonLink>
            <a href={feedPath(role, "rss")} className="text-link">
              Follow by RSS
            </a>
          </p>
        </section>
      </div>
      {figures && <Pictures role={role} figures={figures} />}
      {figures && <DecidingSentences quotes={figures.quotes} />}
      <Intro role={role} />
      {data && data.teasers.length > 0 && (
        <LockedJobs
          teasers={data.teasers.slice(0, teasersShown)}
          locked={data.total - data.visible}
          now={dataUpdatedAt}
        />
      )}
      {figures && <Questions role={role} figures={figures} />}
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

const jobsShown = 3;
const teasersShown = 2;

/** Whoever cannot open all of them is told how many they can: the button below counts those. */
function sayOpen({ total, totalIsCapped, visible }: JobList): string {
  const all = `${grouped(total)}${totalIsCapped ? "+" : ""} open ${total === 1 ? "job" : "jobs"} today`;
  return visible < total ? `${all}, ${grouped(visible)} of them free` : all;
}

const sayAll = (list: JobList | undefined, role: RoleType): string =>
  list !== undefined && list.visible > jobsShown
    ? `See all ${list.visible} ${role} jobs`
    : `Filter ${role} jobs`;

/** Nothing thin is offered to search engines. */
const isWorthFinding = (app: AppContext, role: RoleType): boolean =>
  (app.queryClient.getQueryData(roleFiguresQuery(app.api, role).queryKey)?.listings ?? 0) >=
  fewestForPage;

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
