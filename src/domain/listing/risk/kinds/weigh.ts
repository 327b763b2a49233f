import { otherLanguageOf } from "#domain/listing/pasted/language.ts";
import type { Evidence } from "#domain/listing/posting.ts";
import { matchOf } from "#domain/listing/rules/rule.ts";
import { quote, type Sentence } from "#domain/listing/text/sentences.ts";
import { worthTrying } from "#domain/listing/worth-trying.ts";
import { isMessage } from "../message.ts";
import type { Kind } from "./kind.ts";
import { kinds, tellingKinds } from "./kinds.ts";

/** From here on it is told as tricks are. */
const trickFrom = 10;
/** From here on it is odd, and no more. */
const oddFrom = 6;
/** One kind of words proves nothing, however much it weighs; and at least one must be more than a leaning. */
const fewestKinds = 2;

interface Weighed {
  readonly reason: "told-like-a-trick" | "told-oddly";
  /** Those that speak for a trick. */
  readonly kinds: readonly Pick<Kind, "id" | "reason">[];
  readonly evidence: readonly Evidence[];
}

/**
 * What a message amounts to that no row knows: its words are weighed by kind, those of tricks against those of honest work. Less
 * certain than a row, and for messages alone.
 */
export function weigh(sentences: readonly Sentence[]): Weighed | null {
  if (!isMessage(sentences)) return null;
  const firsts = firstOfEach(sentences);
  const said = kinds.flatMap((kind) => {
    const evidence = firsts.get(kind.id);
    return evidence === undefined || isTakenBack(kind, sentences) ? [] : [{ kind, evidence }];
  });
  const odd = said.filter(({ kind }) => kind.effect > 0);
  const sum = said.reduce((total, { kind }) => total + kind.effect, 0);
  const isTelling = odd.some(({ kind }) => tellingKinds.includes(kind));
  if (odd.length < fewestKinds || !isTelling || sum < oddFrom) return null;
  // The words of honest work are English: in another language only those of money would be known.
  if (otherLanguageOf(sentences.map(({ text }) => text).join(" ")) !== null) return null;
  return {
    reason: sum >= trickFrom ? "told-like-a-trick" : "told-oddly",
    kinds: odd.map(({ kind: { id, reason } }) => ({ id, reason })),
    evidence: withoutTwins(odd.map(({ evidence }) => evidence)),
  };
}

/** Where each kind is said first, by its name. */
function firstOfEach(sentences: readonly Sentence[]): ReadonlyMap<string, Evidence> {
  const firsts = new Map<string, Evidence>();
  for (const sentence of sentences) {
    for (const kind of worthTrying(sentence).tricks) {
      const match = firsts.has(kind.id) ? null : matchOf(kind, sentence.text);
      if (match !== null)
        firsts.set(kind.id, quote(sentence, match.index, match.index + match[0].length));
    }
  }
  return firsts;
}

const isTakenBack = ({ unlessAnywhere }: Kind, sentences: readonly Sentence[]): boolean =>
  sentences.some(({ text }) => unlessAnywhere?.test(text) === true);

/** Kinds often stand in the same words. */
const withoutTwins = (evidence: readonly Evidence[]): readonly Evidence[] =>
  evidence.filter(
    ({ quote: words }, index) => evidence.findIndex((other) => other.quote === words) === index,
  );
