import { questions, type Question } from "./missing.ts";

/** A message that asks exactly these questions; null when there is nothing to ask. */
export function recruiterMessage(asked: readonly Question[], title: string): string | null {
  const [first, ...more] = asked.map((question) => questions[question].ask);
  if (first === undefined) return null;
  const role = title === "" ? "the role you posted" : `the ${title} role`;
  const opening = `Hi, I am a marketer in South Africa (SAST, UTC+2) and would like to apply for ${role}.`;
  const asking =
    more.length === 0
      ? `One question before I do: ${first.charAt(0).toLowerCase()}${first.slice(1)}`
      : ["Before I do, may I ask:", ...[first, ...more].map((ask, at) => `${at + 1}. ${ask}`)].join(
          "\n",
        );
  return `${opening}\n\n${asking}\n\nThank you, and kind regards`;
}
