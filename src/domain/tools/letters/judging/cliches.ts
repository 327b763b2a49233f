import type { Finding, Judgement, Span } from "#domain/tools/letters/letter-check.ts";
import { clicheGroups } from "#domain/tools/letters/lists/cliches.ts";
import type { Letter } from "#domain/tools/letters/reading/letter-parts.ts";
import { phraseBook, phrasesIn } from "#domain/tools/letters/reading/phrase-book.ts";
import { spanOf } from "#domain/tools/letters/reading/read-text.ts";

const cliches = phraseBook(clicheGroups.map((group) => [group, group.phrases] as const));

/** Courtesies cost less than boasts: whoever thanks for the time has only wasted a line. */
const filler = clicheGroups.at(-1);

/** This many clichés leave nothing of the points. */
const mostCliches = 5;

export function judgeCliches(letter: Letter): Judgement {
  const found = new Map<(typeof clicheGroups)[number], Span[]>();
  const said = new Set<string>();
  let cost = 0;
  for (const sentence of letter.sentences) {
    for (const { meaning, first, end } of phrasesIn(letter.tokens, sentence, cliches)) {
      const spans = found.get(meaning) ?? [];
      found.set(meaning, spans);
      spans.push(spanOf(letter, first, end));
      const stems = letter.tokens
        .slice(first, end)
        .map(({ stem }) => stem)
        .join(" ");
      if (said.has(stems)) continue;
      said.add(stems);
      cost += meaning === filler ? 0.5 : 1;
    }
  }
  const findings = clicheGroups.flatMap((group): Finding[] => {
    const spans = found.get(group);
    return spans === undefined
      ? []
      : [{ kind: "cliche", title: group.title, advice: group.advice, spans }];
  });
  return {
    share: Math.max(0, 1 - cost / mostCliches),
    reason:
      said.size === 0
        ? "No clichés."
        : `${said.size === 1 ? "One cliché" : `${said.size} clichés`} that could stand in anybody's letter.`,
    findings,
  };
}
