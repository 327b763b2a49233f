/** A part of a strategy's content: HTML that went through the allow-list, or a template to copy, as plain text. */
type ContentPiece =
  | { readonly kind: "html"; readonly html: string }
  | { readonly kind: "template"; readonly text: string };

const open = "<pre>";
const close = "</pre>";

/** Sets the templates of a content apart from the rest: each is shown as text, with a button to copy it. */
export function contentPieces(content: string): ContentPiece[] {
  const pieces: ContentPiece[] = [];
  let at = 0;
  while (at < content.length) {
    const begin = content.indexOf(open, at);
    const end = begin === -1 ? -1 : content.indexOf(close, begin);
    const html = content.slice(at, end === -1 ? content.length : begin);
    if (html.trim() !== "") pieces.push({ kind: "html", html });
    if (end === -1) break;
    pieces.push({ kind: "template", text: textOf(content.slice(begin + open.length, end)) });
    at = end + close.length;
  }
  return pieces;
}

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** What a reader sees of a piece of such HTML. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, "")
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .trim();
