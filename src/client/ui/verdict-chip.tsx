import { classNames } from "./class-names.ts";
import { CheckIcon, NoIcon, UnclearIcon } from "./icons/icons.tsx";

export type Verdict = "yes" | "unclear" | "no";

/** Whether a listing takes applicants from South Africa. Word, icon and colour say the same thing. */
export function VerdictChip({ verdict }: { verdict: Verdict }) {
  const { Icon, words, look } = verdicts[verdict];
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 rounded-full py-1 pr-3 pl-2 text-sm font-semibold",
        look,
      )}
    >
      <Icon className="size-4" />
      {words}
    </span>
  );
}

const verdicts = {
  yes: { Icon: CheckIcon, words: "Open to South Africa", look: "bg-yes-wash text-yes" },
  unclear: {
    Icon: UnclearIcon,
    words: "Unclear for South Africa",
    look: "bg-unclear-wash text-unclear",
  },
  no: { Icon: NoIcon, words: "Closed to South Africa", look: "bg-no-wash text-no" },
} as const;
