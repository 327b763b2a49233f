/** Words after which a line that is broken in the middle goes on. */
const goesOn = new Set(
  "a an and as at by for from in into of on or our over the to using via with my your their than".split(
    " ",
  ),
);

const abbreviations = new Set(
  "e g i eg ie etc vs approx inc ltd co mr mrs ms dr no st pty".split(" "),
);

/** Whether a sentence, a bullet or a heading ends before a word. */
export function endsSentence(before: string, gap: string, next: string): boolean {
  if (gap.includes("\n")) return endsLine(before, gap, next);
  if (/[•▪●◦‣·✓✔➤|]/.test(gap)) return true;
  const stop = gap.search(/[.!?…]/);
  if (stop === -1 || !/\s/.test(gap.slice(stop))) return false;
  if (/[!?…]/.test(gap)) return true;
  const isShort = abbreviations.has(before.toLowerCase()) && before !== "I" && before !== "No";
  return !isShort || (before.length > 1 && /^\p{Lu}/u.test(next) && before.toLowerCase() === "etc");
}

function endsLine(before: string, gap: string, next: string): boolean {
  if (gap.includes("\n\n") || /[^\n\s,'"’”)(‘“]/.test(gap)) return true;
  return !/^\p{Ll}/u.test(next) && !goesOn.has(before.toLowerCase());
}

/** A quotation mark directly before a word. */
export const opensQuote = (gap: string): boolean => /(?:^|[\s(:–—])["“‘'«„]$/.test(gap);

/** A quotation mark directly after the word before, or after its full stop. */
export const closesQuote = (gap: string): boolean => /^[.,!?;:…)%]{0,3}["”’'»]/.test(gap);
