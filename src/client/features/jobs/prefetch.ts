import { useApp } from "#client/app-context.ts";
import { loadPage } from "#client/page.tsx";
import { jobQuery, similarJobsQuery } from "./queries.ts";

/** Fetches a job's page as soon as somebody points at it. Should that fail, opening it tries again and says so. */
export function usePrefetch(id: string) {
  const { api, queryClient } = useApp();
  const prefetch = () => {
    void loadPage("jobs/job").catch(() => undefined);
    void queryClient.prefetchQuery(jobQuery(api, id));
    void queryClient.prefetchQuery(similarJobsQuery(api, id));
  };
  return { onMouseEnter: prefetch, onFocus: prefetch };
}
