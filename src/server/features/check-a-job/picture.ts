import { idOfSharedImage, socialImageSize } from "#domain/jobs/published/social-address.ts";
import type { SharedCheck } from "#domain/listing/shared/shared-check.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import type { Pictures, Typefaces } from "#server/adapters/pictures/port.ts";
import { background, colours } from "#server/drawing/art.ts";
import { chip, line, sheet, stacked, type Block } from "#server/drawing/column.ts";
import { setInFrame } from "#server/drawing/lines.ts";
import { drawName } from "#server/drawing/name.ts";
import { signOf } from "#server/drawing/sign.ts";
import type { DocumentRow } from "#server/http/documents.ts";
import { sharedChecksTopic } from "./share.ts";
import { findShared } from "./store.ts";

/** A picture of each result that somebody shared, for as long as it stands. */
export const sharedImages = (db: Queries, clock: Clock, pictures: Pictures): DocumentRow => ({
  path: "/social/checked/:file",
  topics: [sharedChecksTopic],
  budget: "picture",
  async make(file) {
    const id = idOfSharedImage(file);
    const row = id === null ? null : await findShared(db, id, clock.now());
    if (row === null) return null;
    const body = await pictures.toPng(drawShared(row.shown, await pictures.typefaces()));
    return { type: "image/png", body, changedAt: row.checkedAt };
  },
});

const card = { x: 652, width: 484, padding: 36, top: 56, bottom: 574 };
const inner = { x: card.x + card.padding, width: card.width - card.padding * 2 };

/** Shapes only, so nothing a post says can become a part of it. */
function drawShared(
  { verdict, title, company, sentence, pay, reasons }: SharedCheck,
  type: Typefaces,
): string {
  const { width, height } = socialImageSize;
  const isScam = verdict.tone === "warning";
  const facts = stacked(
    [
      chip(signOf(verdict), inner, type),
      ...quoteBlocks(isScam ? reasons : sentence === null ? [] : [`“${sentence}”`], type),
      // The sign for "about" is in no typeface of ours.
      ...(pay === null
        ? []
        : quoteBlocks([pay.offered, pay.inRand?.replace("≈", "about") ?? ""], type)),
      line("Read by rules, with the words that decide", type.text, 22, colours.quiet, inner),
    ],
    24,
  );
  const tall = facts.height + card.padding * 2;
  const y = (card.top + card.bottom - tall) / 2;
  const name = { title: title ?? "", instead: "A job post, checked", company, warning: null };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${background}${drawName(name, type)}${sheet({ x: card.x, y, width: card.width, height: tall })}` +
    `${facts.draw(y + card.padding)}</svg>`
  );
}

const quoteSettings = [
  { size: 30, mostLines: 3 },
  { size: 26, mostLines: 5 },
];

/** Each set in as many lines as it takes; of what cannot be drawn, nothing. */
const quoteBlocks = (texts: readonly string[], { text }: Typefaces): Block[] =>
  texts
    .map((words) => text.drawable(words).trim())
    .filter((words) => /[\p{L}\p{N}]/u.test(words))
    .map((words) => {
      const { size, lines } = setInFrame(words, text.widthOf, {
        width: inner.width,
        settings: quoteSettings,
      });
      return stacked(
        lines.map((one) => line(one, text, size, colours.ink, inner)),
        10,
      );
    });
