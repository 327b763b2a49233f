import { aimedOrClaimed } from "../text/aims.ts";
import type { Figure } from "../figures/figure.ts";
import { isFigureSaid } from "../figures/figure-judge.ts";
import { ratiosIn } from "../figures/figures-said.ts";
import { readFigures } from "../figures/read-figures.ts";
import type { MarkKind } from "../mark.ts";
import type { Asking } from "./asking.ts";
import type { Claim } from "./claim.ts";

/** Numbers, counts, spans and years, each with whether the member gave it. */
export function findFigures(asking: Asking): Claim[] {
  const { read, known } = asking;
  const figures = readFigures(read);
  const ratios = ratiosIn(read, figures);
  return figures.flatMap((figure) => {
    if (!asking.isFree(figure.first) || !asking.isFree(figure.last)) return [];
    const { first, last, start, end } = figure;
    const isSaid =
      isNoClaim(asking, figure) ||
      isRankSaid(asking, figure) ||
      isFigureSaid(known.figures, read, figure, {
        knows: (one) => known.meanings.has(one),
        ratios,
      });
    return [{ first, last, start, end, kind: kindOf(figure), isSaid }];
  });
}

/** "the top ten", whoever they are now said to be. */
const isRankSaid = ({ read, known }: Asking, { first }: Figure): boolean =>
  read.words[first - 1]?.low === "top" && known.pairs.has(`top ${read.words[first]?.low}`);

function kindOf({ unit, value, span }: Figure): MarkKind {
  if (unit === "calendar year") return "year";
  if (unit === "span")
    return span === "year" || span === "yr" || span === "decade" ? "year" : "number";
  return unit === "plain" && value > 1 && value < 1_000 && value % 1 === 0 ? "count" : "number";
}

const ofLetters =
  /^(?:words?|sentences?|paragraphs?|characters?|pages?|lines?|bullets?|typos?|mistakes?|errors?|clich(?:e|é)s?|points?|sections?|spelling|adjectives?)$/;

/** What counts the letter's words, offers a talk, or repeats the ad's own figure to the one who wrote it. */
function isNoClaim({ read, known, moods, reaches }: Asking, figure: Figure): boolean {
  const { words } = read;
  const mood = moods[words[figure.first]?.sentence ?? 0];
  if (mood === undefined) return false;
  if (mood.aboutLetter && countsLetter(read, figure)) return true;
  const isAimed = mood.asks || aimedOrClaimed(read, figure.first) === "aimed";
  const isAsked =
    reaches(known.asked, figure.first, figure.last) || known.askedFigures.has(figure.value);
  if (isAimed && !isMine(read, figure.first) && isAsked) return true;
  const isShort = figure.unit === "span" && figure.value < 2;
  if (mood.asks && isShort) return true;
  if (mood.asks && figure.unit === "plain" && figure.value < 10 && !isMine(read, figure.first))
    return true;
  if (mood.offersTalk && (isShort || (figure.unit === "plain" && figure.value < 10))) return true;
  return speaksToReader(asking(read, figure), reaches(known.asked, figure.first, figure.last));
}

/** "240 words", "two of five paragraphs", "78 out of 100", "78/100". */
function countsLetter({ words, text }: Asking["read"], { first, last, end }: Figure): boolean {
  const [next = "", afterNext = ""] = [words[last + 1]?.low, words[last + 2]?.low];
  if (ofLetters.test(next) || ofLetters.test(afterNext) || next === "out") return true;
  if (/^ ?\//.test(text.slice(end, end + 2))) return true;
  return words[first - 1]?.low === "of" && words[first - 2]?.low === "out";
}

/** "bring my five years": the member's own, whatever the wish around it. */
const isMine = ({ words }: Asking["read"], at: number): boolean =>
  [1, 2, 3].some((back) => /^(?:my|have|i've|bring|with)$/.test(words[at - back]?.low ?? ""));

const asking = ({ words }: Asking["read"], { first }: Figure): string[] => {
  const sentence = words[first]?.sentence;
  return words
    .slice(Math.max(0, first - 12), first)
    .filter((word) => word.sentence === sentence)
    .map(({ low }) => low);
};

/** "You ask for five years": the reader's own figure, when it stands in the ad. */
const speaksToReader = (before: readonly string[], isAsked: boolean): boolean =>
  isAsked &&
  before.findLastIndex((low) => /^(?:you|your|you're|role|position|ad|advert|listing)$/.test(low)) >
    before.findLastIndex((low) => /^(?:my|i've|i|have)$/.test(low));
