import type { ReactNode } from "react";

interface ToolPageProps {
  readonly title: string;
  readonly intro: string;
  /** What is asked, beside what comes of it; on a phone above it. */
  readonly form: ReactNode;
  readonly children: ReactNode;
}

/** A tool that writes: what it is asked on one side, what has been written on the other. */
export const ToolPage = ({ title, intro, form, children }: ToolPageProps) => (
  <div className="page-width grid gap-8 py-8 lg:gap-10 lg:py-12">
    <div className="grid gap-3">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <p className="max-w-reading text-quiet sm:text-lg">{intro}</p>
    </div>
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[21rem_minmax(0,1fr)]">
      <div className="grid gap-5">{form}</div>
      <div className="grid gap-8">{children}</div>
    </div>
  </div>
);
