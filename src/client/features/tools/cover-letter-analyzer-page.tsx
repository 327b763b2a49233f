import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { PageHead } from "#contract/page.ts";
import { useApp } from "#client/app-context.ts";
import type { LoadArguments } from "#client/page.tsx";
import { Fetched } from "#client/session/fetched.tsx";
import { JobNotFound } from "./letters/for-job.tsx";
import { LetterDesk } from "./letters/letter-desk.tsx";
import { keyStatusQuery } from "#client/asking/ai-queries.ts";
import { carriedJobQuery } from "./queries.ts";

export const head = (): PageHead => ({
  title: "Cover Letter Analyzer",
  description:
    "A score for your cover letter with every point explained, what the ad asks for and what your letter answers, and an analysis by the AI with your own key.",
  canonical: null,
});

/** The server waits for all of it; in the browser the page comes up at once. */
export async function load({ app: { api, queryClient }, url }: LoadArguments): Promise<void> {
  const segment = url.searchParams.get("job") ?? "";
  const prefetched = Promise.all([
    queryClient.prefetchQuery(keyStatusQuery(api)),
    segment === "" ? undefined : queryClient.prefetchQuery(carriedJobQuery(api, segment)),
  ]);
  if (import.meta.env.SSR) await prefetched;
}

export function Page() {
  const [search] = useSearchParams();
  const segment = search.get("job") ?? "";
  return (
    <div className="page-width grid gap-8 py-8 lg:gap-10 lg:py-12">
      <div className="grid gap-3">
        <h1 className="text-3xl sm:text-4xl">Cover Letter Analyzer</h1>
        <p className="max-w-reading text-quiet sm:text-lg">
          Paste your letter: you see at once what a recruiter would trip over, point by point. With
          your own OpenAI key the AI reads it too.
        </p>
      </div>
      {segment === "" ? <LetterDesk job={null} /> : <DeskForJob key={segment} segment={segment} />}
    </div>
  );
}

/** The letter waits for its job: what is kept on this device depends on which one it is. */
function DeskForJob({ segment }: { segment: string }) {
  const query = useQuery(carriedJobQuery(useApp().api, segment));
  return (
    <Fetched query={query}>
      {(job) => (
        <>
          {job === null && <JobNotFound />}
          <LetterDesk job={job} />
        </>
      )}
    </Fetched>
  );
}
