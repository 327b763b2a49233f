import type { Typeface } from "../port.ts";
import { readCharacters } from "./characters.ts";
import { kerningOf } from "./kerning.ts";
import { outlinesOf } from "./outlines.ts";
import { tableOf, tablesOfWoff } from "./woff.ts";

interface Glyph {
  readonly font: Font;
  readonly index: number;
}

type Font = ReturnType<typeof readFont>;

/** One weight of a typeface from its files, which share the alphabet out among them: the first that has a letter draws it. */
export function typefaceOf(files: readonly Uint8Array[]): Typeface {
  const fonts = files.map(readFont);

  function glyphFor(character: string): Glyph | null {
    const code = character.codePointAt(0) ?? 0;
    for (const font of fonts) {
      const index = font.characters.get(code);
      if (index !== undefined) return { font, index };
    }
    return null;
  }

  /** Each glyph with its distance from the start, in parts of the size; and where the next would stand. */
  function placed(text: string) {
    let at = 0;
    let before: Glyph | null = null;
    const glyphs: { readonly glyph: Glyph; readonly at: number }[] = [];
    for (const character of text) {
      const glyph = glyphFor(character);
      if (glyph === null) continue;
      const { font, index } = glyph;
      if (before?.font === font) at += font.kerning(before.index, index);
      glyphs.push({ glyph, at });
      at += font.advance(index);
      before = glyph;
    }
    return { glyphs, end: at };
  }

  return {
    drawable: (text) =>
      Array.from(text.normalize("NFC"))
        .filter((character) => glyphFor(character) !== null)
        .join(""),
    widthOf: (text, size) => placed(text).end * size,
    outline(text, { x, y }, size) {
      const shapes = placed(text).glyphs.map(({ glyph: { font, index }, at }) => {
        const scale = size / font.unitsPerEm;
        const place = `${rounded(x + at * size)} ${rounded(y)}`;
        return `<path transform="translate(${place})scale(${scale} ${-scale})" d="${font.outline(index)}"/>`;
      });
      return shapes.join("");
    },
  };
}

/** What we use of a font. Distances are in parts of its size. */
function readFont(file: Uint8Array) {
  const tables = tablesOfWoff(file);
  const unitsPerEm = tableOf(tables, "head").getUint16(18);
  const widths = tableOf(tables, "hmtx");
  // The glyphs after the last that has a width of its own are as wide as that one.
  const lastWidth = tableOf(tables, "hhea").getUint16(34) - 1;
  const outlines = outlinesOf(tables);
  const kerning = kerningOf(tables);
  const drawn = new Map<number, string>();
  return {
    unitsPerEm,
    characters: readCharacters(tables),
    advance: (glyph: number) => widths.getUint16(Math.min(glyph, lastWidth) * 4) / unitsPerEm,
    kerning: (left: number, right: number) => kerning(left, right) / unitsPerEm,
    outline(glyph: number): string {
      const path = drawn.get(glyph) ?? outlines(glyph);
      drawn.set(glyph, path);
      return path;
    },
  };
}

const rounded = (value: number): number => Number(value.toFixed(2));
