import type { Ref } from "react";
import { Button } from "#client/ui/button.tsx";
import { Switch } from "#client/ui/form/choices.tsx";
import { useHidingChange } from "#client/tracker/hiding.ts";
import { useIsMember, useMarks } from "#client/tracker/marks.ts";
import type { Hiding } from "./use-hiding.ts";

/** For members: listings they applied for leave the list, on this device and every other. */
export function HideAppliedSwitch() {
  const { hidesApplied } = useMarks();
  const { mutate } = useHidingChange();
  if (!useIsMember()) return null;
  return (
    // A row of its own on a phone: beside others it would fit in one typeface and not in the next.
    <div className="needs-script max-sm:basis-full">
      <Switch
        checked={hidesApplied}
        onChange={({ currentTarget }) => mutate({ hidesApplied: currentTarget.checked })}
      >
        Hide what I applied to
      </Switch>
    </div>
  );
}

/** How many listings are hidden and what for, with a way to see them all the same. */
export function HiddenNote({
  hiding,
  focusRef,
}: {
  hiding: Hiding;
  focusRef: Ref<HTMLOutputElement>;
}) {
  const { hidden, isLifted, lift } = hiding;
  const count = hidden.applied + hidden.company;
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-quiet">
      <output ref={focusRef} tabIndex={-1} className="tabular-nums">
        {isLifted ? `${count} shown that you hide` : `${count} hidden: ${reasons(hidden)}`}
      </output>
      <Button variant="quiet" size="small" onClick={() => lift(!isLifted)}>
        {isLifted ? "Hide again" : "Show"}
      </Button>
    </div>
  );
}

const reasons = ({ applied, company }: Hiding["hidden"]): string =>
  [applied > 0 ? `${applied} you applied to` : "", company > 0 ? `${company} by company` : ""]
    .filter((part) => part !== "")
    .join(", ");
