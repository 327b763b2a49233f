/** Where a text waits for the member's own words: from the opening bracket to just past the closing one. */
export interface FillIn {
  readonly start: number;
  readonly end: number;
}

const fillIn = /\[[^[\]]+\]/g;

/** The fill-ins of a text, in order. Brackets that stay open or empty are left alone. */
export function fillIns(text: string): FillIn[] {
  return [...text.matchAll(fillIn)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));
}
