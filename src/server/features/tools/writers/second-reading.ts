import { z } from "zod";
import type { SecondReading } from "#contract/tools/ai-tools.ts";
import { boardOpenness } from "#domain/jobs/board-openness.ts";
import type { Openness } from "#domain/listing/facts.ts";
import { shapeOf, type AiTool } from "../ask/ai-tool.ts";
import { shortText } from "../ask/bounds.ts";
import { asSent } from "../ask/fenced.ts";

interface Asked {
  readonly text: string;
  /** What our own rules say of the same text. */
  readonly ours: Openness;
}

const answer = z.object({
  openToSouthAfrica: z.enum(["yes", "unclear", "no"]),
  quote: z.string().nullable(),
  reason: z.string(),
});

export const secondReader: AiTool<Asked, typeof answer, SecondReading> = {
  name: "second-reading",
  prompt: "second-reading",
  answer,
  shape: shapeOf("second_reading", answer),
  blocks: ({ text }) => ({ ad: text }),
  read({ openToSouthAfrica, quote, reason }, { text, ours }) {
    const found = quote === null ? null : standingIn(text, quote);
    // To the AI an office here is closed too: it is asked about remote work only.
    const agrees = openToSouthAfrica === boardOpenness(ours);
    return {
      openToSouthAfrica,
      quote: found,
      reason: shortText(reason, 600),
      ours,
      standing: agrees ? "agrees" : found === null ? "unfounded" : "differs",
    };
  },
};

/** Shorter than this, words stand in every ad and decide nothing. */
const leastWords = 3;

/** The words as they stand in the ad, however its lines are broken; null when they do not stand there. */
function standingIn(text: string, quote: string): string | null {
  const words = quote
    .trim()
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length < leastWords) return null;
  const flat = asSent(text).split(/\s+/).join(" ");
  const wanted = words.join(" ");
  return flat.includes(wanted) ? wanted : null;
}
