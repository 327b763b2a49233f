import { readableQuote } from "#domain/listing/text/readable-quote.ts";
import type {
  Judgement,
  RequirementCoverage,
  Verdict,
} from "#domain/tools/letters/letter-check.ts";
import { isKeywordList } from "#domain/tools/letters/judging/readability.ts";
import type { Letter } from "#domain/tools/letters/reading/letter-parts.ts";
import {
  sentenceSpan,
  spanOf,
  type ReadText,
  type Sentence,
} from "#domain/tools/letters/reading/read-text.ts";
import type { Copied } from "./copied.ts";
import { answeredBy, conceptsIn } from "./concepts.ts";
import { itemsOf, type Item } from "./items.ts";
import { requirementsIn, type Requirement } from "./requirements.ts";
import { yearsIn } from "./years.ts";

/** From these parts of what is asked on, one sentence answers it or answers it partly. */
const enough = 0.6;
const enoughWithRest = 0.4;
const restOfLetter = 0.75;
const some = 0.3;
const someInAll = 0.5;

/** What each requirement of the ad finds in the letter. */
export function coverageOf(ad: ReadText, letter: Letter, copied: Copied): RequirementCoverage[] {
  const said = readAnswers(letter, copied);
  return requirementsIn(ad).map((requirement) => covered(ad, letter, requirement, said));
}

interface Answers {
  /** Which sentences of the body speak of a thing. */
  readonly sentencesById: ReadonlyMap<string, readonly number[]>;
  /** Sentences that count only half: copied, a list, or unproven. */
  readonly isHalf: readonly boolean[];
  readonly years: number;
}

/** Words of a sentence that denies, hopes or applies: it speaks of the thing, but does not show it. */
const unproven =
  /\b(?:never|haven't|hasn't|don't have|do not have|have not|not yet|no experience|yet to|still learning|new to|could|would|hope to|want to|eager to|looking to|willing to|apply|applying|application|position|vacancy|your ad|this role|the role|rate myself)\b/;

const textOf = ({ tokens, plain }: Letter, { first, end }: Sentence): string =>
  plain.text.slice(tokens[first]?.start, tokens[end - 1]?.end);

function readAnswers(letter: Letter, copied: Copied): Answers {
  const sentencesById = new Map<string, number[]>();
  const isHalf = letter.body.map((sentence, index) => {
    for (const { id } of conceptsIn(letter, sentence)) {
      for (const answered of answeredBy(id)) {
        const places = sentencesById.get(answered) ?? [];
        sentencesById.set(answered, places);
        if (places.at(-1) !== index) places.push(index);
      }
    }
    return (
      copied.sentences.has(index) ||
      isKeywordList(letter, sentence) ||
      unproven.test(textOf(letter, sentence))
    );
  });
  const whole = { first: 0, end: letter.tokens.length };
  const years = Math.max(
    0,
    ...yearsIn(letter, whole)
      .slice(0, 100)
      .map(({ count }) => count),
  );
  return { sentencesById, isHalf, years };
}

function covered(
  ad: ReadText,
  letter: Letter,
  requirement: Requirement,
  said: Answers,
): RequirementCoverage {
  const items = itemsOf(ad, requirement);
  const asked = yearsIn(ad, requirement)[0];
  const hasYears = asked === undefined || said.years >= asked.count;
  const total = items.reduce((sum, { weight }) => sum + weight, 0);
  const { best, weight, all, missing } = bestSentence(items, said);
  const full =
    total === 0
      ? { own: Number(hasYears), all: Number(hasYears) }
      : { own: weight / total, all: all / total };
  const isHalf = best !== undefined && said.isHalf[best] === true;
  const verdict = limited(verdictOf(full), isHalf || !hasYears);
  const sentence = best === undefined || verdict === "missing" ? undefined : letter.body[best];
  const span = sentence && sentenceSpan(letter, sentence);
  const missingSpans = missing
    .filter(({ weight }) => weight >= 1)
    .map(({ first, end }) => spanOf(ad, first, end));
  const source = spanOf(ad, requirement.first, requirement.end);
  return {
    requirement: readableQuote(ad.source.slice(source.start, source.end)),
    isMustHave: requirement.isMustHave,
    verdict,
    sentence:
      span === undefined ? null : { ...span, text: letter.source.slice(span.start, span.end) },
    missingWords: [...(hasYears ? [] : [spanOf(ad, asked.first, asked.end)]), ...missingSpans].map(
      ({ start, end }) => readableQuote(ad.source.slice(start, end)),
    ),
  };
}

/** The sentence that answers most of what is asked, what all that count in full answer, and what nothing answers. */
function bestSentence(items: readonly Item[], { sentencesById, isHalf }: Answers) {
  const weights = new Map<number, number>();
  const missing: Item[] = [];
  let all = 0;
  for (const item of items) {
    const places = new Set(item.ids.flatMap((id) => sentencesById.get(id) ?? []));
    if (places.size === 0) missing.push(item);
    if ([...places].some((place) => isHalf[place] !== true)) all += item.weight;
    for (const place of places) weights.set(place, (weights.get(place) ?? 0) + item.weight);
  }
  let best: number | undefined;
  let most = 0;
  for (const [place, weight] of weights) {
    const counted = isHalf[place] === true ? weight * 0.6 : weight;
    if (counted <= most) continue;
    best = place;
    most = counted;
  }
  return { best, weight: (best === undefined ? 0 : weights.get(best)) ?? 0, all, missing };
}

function verdictOf({ own, all }: { own: number; all: number }): Verdict {
  if (own >= enough || (own >= enoughWithRest && all >= restOfLetter)) return "answered";
  return own >= some || all >= someInAll ? "partly" : "missing";
}

const limited = (verdict: Verdict, isLimited: boolean): Verdict =>
  isLimited && verdict === "answered" ? "partly" : verdict;

const worth = { answered: 1, partly: 0.5, missing: 0 } as const satisfies Record<Verdict, number>;

/** Nobody answers all of a long ad on one page: this much of it is full marks. */
const fullCoverage = 0.75;

const weightOf = ({ isMustHave }: RequirementCoverage): number => (isMustHave ? 2 : 1);

export function judgeCoverage(coverage: readonly RequirementCoverage[]): Judgement {
  const total = coverage.reduce((sum, each) => sum + weightOf(each), 0);
  const earned = coverage.reduce((sum, each) => sum + weightOf(each) * worth[each.verdict], 0);
  const answered = coverage.filter(({ verdict }) => verdict === "answered");
  const spans = answered.flatMap(({ sentence }) =>
    sentence === null ? [] : [{ start: sentence.start, end: sentence.end }],
  );
  const apart = [...new Map(spans.map((span) => [span.start, span])).values()].toSorted(
    (a, b) => a.start - b.start,
  );
  return {
    share: total === 0 ? 0 : Math.min(1, earned / total / fullCoverage),
    reason: `${answered.length} of the ${coverage.length} things the ad asks for ${answered.length === 1 ? "is" : "are"} answered.`,
    strengths:
      apart.length === 0
        ? []
        : [
            {
              kind: "answers-ad",
              title:
                answered.length === 1
                  ? "Answers something the ad asks for"
                  : `Answers ${answered.length} things the ad asks for`,
              advice: "These lines speak to what they are looking for.",
              spans: apart,
            },
          ],
  };
}
