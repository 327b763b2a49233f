import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";

const tierFigures = z.object({
  /** On the board now, and clearly open to South Africa. */
  open: z.int(),
  /** Where the middle of their pay lies, in dollars for a full month; null when that would tell of single listings. */
  middlePay: z.object({ from: z.int(), below: z.int() }).nullable(),
  /** When the newest came, to the hour; null when there is none. */
  newest: z.iso.datetime().nullable(),
});

const tierFiguresReply = z.object({ free: tierFigures, premium: tierFigures });

export type TierFigures = z.output<typeof tierFigures>;
export type TierFiguresReply = z.output<typeof tierFiguresReply>;

export const tierFigureEndpoints = defineEndpoints({
  tierFigures: {
    method: "GET",
    path: "/api/tier-figures",
    access: "public",
    summary: "What is open today for everybody, beside what is open to premium members.",
    reply: tierFiguresReply,
    isShared: () => true,
  },
});
