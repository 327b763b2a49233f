import type { Evidence } from "#domain/listing/posting.ts";
import { quote, type Sentence } from "#domain/listing/text/sentences.ts";
import { asking } from "./asking.ts";
import { promises } from "./promises.ts";
import type { ReasonId } from "./reasons.ts";
import type { Wording } from "./wording.ts";

interface Sign {
  readonly text: string;
  readonly wording: Wording;
}

/** Signs by their first three characters, five bits of each: the quickest look-up there is, at every word. */
const signsByStart: (Sign[] | undefined)[] = Array.from({ length: 1 << 15 });
for (const wording of [...asking, ...promises]) {
  for (const text of wording.signs.split(",")) {
    (signsByStart[startAt(text, 0)] ??= []).push({ text, wording });
  }
}

/** The reasons that the sentences give in so many words, each with what was said. */
export function saidIn(sentences: readonly Sentence[]): Map<ReasonId, Evidence[]> {
  const said = new Map<ReasonId, Evidence[]>();
  for (const sentence of sentences) {
    for (const wording of signalledIn(sentence)) {
      const match = matchOf(wording, sentence.text);
      if (match === undefined) continue;
      const evidence = quote(sentence, match.index, match.index + match[0].length);
      said.set(wording.reason, [...(said.get(wording.reason) ?? []), evidence]);
    }
  }
  return said;
}

const none: readonly Sign[] = [];
const nothing: ReadonlySet<Wording> = new Set();

/** Reads the text the sentence is from, because a string cut from another is slower to read. */
function signalledIn({ from: { text: whole }, start, text }: Sentence): ReadonlySet<Wording> {
  let signalled: Set<Wording> | undefined;
  let isInside = false;
  for (let at = start; at < start + text.length; at += 1) {
    const wasInside = isInside;
    isInside = isWordCharacter(whole.charCodeAt(at));
    if (!isInside || wasInside) continue;
    for (const sign of signsByStart[startAt(whole, at)] ?? none) {
      if (whole.startsWith(sign.text, at)) (signalled ??= new Set()).add(sign.wording);
    }
  }
  return signalled ?? nothing;
}

const isWordCharacter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

function startAt(text: string, at: number): number {
  const [first, second, third] = [
    text.charCodeAt(at),
    text.charCodeAt(at + 1),
    text.charCodeAt(at + 2),
  ];
  return ((first & 31) << 10) | ((second & 31) << 5) | (third & 31);
}

function matchOf(wording: Wording, text: string): RegExpExecArray | undefined {
  const { needs, patterns, unless } = wording;
  if (needs?.test(text) === false) return undefined;
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match !== null) return unless?.test(text) === true ? undefined : match;
  }
  return undefined;
}
