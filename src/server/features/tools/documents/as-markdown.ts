import type { WholeDocument } from "#contract/tools/documents.ts";
import { markedPieces, notInYourText, warningAbout } from "#domain/tools/marked-pieces.ts";
import { sectionsOf } from "#domain/tools/documents/document-sections.ts";

/** A document as Markdown. What somebody typed stays text, whatever signs are in it. */
export function markdownOf({ title, content, unsupported }: WholeDocument): string {
  const note = warningAbout(unsupported.length);
  const score = content.tool === "cover-letter" ? [`Score: ${content.result.score}/100`] : [];
  const sections = sectionsOf(content).map(({ heading, kind, texts }) => {
    const shown = texts.map(({ field, text }) =>
      markedPieces(text, field, unsupported)
        .map((piece) =>
          piece.isUnsupported
            ? `**${escaped(piece.text)}** (${notInYourText})`
            : escaped(piece.text),
        )
        .join(""),
    );
    const lines = shown.map((text, at) => lineOf(kind, text, at));
    return `## ${heading}\n\n${lines.join(kind === "paragraphs" ? "\n\n" : "\n")}`;
  });
  const parts = [
    `# ${escaped(title)}`,
    ...score,
    ...(note === null ? [] : [`> ${note}`]),
    ...sections,
  ];
  return `${parts.join("\n\n")}\n`;
}

function lineOf(kind: "paragraphs" | "bullets" | "numbers", text: string, at: number): string {
  if (kind === "paragraphs") return text;
  const mark = kind === "numbers" ? `${at + 1}.` : "-";
  return `${mark} ${text.replaceAll("\n", "\n  ")}`;
}

/** Every sign that means something in Markdown or HTML is written so that it means itself. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\`*_{}[\]<>#|~&]/g, (sign) => `\\${sign}`)
    .replaceAll(/^(\s*)([-+]|\d+\.)(?=\s)/gm, (_, space: string, mark: string) =>
      mark.length > 1 ? `${space}${mark.slice(0, -1)}\\.` : `${space}\\${mark}`,
    );
