import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fairQueue, type Asker } from "#server/fair-queue.ts";
import { pngOf } from "./png.ts";
import type { Pictures, Typeface, Typefaces } from "./port.ts";
import { typefaceOf } from "./type/typeface.ts";

/** A drawing takes a core for a moment and some megabytes, and anybody may ask for one. */
const room = { atOnce: 2, waiting: 30, waitingEach: 30 };

/** A picture is the same for all who wait for it, so nobody in particular asks. */
const anybody: Asker = { name: "anybody", isKnown: false };

/** The parts of the alphabet that the fonts come in, the commonest first. */
const alphabets = ["latin", "latin-ext"];

/** Draws with resvg, beside the main thread. Neither it nor the fonts are loaded before the first picture. */
export function resvgPictures(): Pictures {
  const inTurn = fairQueue(room);
  let typefaces: Promise<Typefaces> | null = null;
  return {
    typefaces: () => (typefaces ??= readTypefaces()),
    toPng: (svg) =>
      inTurn(anybody, async () => {
        const { renderAsync } = await import("@resvg/resvg-js");
        // Its own PNG writer would hold up the main thread.
        return pngOf(await renderAsync(svg, { font: { loadSystemFonts: false } }));
      }),
  };
}

async function readTypefaces(): Promise<Typefaces> {
  const [display, text, strong] = await Promise.all([
    readTypeface("bricolage-grotesque", 700),
    readTypeface("instrument-sans", 500),
    readTypeface("instrument-sans", 600),
  ]);
  return { display, text, strong };
}

const packages = createRequire(import.meta.url);

async function readTypeface(family: string, weight: number): Promise<Typeface> {
  const files = alphabets.map((alphabet) =>
    readFile(
      packages.resolve(`@fontsource/${family}/files/${family}-${alphabet}-${weight}-normal.woff`),
    ),
  );
  return typefaceOf(await Promise.all(files));
}
