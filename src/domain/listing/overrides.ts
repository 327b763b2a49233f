import type {
  Engagement,
  Experience,
  ListingFacts,
  Openness,
  Risk,
  RiskVerdict,
  RoleType,
} from "./facts.ts";
import type { Fact } from "./posting.ts";

/** What a person decided about one fact of a posting, whatever its text was read to say. */
export interface Override<Value> {
  readonly value: Value;
  /** Readers see it: "The recruiter confirmed it by mail". */
  readonly why: string;
  readonly byUserId: number;
  /** An ISO moment. */
  readonly at: string;
}

/** By fact; what is not here is read from the text. */
export interface Overrides {
  readonly openToSouthAfrica?: Override<Openness>;
  readonly roleType?: Override<RoleType>;
  readonly experience?: Override<Experience>;
  readonly engagement?: Override<Engagement>;
  readonly risk?: Override<RiskVerdict>;
}

export type OverriddenFact = keyof Overrides;

export const overridableFacts = [
  "openToSouthAfrica",
  "roleType",
  "experience",
  "engagement",
  "risk",
] as const satisfies readonly OverriddenFact[];

/** The facts as readers get them: decisions of people in place of what was read. The words that misled us are not quoted. */
export function applyOverrides(read: ListingFacts, overrides: Overrides | null): ListingFacts {
  if (overrides === null) return read;
  const { openToSouthAfrica, roleType, experience, engagement, risk } = overrides;
  return {
    ...read,
    ...(openToSouthAfrica && { openToSouthAfrica: decided(openToSouthAfrica) }),
    // Whoever names its kind says that it is marketing.
    ...(roleType && {
      roleType: decided(roleType),
      isMarketing: decided({ ...roleType, value: true }),
    }),
    ...(experience && { experience: decided(experience) }),
    ...(engagement && { engagement: decided(engagement) }),
    ...(risk && { risk: decidedRisk(read.risk, risk) }),
  };
}

const decided = <Value>({ value, why, at }: Override<Value>): Fact<Value> => ({
  value,
  confidence: "high",
  evidence: [],
  rules: [],
  checked: { at, why },
});

/** A warning keeps its reasons; where we found that there is nothing odd, they no longer count. */
const decidedRisk = ({ notes }: Risk, { value, why, at }: Override<RiskVerdict>): Risk => ({
  verdict: value,
  notes: value === "nothing-odd" || value === "too-little" ? [] : notes,
  checked: { at, why },
});
