interface Place {
  readonly start: number;
  readonly end: number;
}

/** "[number]", "{{company}}", "<your name>", "___", "XX%": what the member is to fill in. */
const place =
  /\[[^[\]\n]{1,120}\]|\{[^{}\n]{1,120}\}|<[^<>\n]{1,80}>|_{2,}|\b[XN]{1,3}(?=%|\+|k\b|\s?(?:years?|percent|people|clients)\b)/g;

/** The places to fill in, in order. They are no claims. */
export function placesToFill(text: string): Place[] {
  return [...text.matchAll(place)].map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
  }));
}
