import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** A short fact about the thing it stands next to: a stage, a plan, a count. */
export function Badge({
  tone = "plain",
  children,
}: {
  tone?: "plain" | "ember";
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        "inline-flex items-center rounded-full px-2 text-sm font-medium seen-by-ground",
        tone === "ember" ? "bg-ember-wash text-ember-text" : "bg-ink/8 text-quiet",
      )}
    >
      {children}
    </span>
  );
}

/** One of a list of equals, such as the tags of a listing. */
export function Chip({ children }: { children: ReactNode }) {
  return (
    <span className="chip inline-flex items-center rounded-full border border-line px-2.5 text-sm text-quiet">
      {children}
    </span>
  );
}
