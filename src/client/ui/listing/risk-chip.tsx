import { riskWords } from "#domain/listing/advice/words.ts";
import type { RiskVerdict } from "#domain/listing/facts.ts";
import { classNames } from "../class-names.ts";
import { WarningIcon } from "../icons/page-icons.tsx";

/** A warning that must not wait for the listing's own page. Where nothing is odd there is nothing to say. */
export function RiskChip({ verdict }: { verdict: RiskVerdict }) {
  if (verdict === "nothing-odd") return null;
  const look = verdict === "likely-scam" ? "bg-no-wash text-no" : "bg-unclear-wash text-unclear";
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 rounded-full py-1 pr-3 pl-2 text-sm font-semibold",
        look,
      )}
    >
      <WarningIcon className="size-4" />
      {riskWords[verdict]}
    </span>
  );
}
