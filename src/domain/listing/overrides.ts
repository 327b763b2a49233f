import type { Engagement, Experience, Openness, RiskVerdict, RoleType } from "./facts.ts";

/** What a person decided about one fact of a posting, whatever its text was read to say. */
export interface Override<Value> {
  readonly value: Value;
  /** For readers too: "the employer told us". */
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
