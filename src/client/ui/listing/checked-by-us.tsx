import type { Fact } from "#domain/listing/posting.ts";
import { dayOf } from "../figures/moment.ts";
import { CheckIcon } from "../icons/icons.tsx";

/** That a person decided it and not the text, since when, and why. */
export function CheckedByUs({ checked }: { checked: Fact<unknown>["checked"] }) {
  if (checked === undefined) return null;
  return (
    <p className="flex items-start gap-1.5 text-sm text-quiet">
      <CheckIcon className="mt-0.5 size-4 shrink-0 text-yes" />
      <span className="min-w-0 wrap-anywhere">
        <strong className="font-semibold text-ink">Checked by us</strong> on {dayOf(checked.at)}:{" "}
        {checked.why}
      </span>
    </p>
  );
}
