import { firstReductions, reductions } from "#domain/listing/place/grammar/whose-place.ts";
import { placeRules } from "#domain/listing/place/openness/place-rules.ts";
import { workplaceRules } from "#domain/listing/place/workplace-rules.ts";
import { kinds } from "#domain/listing/risk/kinds/kinds.ts";
import { reasonIds, riskReasons } from "#domain/listing/risk/reasons.ts";
import type { KindOfFact } from "./kinds-of-fact.ts";
import { rowsOf, type ExplainedRow } from "./explained.ts";
import { engagementRules, hoursRules, payRules } from "./pay-and-hours.ts";
import { riskExamples } from "./risk.ts";
import { experienceRules, levelRules, roleRules } from "./role.ts";

/** Without an example where no sentence decides. */
type Row = Pick<ExplainedRow, "id" | "reason"> & {
  readonly [Example in "fires" | "spares"]: string | undefined;
};

const spoken = ({ id, reason, fires, spares }: ExplainedRow): ExplainedRow => ({
  id,
  reason,
  fires,
  spares,
});

/** Every rule by which we read, without the pattern it reads with. */
export const explainedRules: Readonly<Record<KindOfFact, readonly Row[]>> = {
  open: [...placeRules, ...workplaceRules].map(spoken),
  place: [...firstReductions, ...reductions].map(spoken),
  pay: rowsOf(payRules),
  hours: rowsOf(hoursRules),
  engagement: rowsOf(engagementRules),
  role: [...rowsOf(roleRules), ...rowsOf(experienceRules), ...levelRules],
  scam: reasonIds.map((id) => ({
    id,
    reason: `${riskReasons[id].title}.`,
    fires: riskExamples[id]?.fires,
    spares: riskExamples[id]?.spares,
  })),
  talk: kinds.map(spoken),
};
