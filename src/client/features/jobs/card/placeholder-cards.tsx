import { Skeleton } from "#client/ui/feedback/skeleton.tsx";

/** Cards that are on their way, in their shape. */
export function PlaceholderCards({ count }: { count: number }) {
  return (
    <ul aria-busy="true" aria-label="Loading jobs" className="grid gap-4">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} data-testid="job-placeholder" className="job-card">
          <div className="flex gap-3.5">
            <Skeleton className="size-11 shrink-0" />
            <div className="grid w-full content-start gap-2">
              <Skeleton className="h-6 w-3/4" />
              <Skeleton className="h-4 w-1/2" />
            </div>
          </div>
          <div className="grid content-start gap-3 md:row-span-2">
            <Skeleton className="h-7 w-44" />
            <Skeleton className="h-4 w-56" />
            <Skeleton className="h-7 w-48" />
          </div>
          <div className="grid content-start gap-2">
            <Skeleton />
            <Skeleton className="h-4 w-4/5" />
          </div>
          <div className="flex items-center justify-between gap-4 md:col-span-2">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-9 w-40 sm:w-64" />
          </div>
        </li>
      ))}
    </ul>
  );
}
