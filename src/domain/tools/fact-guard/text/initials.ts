/** The fewest and the most letters of an abbreviation that is read letter by letter. */
export const lengths = [3, 4, 5] as const;

/** The initials of every few words in a row. */
export function initialsIn(letters: string): Set<string> {
  const found = new Set<string>();
  for (let at = 0; at < letters.length; at += 1)
    for (const length of lengths) found.add(letters.slice(at, at + length));
  return found;
}
