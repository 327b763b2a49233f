/**
 * Builds one pattern from phrases separated by commas or new lines. `{job}` stands for any word of that list,
 * `{job?}` may be missing, and of `{job*}` there may be several. Words may be joined by a space, a hyphen, a comma
 * or brackets: "full-time (1099) contractor".
 */
export function phrasePattern(list: string, slots: Readonly<Record<string, string>>): RegExp {
  const phrases = phrasesIn(list).map((phrase) => {
    const parts = phrase.split(" ").map((word) => partOf(word, slots));
    // A part that may be missing brings the joint behind it along.
    return parts.join("").replace(new RegExp(`${escape(joint)}$`), "");
  });
  return new RegExp(String.raw`\b(?:${phrases.join("|")})(?!\w)`);
}

const joint = String.raw`\)?(?: ?[,/:|] ?|[ -])\(?`;

function partOf(word: string, slots: Readonly<Record<string, string>>): string {
  const [, name, often] = /^\{(\w+)([?*]?)\}$/.exec(word) ?? [];
  if (name === undefined) return escape(word).replaceAll("-", "[ -]?") + joint;
  const words = phrasesIn(slots[name] ?? "").map((one) => escape(one).replaceAll(/[ -]/g, "[ -]?"));
  const any = `(?:${words.join("|")})`;
  if (often === "?") return `(?:${any}${joint})?`;
  return often === "*" ? `(?:${any}${joint}){0,4}` : `${any}${joint}`;
}

const phrasesIn = (list: string): string[] =>
  list
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "");

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
