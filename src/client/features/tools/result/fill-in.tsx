import type { ReactNode } from "react";
import { fillIns } from "#domain/tools/resumes/fill-ins.ts";

/** A place that waits for the member's own words. */
export const FillIn = ({ children }: { children: ReactNode }) => (
  <span className="rounded-sm bg-ember-wash px-0.5 font-medium text-ember-text seen-by-ground">
    {children}
  </span>
);

/** A text with its places to fill in set off. The brackets stay: they say it without colour too. */
export function WithFillIns({ text }: { text: string }) {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of fillIns(text)) {
    pieces.push(text.slice(at, start), <FillIn key={start}>{text.slice(start, end)}</FillIn>);
    at = end;
  }
  return [...pieces, text.slice(at)];
}
