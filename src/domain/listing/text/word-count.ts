import { isWordCode } from "./meanings.ts";
import { oncePerSentence } from "./sentences.ts";

/** How many words a sentence has; initials are one each. */
export const wordCount = oncePerSentence(({ text }) => {
  let count = 0;
  let isInside = false;
  for (let at = 0; at < text.length; at += 1) {
    const isWord = isWordCode(text.charCodeAt(at));
    if (isWord && !isInside) count += 1;
    isInside = isWord;
  }
  return count;
});
