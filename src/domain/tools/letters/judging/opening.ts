import type { Finding, Judgement } from "#domain/tools/letters/letter-check.ts";
import {
  concreteOpenings,
  weakGreetings,
  weakOpenings,
} from "#domain/tools/letters/lists/openings.ts";
import type { Letter } from "#domain/tools/letters/reading/letter-parts.ts";
import { phraseAt, phraseBook } from "#domain/tools/letters/reading/phrase-book.ts";
import { sentenceSpan, spanOf, type Sentence } from "#domain/tools/letters/reading/read-text.ts";
import { judgeCliches } from "./cliches.ts";
import { namedIn } from "./company.ts";
import type { Shown } from "./figures.ts";

/** People write "I'm" where the list says "I am". */
const contracted = weakOpenings
  .replaceAll("i am ", "i'm ")
  .replaceAll("i would ", "i'd ")
  .replaceAll("i have ", "i've ");
const weak = phraseBook([[true, `${weakOpenings},${contracted}`]]);
const concrete = phraseBook([[true, concreteOpenings]]);
const toNobody = phraseBook([[true, weakGreetings]]);

/** The first line decides whether the second is read. */
export function judgeOpening(
  letter: Letter,
  shown: readonly Shown[],
  company: string | null,
): Judgement {
  const greetings = greetingFindings(letter);
  const opening = letter.body[0];
  const [has] = shown;
  if (opening === undefined || has === undefined)
    return { share: 0, reason: "There is no first sentence yet.", findings: greetings };
  const { tokens } = letter;
  const worn = phraseAt(tokens, opening.first, opening.end, weak);
  const isConcrete = phraseAt(tokens, opening.first, opening.end, concrete) !== undefined;
  const hasCliche = judgeCliches({ ...letter, sentences: [opening] }).share < 1;
  const tells = tellsSomething(letter, opening, { company, hasCliche, ...has });
  const less = greetings.length > 0 ? 0.1 : 0;
  if (worn !== undefined || (hasCliche && !tells)) {
    return {
      share: tells ? 0.3 - less : 0,
      reason: tells
        ? "The first line has something to tell, but begins the way most letters do."
        : "The first line could stand in anybody's letter.",
      findings: [
        ...greetings,
        {
          kind: "weak-opening",
          title: "A first line anybody could write",
          advice:
            "Begin with your best result, or with what you know about them and can do about it.",
          spans: [
            worn === undefined
              ? sentenceSpan(letter, opening)
              : spanOf(letter, worn.first, worn.end),
          ],
        },
      ],
    };
  }
  if (!tells && !isConcrete)
    return {
      share: 0.5 - less,
      reason: "The first line is your own, but tells the reader nothing yet.",
      findings: greetings,
    };
  return {
    share: (tells ? 1 : 0.8) - less,
    reason: "The first line tells the reader something at once.",
    findings: greetings,
    strengths: [
      {
        kind: "strong-opening",
        title: "A first line that says something",
        advice: "It gives the reader a reason to go on.",
        spans: [sentenceSpan(letter, opening)],
      },
    ],
  };
}

const shortestTelling = 6;
const longestTelling = 45;

/** A result, or a figure or the company's name with something said about it. */
function tellsSomething(
  letter: Letter,
  opening: Sentence,
  { company, hasCliche, isResult, figures }: Shown & { company: string | null; hasCliche: boolean },
): boolean {
  if (opening.words > longestTelling) return false;
  if (isResult) return true;
  if (hasCliche || opening.words < shortestTelling) return false;
  if (figures.length > 0) return true;
  if (company === null) return false;
  return namedIn(letter, company).some(
    ({ first }) => first >= opening.first && first < opening.end,
  );
}

function greetingFindings(letter: Letter): Finding[] {
  const { greeting, tokens } = letter;
  if (greeting === null || phraseAt(tokens, greeting.first, greeting.end, toNobody) === undefined)
    return [];
  return [
    {
      kind: "weak-greeting",
      title: "A greeting to nobody",
      advice: "Look the name up on LinkedIn or the company's site, or greet the team by its name.",
      spans: [spanOf(letter, greeting.first, greeting.end)],
    },
  ];
}
