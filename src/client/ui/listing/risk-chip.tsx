import { riskWords } from "#domain/listing/advice/fact-names.ts";
import type { RiskVerdict } from "#domain/listing/facts.ts";
import { WarningIcon } from "../icons/page-icons.tsx";
import { SignChip } from "../verdict-chip.tsx";

/** A warning that must not wait for the listing's own page. Where nothing is odd there is nothing to say. */
export function RiskChip({ verdict }: { verdict: RiskVerdict }) {
  if (verdict === "nothing-odd" || verdict === "too-little") return null;
  const look = verdict === "likely-scam" ? "bg-no-wash text-no" : "bg-unclear-wash text-unclear";
  return (
    <SignChip Icon={WarningIcon} look={look}>
      {riskWords[verdict]}
    </SignChip>
  );
}
