import type { PostingState } from "#domain/employers/posting-states.ts";
import { classNames } from "#client/ui/class-names.ts";
import { CheckIcon, NoIcon, UnclearIcon } from "#client/ui/icons/icons.tsx";
import { ClockIcon, WarningIcon } from "#client/ui/icons/page-icons.tsx";
import { stateNames } from "./say-posting.ts";

const looks = {
  unconfirmed: { Icon: WarningIcon, look: "bg-unclear-wash text-unclear" },
  waiting: { Icon: ClockIcon, look: "bg-ink/8 text-ink" },
  returned: { Icon: UnclearIcon, look: "bg-unclear-wash text-unclear" },
  "on-board": { Icon: CheckIcon, look: "bg-yes-wash text-yes" },
  "not-shown": { Icon: WarningIcon, look: "bg-no-wash text-no" },
  withheld: { Icon: NoIcon, look: "bg-no-wash text-no" },
  closed: { Icon: NoIcon, look: "bg-ink/8 text-quiet" },
} as const satisfies Record<PostingState, object>;

interface StateChipProps {
  readonly state: PostingState;
  /** In whose words. */
  readonly names?: Readonly<Record<PostingState, string>>;
}

/** Where a posting stands; never by colour alone. */
export function StateChip({ state, names = stateNames }: StateChipProps) {
  const { Icon, look } = looks[state];
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-medium seen-by-ground",
        look,
      )}
    >
      <Icon className="size-4" />
      {names[state]}
    </span>
  );
}
