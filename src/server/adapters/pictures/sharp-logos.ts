import type { SharpConstructor } from "sharp";
import { fairQueue, type Asker } from "#server/fair-queue.ts";
import { NotAPicture, type LogoMaker } from "./port.ts";

/** Shown at 64 px at most, sharp on every screen. */
const side = 256;
/** A picture is unpacked before it is made small, and a small file can hold a huge one. */
const mostPixels = 16e6;

const room = { atOnce: 1, waiting: 20, waitingEach: 20 };
const anybody: Asker = { name: "anybody", isKnown: false };

/** Redraws beside the main thread. Loaded with the first logo, and then only with the readers of three formats. */
export function sharpLogos(): LogoMaker {
  const inTurn = fairQueue(room);
  let loaded: Promise<SharpConstructor> | null = null;
  return {
    toLogo: (bytes) =>
      inTurn(anybody, async () => {
        const sharp = await (loaded ??= load());
        try {
          return await sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", pages: 1 })
            // As it was held when it was taken: the note that says so goes with all the others.
            .rotate()
            .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
            .webp({ quality: 88 })
            .toBuffer();
        } catch (error) {
          throw new NotAPicture("It could not be read", { cause: error });
        }
      }),
  };
}

async function load(): Promise<SharpConstructor> {
  const { default: sharp } = await import("sharp");
  // SVG and the rest can hold more than a picture.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"],
  });
  sharp.cache(false);
  return sharp;
}
