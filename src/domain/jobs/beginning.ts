/** The beginning of a text in at most so many characters, cut between words where there are any, and never through an emoji. */
export function beginningOf(text: string, most: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  const lastSpace = cut.lastIndexOf(" ");
  const kept = lastSpace > most / 2 ? cut.slice(0, lastSpace) : cut.slice(0, -1);
  return `${kept.replace(/(?<![\s,;:.–\p{Cs}-])[\s,;:.–\p{Cs}-]+$/u, "")}…`;
}
