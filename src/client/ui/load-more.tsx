import type { MouseEvent } from "react";
import { ButtonLink } from "./button-link.tsx";
import { Spinner } from "./feedback/spinner.tsx";

interface LoadMoreProps {
  /** The page that follows, for those without scripts. */
  readonly to: string;
  readonly isLoading: boolean;
  readonly onLoad: () => void;
}

export function LoadMore({ to, isLoading, onLoad }: LoadMoreProps) {
  const load = (event: MouseEvent) => {
    // Opened in a new tab it is a link like any other.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!isLoading) onLoad();
  };
  return (
    <ButtonLink to={to} rel="nofollow" aria-busy={isLoading || undefined} onClick={load}>
      {isLoading && <Spinner />}
      Load more
    </ButtonLink>
  );
}
