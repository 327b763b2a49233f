import { visibleText } from "#domain/listing/text/visible-text.ts";

/** Lines longer than this are paragraphs, which take no dash. */
const longestItem = 120;

/** The typed context with its lead, in the lines it was typed in; empty when nothing was typed. */
export function contextParagraph(lead: string, typed: string): string {
  const lines = linesIn(typed);
  if (lines.length < 2) return contextSentence(lead, typed);
  const isList = lines.every((line) => line.length <= longestItem);
  return [`${lead}:`, ...lines.map((line) => (isList ? `- ${line}` : line))].join("\n");
}

/** The same on one line. Behind a colon a sentence, a fragment and a single word all read well. */
export function contextSentence(lead: string, typed: string): string {
  const lines = linesIn(typed);
  if (lines.length === 0) return "";
  const joined = lines.map((line, at) => (at < lines.length - 1 ? joinable(line) : line)).join(" ");
  return `${lead}: ${ended(joined)}`;
}

const linesIn = (typed: string): string[] =>
  visibleText(typed.replaceAll(/\r\n?|[\u2028\u2029]/g, "\n"))
    .split("\n")
    .map((line) =>
      line
        .replaceAll(/\s+/g, " ")
        .trim()
        .replace(/^[-*•–] /, ""),
    )
    // A line of nothing but a comma or a dash says nothing.
    .filter((line) => /[^\s,;:-]/.test(line));

const isEnded = (text: string): boolean => /[.!?…][)"'”’]?$/.test(text);

const isAddress = (text: string): boolean => /(?:^|\s)(?:https?:\/\/|www\.)\S+$/i.test(text);

/** A line that ends nowhere is one item of several. */
const joinable = (line: string): string =>
  isEnded(line) ? line : `${withoutTrailing(line)}${isAddress(line) ? " ;" : ";"}`;

/** A full stop behind an address would become part of it. */
const ended = (text: string): string => {
  const trimmed = withoutTrailing(text);
  return isEnded(trimmed) || isAddress(trimmed) ? trimmed : `${trimmed}.`;
};

/** Without the comma or colon somebody stopped at. */
const withoutTrailing = (text: string): string => text.replace(/(?<![\s,;:])[\s,;:]+$/, "");
