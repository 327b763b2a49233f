import { z } from "zod";
import type { LetterRequest } from "#contract/tools/requests.ts";
import { letterAnalysis, type LetterAnalysis } from "#contract/tools/results.ts";
import { postingFromText } from "#domain/listing/pasted.ts";
import { shapeOf, type DocumentWriter } from "../ask/ai-tool.ts";
import { shortList, shortText, within } from "../ask/bounds.ts";

/** Any figure for a score: one beyond the bounds is brought within them instead of losing what was paid for. */
const answer = letterAnalysis.extend({ score: z.number() });

export const letterAnalysisWriter: DocumentWriter<LetterRequest, typeof answer, LetterAnalysis> = {
  name: "cover-letter",
  prompt: "cover-letter-analysis",
  answer,
  shape: shapeOf("cover_letter_analysis", answer),
  blocks: ({ coverLetter, jobDescription }) => ({
    letter: coverLetter,
    ...(jobDescription !== undefined && { ad: jobDescription }),
  }),
  read: ({ score, analysis, strengthsWeaknesses, suggestions, tailoredImprovements }) => ({
    score: within(score, 0, 100),
    analysis: shortText(analysis, 4_000),
    strengthsWeaknesses: {
      strengths: shortList(strengthsWeaknesses.strengths, 8, 500),
      weaknesses: shortList(strengthsWeaknesses.weaknesses, 8, 500),
    },
    suggestions: shortList(suggestions, 10, 600),
    tailoredImprovements: shortText(tailoredImprovements, 6_000),
  }),
  contentOf: (request, result) => ({ tool: "cover-letter", request, result }),
  titleOf: ({ coverLetter, jobDescription = "" }) =>
    `Letter: ${nameOfJob(jobDescription) ?? firstWords(coverLetter)}`,
  jobIdOf: ({ jobId }) => jobId,
  about: (request) => request,
};

/** What the ad calls the job, and whose it is: by that a letter is found again. */
function nameOfJob(ad: string): string | null {
  const { title, company } = postingFromText(ad);
  return title === "" ? null : shortText([title, company].filter(Boolean).join(", "), 100);
}

/** The first line that says something, without the greeting that every letter begins with. */
function firstWords(letter: string): string {
  const lines = letter
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const telling = lines.find(
    (line) => !/^(dear|hi|hello|good (morning|day))\b.{0,60}$/i.test(line),
  );
  const words = (telling ?? lines[0] ?? "").split(/\s+/);
  const beginning = words.slice(0, 9).join(" ");
  return shortText(words.length > 9 ? `${beginning}…` : beginning, 80);
}
