import { originOf } from "#domain/listing/text/plain-text.ts";
import type { Judgement } from "#domain/tools/letters/letter-check.ts";
import { spellings, type Spelling } from "#domain/tools/letters/lists/spelling-pairs.ts";
import type { Letter } from "#domain/tools/letters/reading/letter-parts.ts";
import { spanOf } from "#domain/tools/letters/reading/read-text.ts";

/** Either spelling is right; both in one letter look like two writers. */
export function judgeSpelling(letter: Letter): Judgement {
  const found: Record<Spelling, number[]> = { British: [], American: [] };
  for (const { first, end } of letter.sentences) {
    for (let at = first; at < end; at += 1) {
      const known = spellings.get(letter.tokens[at]?.text ?? "");
      if (known !== undefined && (at === first || !isName(letter, at)))
        found[known.spelling].push(at);
    }
  }
  const { British, American } = found;
  if (British.length === 0 || American.length === 0)
    return { share: 1, reason: "One spelling throughout." };
  const [rarer, other] =
    British.length < American.length
      ? ([British, "American"] as const)
      : ([American, "British"] as const);
  const example = rarer
    .map((at) => spellings.get(letter.tokens[at]?.text ?? "")?.other)
    .find((word) => word !== undefined && word !== "");
  return {
    share: rarer.length > 1 ? 0 : 0.3,
    reason: "British and American spellings stand side by side.",
    findings: [
      {
        kind: "spelling-mix",
        title: "British and American spelling mixed",
        advice: `The rest of the letter is ${other}${example === undefined ? "" : `, so write "${example}"`}. Keep to the spelling of the ad if you are free to choose.`,
        spans: rarer.map((at) => spanOf(letter, at, at + 1)),
      },
    ],
  };
}

/** Names keep their own spelling: "World Health Organization". */
function isName({ source, plain, tokens }: Letter, at: number): boolean {
  const letter = source.charAt(originOf(plain, tokens[at]?.start ?? 0));
  return letter >= "A" && letter <= "Z";
}
