/**
 * A spreadsheet runs a cell that begins like this as a formula, whoever wrote it: with the signs themselves, their
 * full-width twins, or white space that it skips before it looks.
 */
const beginsLikeFormula = /^[=+\-@\t\r\n＝＋－＠]/u;

/** Behind an apostrophe it is text. One that begins with an apostrophe gets another, so that there is a way back. */
export const harmlessCell = (text: string): string =>
  beginsLikeFormula.test(text) || text.startsWith("'") ? `'${text}` : text;

/**
 * The way back. Only an apostrophe that protects something goes: one that others wrote, as in `'n Plek`, was never ours.
 */
export const plainCell = (cell: string): string =>
  cell.startsWith("'") && harmlessCell(cell.slice(1)) !== cell.slice(1) ? cell.slice(1) : cell;
