export const symbolBits = 5;
export const edgeSymbol = 0;
const figureSymbol = 27;
export const signSymbol = 28;
/** No character is this one. */
export const noSymbol = 31;

/** A character as a needed text has it, as a number; see `reducedLetter`. */
export function symbolOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 96;
  if (code >= 48 && code <= 57) return figureSymbol;
  return code === 64 ? signSymbol : edgeSymbol;
}
