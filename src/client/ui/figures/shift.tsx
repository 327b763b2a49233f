import type { JobCard } from "#contract/jobs.ts";
import { ClockIcon, MoonIcon } from "../icons/page-icons.tsx";
import { shiftWords } from "./shift-words.ts";

/** How the hours of a listing meet a day at home, in a few words. */
export function Shift({ hours }: Pick<JobCard, "hours">) {
  const { words, isLate } = shiftWords(hours.value);
  const Icon = isLate ? MoonIcon : ClockIcon;
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-quiet">
      <Icon className="size-4" />
      {words}
    </span>
  );
}
