import { z } from "zod";
import { randPeriods, type PayInRand } from "#domain/listing/pay/in-rand.ts";
import { reasonIds } from "#domain/listing/risk/reasons.ts";
import {
  experienceLevels,
  opennesses,
  roleTypes,
  type ListingFacts,
  riskVerdicts,
} from "#domain/listing/facts.ts";

const evidence = z.array(
  z.object({
    field: z.enum(["title", "company", "location", "description", "payText", "tags"]),
    quote: z.string(),
  }),
);

const checked = z.object({ at: z.iso.datetime(), why: z.string() }).optional();

const fact = <Value extends z.ZodType>(value: Value) =>
  z.object({
    value,
    confidence: z.enum(["high", "medium", "low"]),
    evidence: evidence.readonly(),
    rules: z.array(z.string()).readonly(),
    /** There where a person decided it and not the text. */
    checked,
  });

const range = { min: z.number().nullable(), max: z.number().nullable() };

const pay = z.object({
  amount: z
    .object({
      ...range,
      currency: z.string(),
      period: z.enum(["hour", "day", "week", "month", "year"]),
      usdPerYear: z.object(range),
    })
    .nullable(),
  terms: z.array(z.enum(["on-target", "commission-only", "part-time", "plus-extras"])).readonly(),
});

const sastDay = z.object({ start: z.number(), end: z.number(), overlap: z.number() });

const hours = z.object({
  zone: z.string(),
  start: z.number(),
  end: z.number(),
  areAssumed: z.boolean(),
  overlapAsked: z.number().nullable(),
  january: sastDay,
  july: sastDay,
  isLateShift: z.boolean(),
});

const risk = z.object({
  verdict: z.enum(riskVerdicts),
  notes: z
    .array(
      z.object({
        reason: z.enum(reasonIds),
        evidence: evidence.readonly(),
        kinds: z
          .array(z.object({ id: z.string(), reason: z.string() }))
          .readonly()
          .optional(),
      }),
    )
    .readonly(),
  checked,
});

/** The facts of a listing as they travel. */
export const listingFacts = z.object({
  isMarketing: fact(z.boolean()),
  roleType: fact(z.enum(roleTypes).nullable()),
  experience: fact(z.enum(experienceLevels)),
  workplace: fact(z.enum(["remote", "hybrid", "on-site", "unclear"])),
  openToSouthAfrica: fact(z.enum(opennesses)),
  pay: fact(pay),
  hours: fact(hours.nullable()),
  engagement: fact(z.enum(["contractor", "employee", "employer-of-record", "unclear"])),
  risk,
}) satisfies z.ZodType<ListingFacts>;

/** Pay in rand, with the rate it was worked out at and the day of that rate. */
export const payInRandReply = z.object({
  ...range,
  /** Hourly pay stays hourly unless the ad states the hours of a week. */
  per: z.enum(randPeriods),
  hoursPerWeek: z.number().nullable(),
  isPartTime: z.boolean(),
  /** The least and the most the same offer would have been worth in the year before. */
  lastYear: z.object({ min: z.number(), max: z.number() }).nullable(),
  rand: z.number(),
  day: z.iso.date(),
  /** The rate is more than a week old. */
  isOld: z.boolean(),
}) satisfies z.ZodType<PayInRand>;
