import type { JobCard } from "#contract/jobs.ts";
import { ClockIcon, MoonIcon } from "#client/ui/icons/page-icons.tsx";
import { shiftWords } from "./card-text.ts";

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
