/** What becomes of a text that somebody has checked. Said wherever one can be pasted. */
export const pastePromise =
  "Nothing you paste is stored unless you track the job or share the result.";
