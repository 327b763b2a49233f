/** A tag by which the tracker tells strategies apart. */
export const longestTag = 60;

/** Whoever has more cannot tell any two of them apart in the figures. */
export const mostTags = 100;

/** The tag that a strategy becomes: its title, as many whole words of it as fit. */
export function tagFrom(title: string): string {
  const line = title.replace(/\s+/g, " ").trim();
  if (line.length <= longestTag) return line;
  const cut = line.slice(0, longestTag + 1);
  const end = cut.lastIndexOf(" ");
  return (end > 0 ? cut.slice(0, end) : line.slice(0, longestTag)).toWellFormed();
}

/** Tags that differ in nothing but capitals are one tag. */
export const isSameTag = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();
