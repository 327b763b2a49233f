import type { Membership } from "#contract/membership.ts";
import { Badge } from "#client/ui/badge.tsx";
import { CheckIcon } from "#client/ui/icons/icons.tsx";
import { ClockIcon, WarningIcon } from "#client/ui/icons/page-icons.tsx";
import { SignChip } from "#client/ui/verdict-chip.tsx";

type State = Membership["state"];

export const stateNames: Readonly<Record<State, string>> = {
  none: "Free",
  renewing: "Renewing",
  ending: "Ending",
  overdue: "Overdue",
  given: "Given",
  ended: "Ended",
};

const signs = new Map<State, { Icon: typeof CheckIcon; look: string }>([
  ["renewing", { Icon: CheckIcon, look: "bg-yes-wash text-yes" }],
  ["ending", { Icon: ClockIcon, look: "bg-unclear-wash text-unclear" }],
  ["overdue", { Icon: WarningIcon, look: "bg-no-wash text-no" }],
]);

/** A membership's state in one word, with a sign where it matters. */
export function StateChip({ state }: { state: State }) {
  const sign = signs.get(state);
  if (sign !== undefined) return <SignChip {...sign}>{stateNames[state]}</SignChip>;
  return <Badge tone={state === "given" ? "ember" : "plain"}>{stateNames[state]}</Badge>;
}
