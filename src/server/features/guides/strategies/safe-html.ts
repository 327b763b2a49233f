import type { IOptions } from "sanitize-html";

/** Text with headings, lists, tables, links and templates. No attribute but a link's, so no style, no script and no address to load from. */
const allowed: IOptions = {
  allowedTags: [
    "p",
    "h2",
    "h3",
    "h4",
    "ul",
    "ol",
    "li",
    "strong",
    "em",
    "a",
    "blockquote",
    "pre",
    "code",
    "br",
    "hr",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
  ],
  allowedAttributes: { a: ["href", "target", "rel"] },
  allowedSchemes: ["https", "http", "mailto"],
  allowProtocolRelative: false,
  transformTags: {
    // The dialog's own title stands above them.
    h1: "h2",
    b: "strong",
    i: "em",
    a: (tagName, { href = "" }) => ({
      tagName,
      attribs: { href, target: "_blank", rel: "noopener noreferrer" },
    }),
  },
};

/** HTML that somebody wrote, as it is stored and shown: whatever is not on the list is gone, its text excepted. */
export async function safeHtml(html: string): Promise<string> {
  // Loaded by the first who needs it: a server starts without.
  const { default: sanitize } = await import("sanitize-html");
  return sanitize(html, allowed);
}
