import type { Judgement } from "#domain/tools/letters/letter-check.ts";

/** A letter of this many words says enough and is still read to its end. */
const shortest = 100;
const longest = 400;
/** What earns less than all, however near it came: what is to be fixed is not in order. */
const mostWithFinding = 0.85;
/** Beyond these it earns nothing. */
const tooLittle = 30;
const tooMuch = 800;

export function judgeSize(words: number): Judgement {
  if (words < shortest) {
    return {
      share: shareOf((words - tooLittle) / (shortest - tooLittle)),
      reason: `${wordCount(words)}: a letter needs about ${shortest} to say who you are and what you did.`,
      findings: [
        {
          kind: "too-short",
          title: "Short for a cover letter",
          advice: `Add one piece of work that answers the ad's first need. ${shortest} to ${longest} words is a good length.`,
          spans: [],
        },
      ],
    };
  }
  if (words > longest) {
    return {
      share: shareOf((tooMuch - words) / (tooMuch - longest)),
      reason: `${wordCount(words)}: most readers stop before ${longest}.`,
      findings: [
        {
          kind: "too-long",
          title: "Longer than most will read",
          advice: `Keep the two or three results that fit this job and cut the rest, to ${longest} words or fewer.`,
          spans: [],
        },
      ],
    };
  }
  return {
    share: 1,
    reason: `${wordCount(words)}: enough to say something, short enough to be read.`,
  };
}

const shareOf = (near: number): number => Math.min(mostWithFinding, Math.max(0, near));

const wordCount = (words: number): string => (words === 1 ? "1 word" : `${words} words`);
