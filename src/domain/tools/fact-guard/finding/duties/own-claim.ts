import { aimedOrClaimed, isDenied } from "../../text/aims.ts";
import type { Asking } from "../asking.ts";
import { isThirdForm, isVerbForm } from "./verb-forms.ts";

const looksBack = 10;

/** Whether a word stands where the member tells of themselves: not of the reader, of a wish or in a question. */
export function isOwnClaim({ read, moods }: Asking, at: number): boolean {
  const { words, sentenceStarts } = read;
  const sentence = words[at]?.sentence ?? 0;
  const mood = moods[sentence];
  if (mood === undefined || mood.asks || mood.toFill || mood.offersTalk) return false;
  if (aimedOrClaimed(read, at) === "aimed" || isDenied(read, at)) return false;
  const start = sentenceStarts[sentence] ?? 0;
  const before = words.slice(Math.max(start, at - looksBack), at);
  if (before.some(({ low }) => /^(?:you|your|you're|you've|yours|dear|hi|hello)$/.test(low)))
    return false;
  const first = words[start];
  if (first === undefined) return false;
  const told = words.slice(start, at).some(({ low }) => /^(?:i|we|my|i've|i'm|our|who)$/.test(low));
  const isBullet = /[•▪●◦‣·✓✔➤*]/.test(first.gap);
  return told || isBullet || isVerbForm(first) === "past" || isThirdForm(first);
}
