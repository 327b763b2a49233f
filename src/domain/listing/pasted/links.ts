/** The start of an address, with or without its `https://`, and in the brackets that some editors put around it. */
const link =
  /^\W{0,3}(?:https?:\/\/|www\.)|\]\(https?:|^\W{0,3}[a-z0-9-]{2,40}(?:\.[a-z0-9-]{2,20}){1,3}\/\S/i;

/** What may stand beside a link that somebody passed on, and says nothing of the job. */
const passingOn = new Set(
  "apply at check hey here hi indeed job link linkedin look now on out please see shared this via view".split(
    " ",
  ),
);

/** Fewer letters than these beside a link name no job. */
const fewestLetters = 25;

/** Nothing but links, or as good as nothing: what is behind them is not read, because nothing is fetched. */
export function isOnlyLinks(text: string): boolean {
  const { hasLink, words } = besideLinks(text);
  const told = words.filter((word) => !passingOn.has(word));
  return hasLink && told.reduce((sum, word) => sum + word.length, 0) < fewestLetters;
}

/** Fewer words than these beside a link are no post, unless they name a figure. */
const fewestWords = 25;

/** A link with so few words beside it that the post itself must be behind it. */
export function isMostlyLink(text: string): boolean {
  const { hasLink, words } = besideLinks(text);
  return hasLink && words.length < fewestWords && !/[$€£]\s?\d|\bR\s?\d/.test(text);
}

function besideLinks(text: string): { readonly hasLink: boolean; readonly words: string[] } {
  const pieces = text.split(/\s+/);
  const others = pieces.filter((piece) => !link.test(piece.slice(0, 120)));
  return {
    hasLink: others.length < pieces.length,
    words:
      others
        .join(" ")
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [],
  };
}
