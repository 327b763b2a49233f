import { isInside, type Span } from "../finding/item.ts";

export interface Sentence extends Span {
  /** It ends with its line, and not with a mark. */
  readonly endsWithLine: boolean;
}

const possibleEnd = /[.!?](?=\s|$)|\n/g;
/** A line that ends so goes on in the next one. */
const goesOn = /(?:,|\b(?:or|and|at|on|the|either|between|from|for|is|to|our|your|of|in))\s?$/;

/** Splits a text where thoughts end. A mark inside of what was found ("2 p.m.", "Nov. 18") ends nothing. */
export function sentencesIn(text: string, found: readonly Span[]): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  const close = (to: number, endsWithLine: boolean): void => {
    if (text.slice(from, to).trim() !== "") sentences.push({ from, to, endsWithLine });
    from = to;
  };
  for (const { index, 0: mark } of text.matchAll(possibleEnd)) {
    if (isInside({ from: index, to: index + 1 }, found)) continue;
    if (mark !== "\n") close(index + 1, false);
    else if (!goesOn.test(text.slice(Math.max(from, index - 10), index))) close(index + 1, true);
  }
  close(text.length, true);
  return sentences;
}

/**
 * Words after which the times of a sentence may be the very ones that are not offered. What only sounds like a refusal
 * ("if that does not work, …") is taken out first.
 */
const refusal =
  /n't\b|\b(?:i'm|i am|we're|we are|be|is|are) (?:out|away|off|on leave)\b|\b(?:not|cannot|cant|wont|unavailable|except|excluding|unless|busy|booked|blocked|out of (?:the )?office|ooo|instead|rather than|no longer|cancel\w{0,5}|moved?|moving|reschedul\w{1,5}|other than|apart from|conflicts?|taken|full|passed)\b/;
const harmless =
  /\b(?:(?:if|in case) (?:not|(?:that|those|this|these|it|none|neither|either|you|any) (?:of (?:these|those|them) )?(?:(?:does|do|is|are|ca|can) ?(?:n't|not)(?: (?:work|suit|possible|free|available|fit|make it|do))?))|why (?:not|don't (?:we|you))|(?:do not|don't) hesitate|not a problem|no problem|not sure|whether or not|let me know if (?:not|none))\b/g;

/** What was, and when somebody works: neither is an offer. */
const pastOrUsual =
  /\b(?:(?:we|you|i|they) (?:spoke|met|talked|chatted|discussed|had|missed|agreed)|(?:following|after|since|during|before) (?:our|the|my|your|this|that|a) (?:\w+ )?(?:call|chat|meeting|conversation|interview|discussion|session)|(?:speaking|talking|chatting|meeting|chat|talk) (?:with|to) you|yesterday|earlier|last (?:week|month|time)|was|were|originally|previous|(?:office|opening|working|business|support|core|our) hours|in (?:a )?meetings?|have (?:a |another )?(?:meetings?|call|calls)|stand-?up|tied up|travell?ing|on a flight|usually|normally|typically|closes?|opens?|reply|respond)\b/;
/** From one day to another: a stretch that no slot can say. */
const acrossDays =
  /\d(?::\d\d)? ?(?:[ap]\.?m\.?)?(?: [a-z]{2,4})? (?:to|until|till|through|-) (?:mon|tue|wed|thu|fri|sat|sun)/;

/** Whether a sentence may speak of times that are not on offer, so that one has to ask. */
export function isAboutSomethingElse(sentence: string): boolean {
  const said = sentence.replaceAll(harmless, " ");
  return refusal.test(said) || pastOrUsual.test(said) || acrossDays.test(said);
}

/** "Sorry, I meant 14:00": then any time of the message may be the wrong one. */
export const correctsItself = (text: string): boolean =>
  /\b(?:i mean(?:t)?|correction|make (?:that|it)|scratch that|actually|typo|my mistake|should (?:be|read|say|have been))\b/.test(
    text,
  );
