import type { IOptions } from "sanitize-html";

/** What ends a line or begins one. Everything else of a page goes, its text excepted; scripts and styles go with theirs. */
const blocks = ["p", "div", "br", "ul", "ol", "li", "h1", "h2", "h3", "h4", "h5", "h6", "tr"];

const allowed: IOptions = {
  allowedTags: blocks,
  allowedAttributes: {},
  // A space where a tag of another kind stood would split words.
  disallowedTagsMode: "discard",
};

/** The HTML of a posting as the board keeps its texts: plain, a blank line between paragraphs, a dash before what is listed. */
export async function plainDescription(html: string): Promise<string> {
  // Loaded by the first who needs it: a server starts without.
  const { default: sanitize } = await import("sanitize-html");
  const text = sanitize(html.replace(/\s+/g, " "), allowed)
    // What is listed stands together, whether or not each of it is a paragraph too.
    .replace(/<li> ?<p>/g, "<li>")
    .replace(/<\/p> ?<\/li>/g, "</li>")
    .replace(/<\/li> ?<li>/g, "\n- ")
    .replace(/<br \/>/g, "\n")
    .replace(/<li>/g, "\n- ")
    .replace(/<\/?(?:div|ul|ol|li|tr)>/g, "\n")
    .replace(/<\/?(?:p|h[1-6])>/g, "\n\n");
  return unescaped(text)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "-")
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** The four that the sanitiser writes itself; the ampersand last, or `&amp;lt;` would become a bracket. */
const unescaped = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&nbsp;", " ")
    .replaceAll("&amp;", "&");
