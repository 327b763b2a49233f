import type { ReadText } from "./read-text.ts";

const wordsIn = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Words after which a name is wished for, spoken to or admired. */
const aiming = wordsIn(`
  join joining apply applying application applied vacancy opening opportunity interest interested excited exciting love keen eager hope hoping
  want wanting would i'd will i'll could can like you your you're you've yours dear hi hello contribute admire admired admiring follow following followed
  impressed noticed saw read see reading learn discuss advertised posted drawn enthusiastic attracted thrilled forward considering bringing bring
  understand mission values congratulations congrats learning seeking looking consider why if hire hiring come came across found heard ready`);

/** Words after which it is claimed. */
const claiming = wordsIn(`
  worked work freelanced employed managed led ran built grew wrote served spent previously formerly former ex interned promoted hired experience time years year
  stint tenure joined clients client career currently recently managing leading handled created launched developed increased delivered was am been consulted
  background contract moved headhunted campaigns accounts brands companies helped since during where`);

const looksBack = 14;

/** What the words before say of a name: that it is aimed at, that it is claimed, or nothing. */
export function aimedOrClaimed(read: ReadText, at: number): "aimed" | "claimed" | null {
  return isSubjectOfWish(read, at) ? "aimed" : toldBefore(read, at);
}

const looksAhead = 14;
const ofWish = /^(?:next|goal|dream|aim|ambition|hope|wish)$/;

/** "Leading a team of ten would be a step", "Working abroad is my next goal": what is wished for comes first. */
function isSubjectOfWish({ words, sentenceStarts }: ReadText, at: number): boolean {
  const sentence = words[at]?.sentence ?? 0;
  const start = sentenceStarts[sentence] ?? 0;
  if (at > start + looksAhead) return false;
  for (let next = start; next < at + looksAhead; next += 1) {
    const word = words[next];
    if (word === undefined || word.sentence !== sentence) return false;
    if (next > start && /[,;:(–—]/.test(word.gap)) return false;
    if (/^(?:would|i'd)$/.test(word.low)) return next > at;
    if (word.low === "is" && words[next + 1]?.low === "my")
      return next > at && words.slice(next + 2, next + 4).some(({ low }) => ofWish.test(low));
    if (word.low === "i" && words[next + 1]?.low === "would") return next > at;
    if (/^(?:i|we|my|our|i've|i'm|who|which|that)$/.test(word.low)) return false;
  }
  return false;
}

/** What the words before say. */
function toldBefore({ words }: ReadText, at: number): "aimed" | "claimed" | null {
  const sentence = words[at]?.sentence;
  for (let back = at - 1; back >= Math.max(0, at - looksBack); back -= 1) {
    const word = words[back];
    if (word === undefined || word.sentence !== sentence) return null;
    const isVerb = word.low === "post" && /^(?:i|we|and|to|,)$/.test(words[back - 1]?.low ?? "");
    if (/^(?:role|position|job|post)$/.test(word.low) && !isVerb)
      return isPast(words[back - 1]?.low) || isPast(words[back - 2]?.low) ? "claimed" : "aimed";
    if (word.low === "as" && (words[back - 1]?.low === "join" || words[back - 1]?.low === "you"))
      return "aimed";
    // "I am writing about" claims nothing yet.
    if (word.low === "am" && words[back + 1]?.low.endsWith("ing") === true) continue;
    if (word.low === "time" && words[back - 1]?.low !== "my") continue;
    if (claiming.has(word.low))
      return isWished(words[back - 1]?.low, words[back - 2]?.low) ? "aimed" : "claimed";
    // "following an internship", "followed it with": one thing after another.
    if (
      word.low.startsWith("follow") &&
      /^(?:a|an|my|it|by|up|this|that)$/.test(words[back + 1]?.low ?? "")
    )
      continue;
    // "came first" is no finding of an ad.
    if (word.low === "came" && !/^(?:across|upon)$/.test(words[back + 1]?.low ?? "")) continue;
    if (aiming.has(word.low)) return "aimed";
  }
  return null;
}

const isPast = (low: string | undefined): boolean =>
  /^(?:my|previous|last|current|former|first|recent|past|earlier|prior|latest)$/.test(low ?? "");

/** "to work at", "would have led". */
const isWished = (before: string | undefined, beforeThat: string | undefined): boolean =>
  (before === "to" && !/^(?:helped|used|able|managed|hired)$/.test(beforeThat ?? "")) ||
  (/^(?:would|could|will|can|to)$/.test(
    before === "have" || before === "be" ? (beforeThat ?? "") : (before ?? ""),
  ) &&
    before !== "to");

const denying = new Set(
  "not no never haven't hasn't don't didn't without new learn learning teaching".split(" "),
);

/** "Braze would be new to me". */
function isNewToThem({ words }: ReadText, at: number): boolean {
  for (let next = at + 1; next < at + 7; next += 1) {
    if (words[next]?.sentence !== words[at]?.sentence) return false;
    if (words[next]?.low === "new" && words[next + 1]?.low === "to")
      return words[next + 2]?.low === "me";
  }
  return false;
}

/** Whether anything is denied in a text at all. */
export const deniesAnything = ({ words }: ReadText): boolean =>
  words.some(({ low }) => denying.has(low));

/** "have not used", "new to", "would like to learn": the opposite of a claim. */
export function isDenied(read: ReadText, at: number): boolean {
  const { words } = read;
  const sentence = words[at]?.sentence;
  if (isNewToThem(read, at)) return true;
  for (let back = at - 1; back >= Math.max(0, at - 6); back -= 1) {
    const word = words[back];
    if (word === undefined || word.sentence !== sentence || /[,;]/.test(words[back + 1]?.gap ?? ""))
      return false;
    if (!denying.has(word.low)) continue;
    const after = words[back + 1]?.low ?? "";
    if (/^(?:not|no)$/.test(word.low))
      return after !== "only" && after !== "just" && after !== "doubt";
    if (word.low === "teaching" && after === "myself") return true;
    if (/^(?:never|haven't|hasn't|don't|didn't|without)$/.test(word.low)) return true;
    if (word.low === "new" && after === "to") return true;
    if (/^(?:learn|learning)$/.test(word.low) && words[back - 1]?.low !== "e" && back === at - 1)
      return true;
  }
  return false;
}
