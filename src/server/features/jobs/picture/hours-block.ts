import type { SastDay } from "#domain/listing/facts.ts";
import { minutesInDay, sayDay } from "#domain/listing/hours/sast.ts";
import type { Typeface, Typefaces } from "#server/adapters/pictures/port.ts";
import { colours } from "#server/drawing/art.ts";
import { box, indented, line, stacked, type Block, type Column } from "#server/drawing/column.ts";
import type { PictureWords } from "./picture-text.ts";

const home = { start: 480, end: 1020 };
const theirColours = [colours.ember, colours["ember-pale"]];

/** Their working day over yours, on a strip of 24 hours, as a job's page draws it. */
export function hoursBlock(
  hours: PictureWords["hours"],
  column: Column,
  { text, strong }: Typefaces,
): Block {
  if (hours === null) return line("No hours given", text, 28, colours.quiet, column);
  const [first = "", second] = hours.lines;
  const words = [
    line(first, strong, 28, colours.ink, column),
    ...(second === undefined ? [] : [line(second, text, 24, colours.quiet, column)]),
  ];
  const strips = [
    ...hours.days.map((day, index) => strip(day, theirColours[index] ?? colours.ember, column)),
    strip(home, colours.quiet, column),
  ];
  const legend: Block = {
    height: 18,
    draw: (top) =>
      key(hours.theirs, colours.ember, column, text).draw(top) +
      key(`Yours, ${sayDay(home)}`, colours.quiet, indented(column, 160), text).draw(top),
  };
  return stacked([stacked(words, 12), stacked(strips, 6), legend], 18);
}

const key = (words: string, colour: string, column: Column, face: Typeface): Block => ({
  height: 18,
  draw: (top) =>
    box({ x: column.x, y: top + 2, width: 20, height: 14 }, 3, colour) +
    line(words, face, 22, colours.quiet, indented(column, 28)).draw(top),
});

const stripHeight = 16;

const strip = (
  day: Pick<SastDay, "start" | "end">,
  colour: string,
  { x, width }: Column,
): Block => ({
  height: stripHeight,
  draw(y) {
    const track = `<g fill-opacity=".08">${box({ x, y, width, height: stripHeight }, 4, colours.ink)}</g>`;
    const pieces = piecesOf(day).map(([start, end]) => {
      const from = x + (start / minutesInDay) * width;
      const length = ((end - start) / minutesInDay) * width;
      return box({ x: from, y, width: length, height: stripHeight }, 4, colour);
    });
    return track + pieces.join("");
  },
});

/** In two when it runs past midnight. */
function piecesOf({ start, end }: Pick<SastDay, "start" | "end">): readonly [number, number][] {
  if (end <= minutesInDay) return [[start, end]];
  return [
    [start, minutesInDay],
    [0, end - minutesInDay],
  ];
}
