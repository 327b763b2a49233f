import { useEffect, useState } from "react";
import { brand } from "#domain/brand.ts";
import type { PageHead } from "#contract/page.ts";
import { useApp } from "#client/app-context.ts";
import { organization } from "#client/heads/structured-data.ts";
import { laterPart, wakeParts } from "#client/later-part.tsx";
import type { LoadArguments } from "#client/page.tsx";
import { paths } from "#domain/paths.ts";
import { Hero } from "./hero.tsx";
import { latestJobsQuery } from "./latest/queries.ts";

const example = laterPart(async () => (await import("./example-listing.tsx")).ExampleListing);
const below = laterPart(async () => (await import("./below.tsx")).Below);

export const head = ({ app }: LoadArguments): PageHead => ({
  title: null,
  description: brand.tagline,
  canonical: paths.home,
  ...(import.meta.env.SSR && { jsonLd: [organization(app.site)] }),
});

/** The page stands without the jobs too, so a failure to fetch them is theirs alone. */
export async function load({ app }: LoadArguments): Promise<void> {
  await Promise.all([
    app.queryClient.prefetchQuery(latestJobsQuery(app.api)),
    example.load(),
    below.load(),
  ]);
}

export function Page() {
  const { api, queryClient } = useApp();
  const [sent] = useState(() => queryClient.getQueryState(latestJobsQuery(api).queryKey));
  const canBeTriedAgain = sent?.status !== "success";
  useEffect(() => {
    if (canBeTriedAgain) wakeParts();
  }, [canBeTriedAgain]);
  return (
    <>
      <Hero picture={<example.Part />} />
      <below.Part sent={sent} />
    </>
  );
}
