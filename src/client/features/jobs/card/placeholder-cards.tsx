import { Skeleton } from "#client/ui/feedback/skeleton.tsx";

/** Cards that are on their way, in their shape. */
export function PlaceholderCards({ count }: { count: number }) {
  return (
    <ul aria-busy="true" aria-label="Loading jobs" className="@container/board grid gap-2">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} data-testid="job-placeholder" className="job-card">
          <div className="job-card-head">
            <Skeleton className="size-9 shrink-0 sm:size-11" />
            <div className="grid w-full content-start gap-2">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-1/2" />
            </div>
          </div>
          <div className="job-card-lines">
            <div className="job-card-pay">
              <Skeleton className="h-6 w-56" />
            </div>
            <Skeleton className="job-card-verdict h-5 w-4/5" />
            <Skeleton className="job-card-meta h-5 w-1/2" />
            <Skeleton className="job-card-text h-5" />
          </div>
          <div className="job-card-actions">
            <Skeleton className="h-11 w-full sm:h-9 sm:w-64" />
          </div>
        </li>
      ))}
    </ul>
  );
}
