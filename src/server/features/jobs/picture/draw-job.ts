import { socialImageSize } from "#domain/jobs/published/social-address.ts";
import type { Typefaces } from "#server/adapters/pictures/port.ts";
import { background, colours, icons } from "#server/drawing/art.ts";
import {
  chip,
  icon,
  inColour,
  indented,
  line,
  sheet,
  stacked,
  type Block,
} from "#server/drawing/column.ts";
import { hoursBlock } from "./hours-block.ts";
import { drawName } from "#server/drawing/name.ts";
import type { PictureWords } from "./picture-text.ts";

const card = { x: 652, width: 484, padding: 36, top: 56, bottom: 574 };
const inner = { x: card.x + card.padding, width: card.width - card.padding * 2 };

/** The picture of a job as SVG. It holds shapes only, so nothing a job says can become a part of it. */
export function drawJob(words: PictureWords, type: Typefaces): string {
  const { width, height } = socialImageSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${background}${drawName(words, type)}${factsOf(words, type)}</svg>`;
}

/** What decides whether to read on, on a sheet that lies over the landscape. */
function factsOf({ pay, verdict, hours }: PictureWords, type: Typefaces): string {
  const facts = stacked(
    [payBlock(pay, type), rule, chip(verdict, inner, type), rule, hoursBlock(hours, inner, type)],
    24,
  );
  const height = facts.height + card.padding * 2;
  const y = (card.top + card.bottom - height) / 2;
  return sheet({ x: card.x, y, width: card.width, height }) + facts.draw(y + card.padding);
}

const rule: Block = {
  height: 2,
  draw: (top) =>
    inColour(
      colours.ink,
      `<path d="M${inner.x} ${top}h${inner.width}v2h-${inner.width}z" fill-opacity=".12"/>`,
    ),
};

/** Of the period, beside a figure of that size. */
const perSize = (size: number): number => size * 0.6;

/** The figures fill the width if they are long, and are as large as a title if not. */
function payBlock(pay: PictureWords["pay"], { display, text, strong }: Typefaces): Block {
  const most = pay.isFigure ? 56 : 40;
  const widest = display.widthOf(pay.offered, most) + display.widthOf(pay.per, perSize(most));
  const size = most * Math.min(1, inner.width / widest);
  const offer: Block = {
    height: Math.round(size * (pay.isFigure ? 0.84 : 0.9)),
    draw(top) {
      const y = top + Math.round(size * 0.72);
      const per = { x: inner.x + display.widthOf(pay.offered, size), y };
      return (
        inColour(
          pay.isFigure ? colours.ink : colours.quiet,
          display.outline(pay.offered, { x: inner.x, y }, size),
        ) + inColour(colours.quiet, display.outline(pay.per, per, perSize(size)))
      );
    },
  };
  const atHome: Block = {
    height: 24,
    draw: (top) =>
      icon(icons.about, inner.x, top, 24, colours.ink) +
      line(pay.atHome, strong, 28, colours.ink, indented(inner, 32)).draw(top),
  };
  return stacked(
    [
      offer,
      ...(pay.atHome === "" ? [] : [atHome]),
      ...[pay.rate, pay.terms]
        .filter(Boolean)
        .map((words) => line(words, text, 24, colours.quiet, inner)),
    ],
    16,
  );
}
