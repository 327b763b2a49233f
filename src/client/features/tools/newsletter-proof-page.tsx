import type { PageHead } from "#contract/page.ts";
import type { LoadArguments } from "#client/page.tsx";
import { newsletterIntro } from "#client/copy/newsletter.ts";
import { AuthorityLoop } from "./newsletter/authority-loop.tsx";
import { DashboardOverview, OutsideLinks } from "./newsletter/dashboard-and-links.tsx";
import { DayOne } from "./newsletter/day-one.tsx";
import { FirstIssue } from "./newsletter/first-issue.tsx";
import { Introduction } from "./newsletter/introduction.tsx";
import { specialtyIn } from "./newsletter/issue-form.tsx";
import { firstIssueQuery, planQuery } from "./newsletter/plan.ts";
import { keyStatusQuery } from "#client/asking/ai-queries.ts";

export const head = (): PageHead => ({
  title: newsletterIntro.title,
  description: newsletterIntro.text,
  canonical: null,
});

/** The server waits for all of it; in the browser the page comes up at once. */
export async function load({ app: { api, queryClient }, url }: LoadArguments): Promise<void> {
  const prefetched = Promise.all([queryClient.prefetchQuery(keyStatusQuery(api)), prefetchIssue()]);
  if (import.meta.env.SSR) await prefetched;

  async function prefetchIssue(): Promise<void> {
    await queryClient.prefetchQuery(planQuery(api));
    const plan = queryClient.getQueryData(planQuery(api).queryKey);
    const specialty = specialtyIn(url.searchParams) ?? plan?.specialty ?? null;
    if (specialty !== null) await queryClient.prefetchQuery(firstIssueQuery(api, specialty));
  }
}

export const Page = () => (
  <div className="page-width grid gap-14 py-8 lg:gap-20 lg:py-12">
    <Introduction />
    <DayOne />
    <AuthorityLoop />
    <FirstIssue />
    <DashboardOverview />
    <OutsideLinks />
  </div>
);
