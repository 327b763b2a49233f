import type { ReadText } from "./read-text.ts";

/** Fewer words than this say nothing about how a letter reads. */
const fewestWords = 20;

/** Flesch reading ease, rounded and kept between 0 and 100. */
export function readingEase({ tokens, sentences, words }: ReadText): number | null {
  if (words < fewestWords) return null;
  let syllables = 0;
  const counted = new Map<string, number>();
  for (const { text } of tokens) {
    const count = counted.get(text) ?? syllablesIn(text);
    counted.set(text, count);
    syllables += count;
  }
  const ease = 206.835 - 1.015 * (words / sentences.length) - 84.6 * (syllables / words);
  return Math.min(100, Math.max(0, Math.round(ease)));
}

/** Words of everyday letters that the rule below counts wrong. */
const known = new Map(
  "area 3,being 2,buyer 2,business 2,businesses 3,create 2,created 3,creating 3,creation 3,creative 3,creator 3,doing 2,every 2,evening 2,ideas 3,idea 3,interest 2,interested 3,interesting 3,media 3,people 2,science 2,senior 2,seo 3,something 2,someone 2,therefore 2,website 2,websites 2,whole 1"
    .split(",")
    .map((pair) => {
      const [word = "", count = ""] = pair.split(" ");
      return [word, Number(count)] as const;
    }),
);

/** How many syllables a word is spoken in. A figure counts as one. */
export function syllablesIn(word: string): number {
  const fixed = known.get(word);
  if (fixed !== undefined) return fixed;
  if (word.length < 4 || word.length > 40) return 1;
  const spoken = word
    .replace(/'s$/, "")
    // Silent: "hoped", "makes", "hope", but not "wanted", "pages", "able".
    .replace(/(?:[^dt]ed|[^cghlsxz]es|[aeiouy]les?|[^l]e)$/, (ending) => ending.charAt(0))
    .replace(/(?<!^)(?:e)(?=(?:ly|ment|ful|less|ness)(?:s|ly)?$)/, "");
  const groups = spoken.match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(1, groups + (spoken.match(apart)?.length ?? 0));
}

/** Vowels side by side that are spoken apart, as in "media", "audience", "loyal", "valuable". */
const apart =
  /i(?:a(?!l|n)|o(?!n|u)|u)|(?<![cgst])ia|(?<![cgtx])iou|(?<![ct])ien[ct]|uen[ct]|[aeo]y[aei]|[aou]ing|(?<![gq])ua|eo|sm$/g;
