import type { ReactNode } from "react";
import { Landscape } from "../art/landscape.tsx";

interface EmptyStateProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The next step, as a button. */
  readonly action?: ReactNode;
}

/** Nothing here yet: says why, and what to do about it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-6 rounded-card border border-line bg-raised px-5 py-8 text-center">
      <Landscape view="close" className="h-36 w-full max-w-80 rounded-card bg-art-sky" />
      <div className="grid justify-items-center gap-2">
        <p className="font-display text-xl font-bold tracking-[-0.02em]">{title}</p>
        <div className="max-w-[44ch] text-quiet">{children}</div>
        {action !== undefined && <div className="mt-4">{action}</div>}
      </div>
    </div>
  );
}
