import { visibleLine } from "#domain/listing/text/visible-text.ts";
import { articleFor } from "./article.ts";
import { describing, fields, jobNouns, ordinaryWords, shortForms } from "./role-vocabulary.ts";

/** Longer than any job title: it is a sentence or a pasted text. */
const longestTitle = 80;

/**
 * The typed role as it stands behind "I am": "an SEO specialist". A field becomes the person who works in it, and what is no
 * title at all is quoted, so that any text reads well.
 */
export function rolePhrase(typed: string): string {
  const line = visibleLine(typed);
  const title = titleIn(line);
  if (title === "") return "a [your role]";
  if (isNoTitle(title)) return `a marketer (“${line}”)`;
  const noun = personFrom(title.split(" ").map(inSentence).join(" "));
  return `${articleFor(noun)} ${noun}`;
}

/** "I'm an SEO specialist." is the title with words around it. */
function titleIn(line: string): string {
  return line
    .replace(/^["'“‘]/, "")
    .replace(/(?<![\s.,;:!"'”’])[\s.,;:!"'”’]+$/, "")
    .replace(/^(?:i am|i['’]m|im|i work as|working as|my role is|role:) (?=\S)/i, "")
    .replace(/^(?:an?|the) (?=\S)/i, "");
}

const isNoTitle = (title: string): boolean =>
  title.length > longestTitle || /^(?:i|we|my) |[.!?] /i.test(title) || !/[a-z]/i.test(title);

/** "Email" and "MARKETING" are small inside a sentence, "SEO" and "HubSpot" stay as they are. */
const inSentence = (word: string): string =>
  word
    .split(/(?<=[-/&,(|])/)
    .map(piece)
    .join("");

function piece(written: string): string {
  const [letters = ""] = /[\p{L}\d]+/u.exec(written) ?? [];
  const small = letters.toLowerCase();
  const short = shortForms.get(small);
  // Somebody who wrote it with capitals of their own knows how it is written.
  if (short !== undefined && (letters === small || letters === letters.toUpperCase()))
    return written.replace(letters, () => short);
  return ordinaryWords.has(small) ? written.replace(letters, () => small) : written;
}

function personFrom(title: string): string {
  const [head = title] = title.split(/,|\||\(| [-–—] | (?:at|for|in|of|on|with) /, 1);
  const words = head.toLowerCase().trim().split(" ");
  const last = words.at(-1) ?? "";
  if (words.some((word) => jobNouns.has(word))) return title;
  if (head === title && last === "marketing") return `${title.slice(0, -last.length)}marketer`;
  if (head === title && describing.has(last)) return `${title} marketer`;
  return fields.has(last) ? `marketer working in ${title}` : title;
}
