import type { Tone, Verdict } from "#domain/listing/advice/open-words.ts";

/** Something to see at a glance. */
export interface Sign {
  /** Good news, a doubt, or bad news. */
  readonly kind: Exclude<Tone, "warning">;
  readonly sign: Tone;
  readonly words: string;
}

export const signOf = ({ words, tone }: Verdict): Sign => ({
  kind: tone === "warning" ? "no" : tone,
  sign: tone,
  words,
});
