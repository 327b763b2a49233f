import { riskWords } from "#domain/listing/advice/fact-names.ts";
import type { RiskVerdict } from "#domain/listing/facts.ts";
import { WarningIcon } from "../icons/page-icons.tsx";
import { SignChip } from "../verdict-chip.tsx";

/** A warning that must not wait for the listing's own page; of a likely scam the verdict itself says so. */
export function RiskChip({ verdict }: { verdict: RiskVerdict }) {
  if (verdict !== "be-careful") return null;
  return (
    <SignChip Icon={WarningIcon} look="bg-unclear-wash text-unclear">
      {riskWords[verdict]}
    </SignChip>
  );
}
