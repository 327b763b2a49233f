import { z } from "zod";
import { startingRates } from "#domain/listing/pay/rates.ts";
import { defineEndpoints } from "#contract/endpoint.ts";

const outOfBounds = "A rate is a number of US dollars for one unit, between 0.000001 and 100.";
const worth: z.ZodType<number, number> = z
  .number(outOfBounds)
  .min(0.000_001, outOfBounds)
  .max(100, outOfBounds);
const dollar: z.ZodType<number, number> = z.literal(1, "A US dollar is worth one US dollar.");

/** Every currency we know, no more and no fewer: a table with a gap would leave jobs without their rand. */
const rates = z.strictObject(
  Object.fromEntries(
    Object.keys(startingRates.usdFor).map((code) => [code, code === "USD" ? dollar : worth]),
  ),
);

const saved = {
  day: z.iso.date(),
  /** Null for the table an installation starts with. */
  savedAt: z.iso.datetime().nullable(),
  /** A username; null also when that account is gone. */
  savedBy: z.string().nullable(),
  /** Who published it, where nobody saved it by hand. */
  source: z.string().nullable(),
};

const ratesReply = z.object({
  /** The newest table, the one every figure on the board is worked out with. */
  ...saved,
  rows: z.array(
    z.object({
      currency: z.string(),
      /** What one unit is worth in US dollars. */
      usd: z.number(),
      /** The same in rand. */
      rand: z.number(),
    }),
  ),
  /** Changes whenever the newest table does. */
  version: z.string(),
  /** The days a table may be saved for. */
  days: z.object({ from: z.iso.date(), to: z.iso.date() }),
  /** The tables before it, newest first. */
  earlier: z.array(z.object(saved)),
});

export type ExchangeRates = z.output<typeof ratesReply>;

export const rateEndpoints = defineEndpoints({
  readRates: {
    method: "GET",
    path: "/api/admin/rates",
    access: "admin",
    summary: "The newest exchange rates, and who saved which before them.",
    reply: ratesReply,
  },
  saveRates: {
    method: "PUT",
    path: "/api/admin/rates",
    access: "admin",
    summary:
      "Saves the exchange rates of a day, in place of those of the same day. A rate that moves by more than a quarter must be confirmed.",
    body: z.object({
      day: z.iso.date("Choose a day."),
      rates,
      /** Of the table these rates are meant to follow. */
      version: z.string().min(1).max(64),
      confirmLargeChange: z.boolean().optional(),
    }),
    reply: ratesReply,
  },
});
