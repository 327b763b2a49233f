import { useEffect, useState, type ReactNode } from "react";
import { Button } from "#client/ui/button.tsx";

interface WorkingProps {
  /** What is being done, such as "Reading your letter". */
  readonly what: string;
  readonly canCancel: boolean;
  readonly onCancel: () => void;
  /** What has been written so far. */
  readonly children?: ReactNode;
}

/** That the AI is at work, for how long by now, and how to stop it. */
export function Working({ what, canCancel, onCancel, children }: WorkingProps) {
  const seconds = useSecondsSinceShown();
  return (
    <section
      aria-label={what}
      className="grid gap-4 rounded-card border border-line bg-raised p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h2 className="font-text text-base font-semibold tracking-normal">
            {what}… <span className="font-normal text-quiet tabular-nums">{seconds} s</span>
          </h2>
          <p className="text-sm text-quiet">
            You may leave this page: the result is kept in your documents.
          </p>
        </div>
        <Button size="small" disabled={!canCancel} onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <progress className="progress" aria-label={what} />
      <output className="sr-only">{seconds >= 10 ? "Still working" : what}</output>
      {children}
    </section>
  );
}

function useSecondsSinceShown(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const shownAt = performance.now();
    const tick = setInterval(
      () => setSeconds(Math.floor((performance.now() - shownAt) / 1000)),
      1000,
    );
    return () => clearInterval(tick);
  }, []);
  return seconds;
}
