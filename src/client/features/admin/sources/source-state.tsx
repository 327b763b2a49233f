import type { DeskSource } from "#contract/admin/sources.ts";
import { stateNames } from "#client/copy/sources.ts";
import { classNames } from "#client/ui/class-names.ts";

const looks: Readonly<Record<DeskSource["state"], string>> = {
  well: "bg-yes-wash text-yes",
  new: "bg-ink/8 text-quiet",
  paused: "bg-ink/8 text-quiet",
  silent: "bg-unclear-wash text-unclear",
  shrunk: "bg-no-wash text-no",
  failing: "bg-no-wash text-no",
};

/** How a source is, in a word; the sentence stands beside it. */
export const SourceState = ({ source: { state, isRunning } }: { source: DeskSource }) => (
  <span
    className={classNames(
      "inline-flex items-center rounded-full px-2 text-sm font-medium whitespace-nowrap seen-by-ground",
      looks[state],
    )}
  >
    {isRunning ? "Being read" : stateNames[state]}
  </span>
);
