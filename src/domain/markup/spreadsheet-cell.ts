/**
 * A spreadsheet runs a cell that begins like this as a formula, whoever wrote it: with the signs themselves, their
 * full-width twins, or white space that it skips before it looks. Where a comma is the decimal sign, as on most computers
 * in South Africa, it also begins a cell behind each semicolon, and a row behind each end of a line, quotes or not. There a
 * dash is left alone: that is how people write lists.
 */
const formulaAhead = /(?<=^|[;\t])(?=[=+\-@\t\r\n＝＋－＠'])|(?<=[\r\n])(?=[=+@＝＋＠'])/gu;
const protectedAhead = /(?<=^|[;\t])'(?=[=+\-@\t\r\n＝＋－＠'])|(?<=[\r\n])'(?=[=+@＝＋＠'])/gu;

/** Behind an apostrophe it is text. One that begins with an apostrophe gets another, so that there is a way back. */
export const harmlessCell = (text: string): string => text.replace(formulaAhead, "'");

/**
 * The way back. Only an apostrophe that protects something goes: one that others wrote, as in `'n Plek`, was never ours.
 */
export const plainCell = (cell: string): string => cell.replace(protectedAhead, "");
