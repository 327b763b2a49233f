import { useEffect, useRef, type ReactNode } from "react";
import { Landscape } from "#client/ui/art/landscape.tsx";

/** One small task, with the picture beside it. */
export function TaskFrame({ children }: { children: ReactNode }) {
  return (
    <div className="task-frame page-width grid items-center gap-12 py-14 md:grid-cols-2 md:py-24">
      <div className="grid max-w-112 gap-6">{children}</div>
      <Landscape view="close" className="h-40 w-full rounded-card bg-art-sky md:h-80" />
    </div>
  );
}

interface StateProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** The way on. */
  readonly action?: ReactNode;
  /** For a state that came about while somebody was looking: it takes the focus, so that it is read out. */
  readonly isNews?: boolean;
  /** How it ended: the sun beside it has risen, or has not and the climb breaks off. */
  readonly outcome?: "good" | "bad";
}

/** Where a task stands. */
export function TaskState({ title, children, action, isNews = false, outcome }: StateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);
  return (
    <>
      <div className="grid gap-3">
        <h1 ref={heading} tabIndex={-1} data-outcome={outcome} className="text-3xl">
          {title}
        </h1>
        <div className="grid gap-3 text-lg text-quiet">{children}</div>
      </div>
      {action !== undefined && <div className="flex flex-wrap gap-3">{action}</div>}
    </>
  );
}
