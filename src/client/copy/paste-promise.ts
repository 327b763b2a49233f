/** What becomes of a text that somebody has checked. Said wherever one can be pasted. */
export const pastePromise = "Nothing is stored unless you track or share it.";
