/** No word of English is longer; what is, is no word. */
const longestWord = 30;

/** Verbs that change inside, as marketers use them. */
const irregular = new Map(
  "began begin,bought buy,brought bring,built build,came come,chose choose,drew draw,driven drive,drove drive,fallen fall,fell fall,found find,gave give,given give,got get,grew grow,grown grow,held hold,kept keep,led lead,lost lose,made make,paid pay,ran run,risen rise,rose rise,sent send,shown show,sold sell,spent spend,spoke speak,taken take,taught teach,took take,went go,won win,written write,wrote write"
    .split(",")
    .map((pair) => {
      const [form = "", base = ""] = pair.split(" ");
      return [form, stripped(base)] as const;
    }),
);

/** What the forms of one word share: `optimise`, `optimizes` and `optimising` are one. */
export function inflectionStem(word: string): string {
  const bare = word.endsWith("'s") ? word.slice(0, -2) : word;
  return irregular.get(bare) ?? stripped(bare.replace("isation", "ization"));
}

function stripped(word: string): string {
  if (word.length < 4 || word.length > longestWord) return word;
  const stem = withoutEnding(singular(word));
  if (stem.length > 4 && stem.endsWith("is")) return `${stem.slice(0, -2)}iz`;
  return stem.length > 4 && stem.endsWith("our") ? `${stem.slice(0, -3)}or` : stem;
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutEnding(word: string): string {
  if (word.length > 5 && word.endsWith("ing")) return withoutDouble(word, 3);
  if (word.length > 4 && word.endsWith("ied")) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && word.endsWith("ed")) return withoutDouble(word, 2);
  return word.length > 4 && word.endsWith("e") ? word.slice(0, -1) : word;
}

function withoutDouble(word: string, ending: number): string {
  const rest = word.slice(0, -ending);
  if (!/[aeiouy]/.test(rest)) return word;
  const isDouble = /[bdglmnprt]$/.test(rest) && rest.at(-1) === rest.at(-2);
  return isDouble ? rest.slice(0, -1) : rest;
}

/** Endings that make another word of the same meaning, longest first. */
const endings = "ization ement ation ition ment ical ion ist ate ant at er or ly ic al y".split(
  " ",
);

/** What words of one meaning share: `manage`, `manager` and `management` are one. */
export function meaningStem(word: string): string {
  const stem = inflectionStem(word);
  for (const ending of endings) {
    if (stem.length - ending.length >= 4 && stem.endsWith(ending))
      return ending === "ization" ? `${stem.slice(0, -7)}iz` : stem.slice(0, -ending.length);
  }
  return stem;
}
