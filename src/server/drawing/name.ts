import type { Typefaces } from "#server/adapters/pictures/port.ts";
import { colours } from "./art.ts";
import { chip, inColour } from "./column.ts";
import { cut, setInFrame } from "./lines.ts";
import type { Sign } from "./sign.ts";

/** What a picture is of. */
export interface NameWords {
  readonly title: string;
  /** For a title in letters that cannot be drawn. */
  readonly instead: string;
  readonly company: string | null;
  readonly warning: Sign | null;
}

const column = { x: 64, width: 532 };
const top = 150;

/** Whatever they hold ends above the sun. */
const titleSettings = [
  { size: 80, mostLines: 2 },
  { size: 70, mostLines: 2 },
  { size: 60, mostLines: 3 },
  { size: 54, mostLines: 3 },
  { size: 48, mostLines: 3 },
];
const employerSize = 32;

/** What it is and who offers it; and a warning, if there is reason for one. */
export function drawName(words: NameWords, type: Typefaces): string {
  const { display, text } = type;
  const { size, lines } = setInFrame(titleOf(words, type), display.widthOf, {
    width: column.width,
    settings: titleSettings,
  });
  const step = Math.round(size * 1.08);
  const first = top + size * 0.72;
  const last = first + (lines.length - 1) * step;
  const title = lines.map((line, index) =>
    display.outline(line, { x: column.x, y: first + index * step }, size),
  );
  const employer = cut(
    text.drawable(words.company ?? ""),
    (line) => text.widthOf(line, employerSize) <= column.width,
  );
  const below = last + employerSize + 26;
  const warning = words.warning && chip(words.warning, column, type);
  return (
    inColour(colours.ink, title.join("")) +
    inColour(colours.quiet, text.outline(employer, { x: column.x, y: below }, employerSize)) +
    (warning?.draw((employer === "" ? last : below) + 24) ?? "")
  );
}

function titleOf({ title, instead }: NameWords, { display }: Typefaces): string {
  const drawable = display.drawable(title).trim();
  return /[\p{L}\p{N}]/u.test(drawable) ? drawable : instead;
}
