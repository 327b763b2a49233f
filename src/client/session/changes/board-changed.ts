import type { Query } from "@tanstack/react-query";
import { useApp } from "#client/app-context.ts";
import { userKey } from "../viewer.ts";

/**
 * For whoever changed what the board shows. Jobs are on many pages, and what those fetched never goes stale by itself, so all
 * of it goes but who is looking: what is on screen is asked for again, and the rest when somebody next looks.
 */
export function useBoardChanged(): () => Promise<void> {
  const { queryClient } = useApp();
  return async () => {
    // Removed, since most loaders are content with what they find, however old it is.
    queryClient.removeQueries({
      predicate: (query) => mayShowJobs(query) && query.getObserversCount() === 0,
    });
    await queryClient.invalidateQueries({ predicate: mayShowJobs });
  };
}

const mayShowJobs = ({ queryKey }: Query): boolean => queryKey[0] !== userKey[0];
