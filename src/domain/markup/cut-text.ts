/** The beginning of a text, at most so long. Never in the middle of a character: half an emoji is nothing the database would keep. */
export const cutText = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, "")
    .toWellFormed();
