import type { MouseEvent } from "react";
import { ButtonLink } from "../button-link.tsx";
import { useOneAtATime } from "../one-at-a-time.ts";

interface LoadMoreProps {
  /** The page that follows, for those without scripts. */
  readonly to: string;
  readonly isLoading: boolean;
  readonly onLoad: () => Promise<unknown>;
}

export function LoadMore({ to, isLoading, onLoad }: LoadMoreProps) {
  const loadOnce = useOneAtATime(onLoad);
  const load = (event: MouseEvent) => {
    // Opened in a new tab it is a link like any other.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (event.detail <= 1) loadOnce();
  };
  return (
    <ButtonLink to={to} rel="nofollow" aria-busy={isLoading || undefined} onClick={load}>
      Load more
    </ButtonLink>
  );
}
