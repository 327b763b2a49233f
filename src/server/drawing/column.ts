import type { Typeface, Typefaces } from "#server/adapters/pictures/port.ts";
import { colours, icons } from "./art.ts";
import type { Sign } from "./sign.ts";

/** A piece of a column: how high it is, and how it looks from there down. */
export interface Block {
  readonly height: number;
  draw(top: number): string;
}

export interface Column {
  readonly x: number;
  readonly width: number;
}

export const indented = ({ x, width }: Column, by: number): Column => ({
  x: x + by,
  width: width - by,
});

/** Blocks one under the other. */
export function stacked(blocks: readonly Block[], gap: number): Block {
  const height = blocks.reduce((sum, block) => sum + block.height, gap * (blocks.length - 1));
  return {
    height,
    draw(top) {
      let at = top;
      return blocks
        .map((block) => {
          const drawn = block.draw(at);
          at += block.height + gap;
          return drawn;
        })
        .join("");
    },
  };
}

/** A line of text, smaller where it would not fit. */
export function line(
  words: string,
  face: Typeface,
  most: number,
  colour: string,
  { x, width }: Column,
): Block {
  const size = most * Math.min(1, width / face.widthOf(words, most));
  return {
    height: Math.round(most * 0.8),
    draw: (top) =>
      inColour(colour, face.outline(words, { x, y: top + Math.round(most * 0.75) }, size)),
  };
}

export const inColour = (colour: string, shapes: string): string =>
  `<g fill="${colour}">${shapes}</g>`;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const box = ({ x, y, width, height }: Box, radius: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const icon = (path: string, x: number, y: number, size: number, colour: string): string =>
  `<path transform="translate(${x} ${y})scale(${size / 20})" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;

/** Something to see at a glance. Words, sign and colour say the same; a warning says it loudest. */
export function chip({ kind, sign, words }: Sign, { x }: Column, { strong }: Typefaces): Block {
  const [height, size] = [58, 28];
  const [ground, ink] =
    sign === "warning" ? [colours[kind], colours.raised] : [colours[`${kind}-wash`], colours[kind]];
  return {
    height,
    draw(top) {
      const width = Math.round(strong.widthOf(words, size)) + 84;
      return (
        box({ x, y: top, width, height }, height / 2, ground) +
        icon(icons[sign], x + 18, top + 14, 30, ink) +
        inColour(ink, strong.outline(words, { x: x + 58, y: top + 39 }, size))
      );
    },
  };
}

/** A sheet that lies on the landscape, with its shadow. */
export function sheet({ x, y, width, height }: Box): string {
  const shadow = [14, 9, 5, 2].map((spread) =>
    box(
      { x: x - spread / 2, y: y + 6 - spread / 2, width: width + spread, height: height + spread },
      14 + spread / 2,
      colours.ink,
    ).replace("/>", ' fill-opacity=".022"/>'),
  );
  return `${shadow.join("")}${box({ x, y, width, height }, 14, colours.raised)}`;
}
