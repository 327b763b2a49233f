import type { Queries } from "#server/adapters/database/port.ts";
import { addDocument } from "#server/features/tools/documents/store.ts";
import { benchGrowth } from "./growth.ts";

const list = "/api/premium/documents";

/** A member's list and search. */
export const benchDocuments = (): Promise<void> =>
  benchGrowth({
    name: "documents",
    few: 20,
    many: 2_000,
    questions: [
      { name: "newest", path: list },
      { name: "a word of one", path: `${list}?search=number17x` },
      { name: "a word of all", path: `${list}?search=newsletter` },
      { name: "a word of none", path: `${list}?search=zebra` },
    ],
    fill,
  });

/** Letters of the usual length with the ad they answer, each with a word of its own. */
async function fill(tx: Queries, userId: number, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const words = Array.from({ length: 350 }, (_, at) => `word${(at * 31 + number * 7) % 4_000}`);
    const text = `${words.join(" ")} newsletter number${number}x`;
    await addDocument(tx, {
      userId,
      source: "ai",
      title: `Letter ${number}`,
      content: {
        tool: "cover-letter",
        request: { coverLetter: text, jobDescription: text },
        result: {
          score: 70,
          analysis: text.slice(0, 600),
          strengthsWeaknesses: { strengths: ["Figures"], weaknesses: ["Length"] },
          suggestions: [text.slice(0, 300)],
          tailoredImprovements: text.slice(0, 600),
        },
      },
      jobId: null,
      now: new Date(Date.now() - number * 60_000),
    });
  }
}
