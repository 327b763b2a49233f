import type { ReactNode } from "react";

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

/** One matter of the account: what it is on the left, what you can do about it on the right. */
export function Section({ id, title, note, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t border-line py-10 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-2">
        {/* Takes the focus when the thing that had it is gone. */}
        <h2 id={id} tabIndex={-1} className="text-xl">
          {title}
        </h2>
        <div className="max-w-[44ch] text-quiet">{note}</div>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

export const focusSection = (id: string): void => document.getElementById(id)?.focus();
