import type { Tone, Verdict } from "#domain/listing/advice/open-words.ts";
import { classNames } from "./class-names.ts";
import { CheckIcon, NoIcon, UnclearIcon } from "./icons/icons.tsx";
import { WarningIcon } from "./icons/page-icons.tsx";

/** Whether a listing takes applicants from South Africa. Word, icon and colour say the same thing. */
export const VerdictChip = ({ verdict: { words, tone } }: { verdict: Verdict }) => (
  <SignChip {...verdictLooks[tone]}>{words}</SignChip>
);

interface SignChipProps {
  readonly Icon: typeof CheckIcon;
  readonly look: string;
  readonly children: string;
}

export function SignChip({ Icon, look, children }: SignChipProps) {
  return (
    <span
      className={classNames(
        "sign-chip inline-flex items-center gap-1.5 rounded-full pr-3 pl-2 text-sm font-semibold sm:whitespace-nowrap seen-by-ground",
        look,
      )}
    >
      <Icon className="size-4" />
      {children}
    </span>
  );
}

export const verdictLooks = {
  yes: { Icon: CheckIcon, look: "bg-yes-wash text-yes" },
  unclear: { Icon: UnclearIcon, look: "bg-unclear-wash text-unclear" },
  no: { Icon: NoIcon, look: "bg-no-wash text-no" },
  warning: { Icon: WarningIcon, look: "bg-no-wash text-no" },
} as const satisfies Record<Tone, Pick<SignChipProps, "Icon" | "look">>;
