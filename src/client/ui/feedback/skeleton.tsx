import { classNames } from "../class-names.ts";

/** Holds the place, in the shape, of what is on its way. */
export function Skeleton({ className = "h-4 w-full" }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames("breathe rounded-control bg-ink/10 seen-by-ground", className)}
    />
  );
}
