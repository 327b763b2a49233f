import type { Query, QueryKey } from "@tanstack/react-query";
import { useApp } from "#client/app-context.ts";
import { userKey } from "../viewer.ts";

/**
 * For whoever changed what the board shows. Jobs are on many pages, and what those fetched never goes stale by itself, so all
 * of it goes but who is looking, and what the change itself answers with: what is on screen is asked for again, and the rest
 * when somebody next looks.
 */
export function useBoardChanged(answered: QueryKey = []): () => Promise<void> {
  const { queryClient } = useApp();
  const mayBeOld = ({ queryKey: [name] }: Query) => name !== userKey[0] && name !== answered[0];
  return async () => {
    // Removed, since most loaders are content with what they find, however old it is.
    queryClient.removeQueries({
      predicate: (query) => mayBeOld(query) && query.getObserversCount() === 0,
    });
    await queryClient.invalidateQueries({ predicate: mayBeOld });
  };
}
