import { randomBytes } from "node:crypto";
import { visibleText } from "#domain/listing/text/visible-text.ts";

/**
 * The member's texts, each between two marks with a number that is drawn for this request alone: what stands between them cannot
 * close them, since nobody who wrote it could know the number.
 */
export function fenced(blocks: Readonly<Record<string, string>>): string {
  const number = randomBytes(8).toString("hex");
  return Object.entries(blocks)
    .map(([name, text]) => {
      const lines = [
        `----- begin ${name} ${number} -----`,
        asSent(text),
        `----- end ${name} ${number} -----`,
      ];
      return lines.join("\n");
    })
    .join("\n\n");
}

/** What a reader would see of it: no tags, and none of the signs that hide words or turn their order round. */
export const asSent = (text: string): string =>
  visibleText(text)
    // An alphabet of its own that no reader sees and every model reads.
    .replaceAll(/[\u{e0000}-\u{e007f}]/gu, "")
    .replaceAll(/<[a-z/!][^<>]*>/gi, " ")
    .trim();
