import type { FileChild, ParagraphChild } from "docx";
import type { WholeDocument } from "#contract/tools/documents.ts";
import { markedPieces, notInYourText, warningAbout } from "#domain/tools/marked-pieces.ts";
import { sectionsOf, type DocumentSection } from "#domain/tools/documents/document-sections.ts";

type Docx = typeof import("docx");

const font = "Calibri";
const quiet = "5B6270";
const ember = "A93A0A";
const numbering = "numbered";

/** A document as a Word file: real headings and lists, so that it can be worked on there. */
export async function wordFileOf({
  title,
  content,
  unsupported,
}: WholeDocument): Promise<Uint8Array> {
  // Half a megabyte that most processes never need.
  const docx = await import("docx");
  const { Document, Packer, Paragraph, TextRun, HeadingLevel } = docx;
  const note = warningAbout(unsupported.length, content.tool !== "resume");
  const children: FileChild[] = [
    new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(writable(title))] }),
    ...(content.tool === "cover-letter"
      ? [plainLine(docx, `Score: ${content.result.score}/100`)]
      : []),
    ...(note === null ? [] : [plainLine(docx, note, ember)]),
    ...sectionsOf(content).flatMap((section) => sectionIn(docx, section, unsupported)),
  ];
  const file = new Document({
    title: writable(title),
    creator: "Kwela",
    styles: styleSheet,
    numbering: { config: [numberedList] },
    sections: [{ children }],
  });
  return new Uint8Array(await Packer.toBuffer(file));
}

function sectionIn(
  docx: Docx,
  { heading, kind, texts }: DocumentSection,
  marks: WholeDocument["unsupported"],
): FileChild[] {
  const { Paragraph, TextRun, HeadingLevel } = docx;
  const how =
    kind === "bullets"
      ? { bullet: { level: 0 } }
      : kind === "numbers"
        ? { numbering: { reference: numbering, level: 0 } }
        : {};
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_2, children: [new TextRun(heading)] }),
    ...texts.map(
      ({ field, text }) => new Paragraph({ ...how, children: runsOf(docx, text, field, marks) }),
    ),
  ];
}

/** Line by line; what is marked stands out and says why. */
function runsOf(
  { TextRun }: Docx,
  text: string,
  field: string,
  marks: WholeDocument["unsupported"],
): ParagraphChild[] {
  return markedPieces(text, field, marks).flatMap((piece): ParagraphChild[] => {
    const lines = writable(piece.text).split(/\r\n|\n|\r/);
    const look = piece.isUnsupported ? { highlight: "yellow" as const } : {};
    const runs = lines.map((line, at) => {
      const how = at > 0 ? { ...look, break: 1 } : look;
      return new TextRun({ text: line, ...how });
    });
    if (piece.isUnsupported)
      runs.push(new TextRun({ text: ` (${notInYourText})`, italics: true, color: ember }));
    return runs;
  });
}

/** Without what the format cannot hold: with one such sign in it, Word would not open the file. */
const writable = (text: string): string =>
  text.replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "");

const plainLine = ({ Paragraph, TextRun }: Docx, text: string, color = quiet): FileChild =>
  new Paragraph({ children: [new TextRun({ text, color })], spacing: { after: 160 } });

const styleSheet = {
  default: {
    document: { run: { font, size: 22 }, paragraph: { spacing: { after: 100, line: 276 } } },
    title: {
      run: { font, size: 36, bold: true, color: "181C26" },
      paragraph: { spacing: { after: 160 } },
    },
    heading2: {
      run: { font, size: 26, bold: true, color: ember },
      paragraph: { spacing: { before: 280, after: 100 } },
    },
  },
};

const numberedList = {
  reference: numbering,
  levels: [
    {
      level: 0,
      format: "decimal" as const,
      text: "%1.",
      style: { run: { font, size: 22 }, paragraph: { indent: { left: 720, hanging: 360 } } },
    },
  ],
};
