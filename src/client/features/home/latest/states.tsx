import { landing } from "#client/copy/landing.ts";
import { paths } from "#domain/paths.ts";
import { buttonLook } from "#client/ui/button-look.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import { NoIcon } from "#client/ui/icons/icons.tsx";

export const Loading = () => (
  <div aria-busy="true" className="grid gap-5 md:grid-cols-2">
    <output className="sr-only">Loading opportunities</output>
    {[1, 2, 3].map((place) => (
      <div
        key={place}
        className="grid content-start gap-4 rounded-card border border-line bg-raised p-5 sm:p-6"
      >
        <Skeleton className="h-7 w-3/5" />
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-12 w-4/5" />
        <Skeleton className="h-12" />
        <Skeleton className="h-8 w-1/2" />
      </div>
    ))}
  </div>
);

export const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-no-wash p-5">
    <p className="flex gap-3 font-semibold text-no">
      <NoIcon className="mt-0.5 size-5" />
      {landing.latest.failure}
    </p>
    <button
      type="button"
      onClick={onRetry}
      className={`needs-script ${buttonLook({ size: "small" })}`}
    >
      Try again
    </button>
  </div>
);

export const NoneOpen = () => (
  <EmptyState
    title={landing.latest.none.title}
    action={<ButtonLink to={paths.checkAJob}>Check any post</ButtonLink>}
  >
    {landing.latest.none.text}
  </EmptyState>
);
