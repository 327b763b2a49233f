import type { ReactNode } from "react";
import { classNames } from "#client/ui/class-names.ts";

interface ToolPageProps {
  readonly title: string;
  readonly intro: string;
  /** What is asked, beside what comes of it; on a phone above it. */
  readonly form: ReactNode;
  /** It fits on a screen, so it stays in sight while the text beside it is read. */
  readonly isFormShort?: boolean;
  readonly children: ReactNode;
}

/** A tool that writes: what it is asked on one side, what has been written on the other. */
export const ToolPage = ({ title, intro, form, isFormShort = false, children }: ToolPageProps) => (
  <div className="page-width grid gap-8 py-8 lg:gap-10 lg:py-12">
    <div className="grid gap-3">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <p className="max-w-reading text-quiet sm:text-lg">{intro}</p>
    </div>
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[21rem_minmax(0,1fr)]">
      <div
        className={classNames(
          "grid gap-5",
          isFormShort && "lg:[@media(height>=48rem)]:sticky lg:[@media(height>=48rem)]:top-24",
        )}
      >
        {form}
      </div>
      <div className="grid gap-8">{children}</div>
    </div>
  </div>
);
