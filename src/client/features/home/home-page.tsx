import { brand } from "#domain/brand.ts";
import type { PageHead } from "#contract/page.ts";
import { organization } from "#client/heads/structured-data.ts";
import type { LoadArguments } from "#client/page.tsx";
import { paths } from "#domain/paths.ts";
import { Closing } from "./closing.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { Latest } from "./latest/latest.tsx";
import { latestJobsQuery } from "./latest/queries.ts";
import { FounderStory } from "./people/founder-story.tsx";
import { Testimonials } from "./people/testimonials.tsx";
import { Pricing } from "./pricing.tsx";
import { Stats } from "./stats.tsx";

export const head = ({ app }: LoadArguments): PageHead => ({
  title: null,
  description: brand.tagline,
  canonical: paths.home,
  ...(import.meta.env.SSR && { jsonLd: [organization(app.site)] }),
});

/** The page stands without the jobs too, so a failure to fetch them is theirs alone. */
export const load = ({ app }: LoadArguments): Promise<void> =>
  app.queryClient.prefetchQuery(latestJobsQuery(app.api));

export function Page() {
  return (
    <>
      <Hero />
      <Stats />
      <Latest />
      <Features />
      <FounderStory />
      <Testimonials />
      <Pricing />
      <Closing />
    </>
  );
}
