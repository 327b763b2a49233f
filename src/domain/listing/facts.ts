import type { Evidence, Fact } from "./posting.ts";
import type { ReasonId } from "./risk/reasons.ts";

/** Every role type there is, in the order of the filter; a listing's first tag is one of them. */
export const roleTypes = [
  "SEO",
  "Email Marketing",
  "Paid Ads",
  "Social Media",
  "Content Marketing",
  "Digital Marketing",
  "Growth Marketing",
  "Brand Marketing",
  "Marketing Management",
] as const;

export type RoleType = (typeof roleTypes)[number];

export const experienceLevels = ["Entry Level", "Mid Level", "Senior"] as const;

export type Experience = (typeof experienceLevels)[number];

export type Workplace = "remote" | "hybrid" | "on-site" | "unclear";

/** `not-remote`: in South Africa, but at an office there. */
export const opennesses = ["yes", "unclear", "no", "not-remote"] as const;
export type Openness = (typeof opennesses)[number];

export type PayPeriod = "hour" | "day" | "week" | "month" | "year";

/** What a reader must know besides the figures. */
export type PayTerm = "on-target" | "commission-only" | "part-time" | "plus-extras";

export interface PayAmount {
  /** Null for "up to". */
  readonly min: number | null;
  /** Null for "from". */
  readonly max: number | null;
  /** ISO 4217. */
  readonly currency: string;
  readonly period: PayPeriod;
  /** The same for a full-time year in US dollars. */
  readonly usdPerYear: { readonly min: number | null; readonly max: number | null };
}

export interface Pay {
  /** Null when no figure is given: we never guess one. */
  readonly amount: PayAmount | null;
  readonly terms: readonly PayTerm[];
}

/** A working day in South African time: minutes after midnight; `end` beyond 1440 is the day after. */
export interface SastDay {
  readonly start: number;
  readonly end: number;
  /** Minutes of it that fall between 08:00 and 17:00. */
  readonly overlap: number;
}

export interface Hours {
  /** IANA name of the zone the posting speaks of. */
  readonly zone: string;
  /** As written there: minutes after midnight in that zone. */
  readonly start: number;
  readonly end: number;
  /** The posting names a zone but no hours, so we take nine to five. */
  readonly areAssumed: boolean;
  /** "Four hours of overlap" and the like, in hours. */
  readonly overlapAsked: number | null;
  /** South Africa has no summer time; their zone may have one, so the year has two answers. */
  readonly january: SastDay;
  readonly july: SastDay;
  /** Works past 20:00 or before 06:00 here, in one of the two at least. */
  readonly isLateShift: boolean;
}

export type Engagement = "contractor" | "employee" | "employer-of-record" | "unclear";

/** `too-little`: there is not enough text to say that nothing is odd. */
export const riskVerdicts = ["nothing-odd", "too-little", "be-careful", "likely-scam"] as const;
export type RiskVerdict = (typeof riskVerdicts)[number];

interface RiskNote {
  /** `risk/reasons.ts` has its words. */
  readonly reason: ReasonId;
  readonly evidence: readonly Evidence[];
  /** Where words were weighed by kind: the kinds that speak for a trick. */
  readonly kinds?: readonly { readonly id: string; readonly reason: string }[] | undefined;
}

export interface Risk {
  readonly verdict: RiskVerdict;
  readonly notes: readonly RiskNote[];
  /** Where a person decided it. */
  readonly checked?: Fact<RiskVerdict>["checked"];
}

/** Everything we say about a posting. */
export interface ListingFacts {
  readonly isMarketing: Fact<boolean>;
  /** Null when it is not marketing. */
  readonly roleType: Fact<RoleType | null>;
  readonly experience: Fact<Experience>;
  readonly workplace: Fact<Workplace>;
  readonly openToSouthAfrica: Fact<Openness>;
  readonly pay: Fact<Pay>;
  /** Null when the posting asks for no particular hours. */
  readonly hours: Fact<Hours | null>;
  readonly engagement: Fact<Engagement>;
  readonly risk: Risk;
}
