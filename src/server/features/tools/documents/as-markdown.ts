import type { WholeDocument } from "#contract/tools/documents.ts";
import { sectionsOf, type DocumentSection } from "#domain/tools/documents/document-sections.ts";
import { markedPieces, notInYourText, warningAbout } from "#domain/tools/marked-pieces.ts";

/** A document as Markdown. What somebody typed stays text, whatever signs are in it. */
export function markdownOf({ title, content, unsupported }: WholeDocument): string {
  const note = warningAbout(unsupported.length, content.tool !== "resume");
  const score = content.tool === "cover-letter" ? [`Score: ${content.result.score}/100`] : [];
  const sections = sectionsOf(content).map(
    (section) => `## ${section.heading}\n\n${textIn(section, unsupported)}`,
  );
  const parts = [
    `# ${escaped(title).replaceAll(/\s+/g, " ")}`,
    ...score,
    ...(note === null ? [] : [`> ${note}`]),
    ...sections,
  ];
  return `${parts.join("\n\n")}\n`;
}

function textIn({ kind, texts }: DocumentSection, marks: WholeDocument["unsupported"]): string {
  const shown = texts.map(({ field, text }) =>
    asLines(
      markedPieces(text, field, marks)
        .map((piece) =>
          piece.isUnsupported
            ? `**${escaped(piece.text)}** (${notInYourText})`
            : escaped(piece.text),
        )
        .join(""),
    ),
  );
  if (kind === "paragraphs") return shown.join("\n\n");
  return shown.map((text, at) => item(kind === "numbers" ? `${at + 1}.` : "-", text)).join("\n");
}

/** What follows its first line stands as far in as that does, and so belongs to it. */
const item = (mark: string, text: string): string =>
  `${mark} ${text.replaceAll("\n", `\n${" ".repeat(mark.length + 1)}`)}`;

/** Every sign that means something in Markdown or HTML is written so that it means itself. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\`*_{}[\]<>#|~&!]/g, (sign) => `\\${sign}`);

/** A line stays a line, and no line begins a list, a heading, a rule or a block of code. */
const asLines = (text: string): string =>
  text
    .split(/\r\n|\n|\r/)
    .map((line) =>
      line
        .trim()
        .replace(/^[-+=]/, (sign) => `\\${sign}`)
        .replace(/^(\d{1,9})([.)])/, "$1\\$2"),
    )
    .join("\n")
    // Two blanks at its end keep the line from running into the next.
    .replaceAll(/([^\n])\n(?=[^\n])/g, "$1  \n");
