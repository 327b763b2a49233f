/** The lines a reader sees, without what stands around them; a tag ends one too, because people also paste pages. */
export const linesOf = (text: string): string[] =>
  withoutTags(text)
    .flatMap((piece) => piece.split(/\r?\n/))
    .map((line) => bare(line.slice(0, longestRead)))
    .filter((line) => line !== "");

const longestRead = 260;

/** Without the stars, bullets and pictures that stand around a line. */
export const bare = (line: string): string =>
  line.replace(/^[^\p{L}\p{N}$€£@&("'“‘]+/u, "").replace(ornamentsAtEnd, "");

/** Only from where they begin: a search from each of them would read a long row of them over and over. */
const ornamentsAtEnd =
  /(?<![\s*_~\p{Extended_Pictographic}\u{fe0f}])[\s*_~\p{Extended_Pictographic}\u{fe0f}]+$/u;

/** The text between the tags. What is in a script is read by nobody. */
function withoutTags(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (let at = text.indexOf("<"); at !== -1; at = text.indexOf("<", at)) {
    const name = /^<\/?([a-z][a-z0-9]{0,15})/i.exec(text.slice(at, at + 18))?.[1]?.toLowerCase();
    const end = name === undefined ? null : tagEnd(text, at);
    if (end === null) {
      at += 1;
      continue;
    }
    pieces.push(text.slice(from, at));
    const isSilent = text[at + 1] !== "/" && (name === "script" || name === "style");
    const close = isSilent ? text.indexOf(`</${name}`, end) : -1;
    from = close === -1 ? end : close;
    at = from;
  }
  return [...pieces, text.slice(from)];
}

/** A tag longer than this is no tag that anybody wrote. */
const longestTag = 600;

/** Where a tag ends: a `>` inside a quoted attribute does not end it. Null where it does not end. */
function tagEnd(text: string, start: number): number | null {
  let quote = "";
  for (let at = start + 1; at < Math.min(text.length, start + longestTag); at += 1) {
    const letter = text.charAt(at);
    if (quote !== "") quote = letter === quote ? "" : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === ">") return at + 1;
  }
  return null;
}
