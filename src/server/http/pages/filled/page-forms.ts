import { gunzipSync, gzipSync } from "node:zlib";
import type { Pieces } from "#contract/page.ts";
import { freshNonce } from "../../guards/security-headers.ts";
import { gzipTemplate, plainTemplate, type Template } from "./nonce-gzip.ts";
import { meanwhile } from "./page-room.ts";

/** A page's document in the forms it is sent in, each time with another nonce. */
export interface PageForms {
  /** What they hold in memory. */
  readonly bytes: number;
  fill(nonce: string, isPacked: boolean): Pieces;
}

/** Stands where the nonce goes. Unguessable, so that no text on a page can ask for it; as long as any nonce. */
export const nonceMark = freshNonce();

/** The last few bytes cost most of the work, which only pays for a page that is sent often. */
const levelForOnce = 4;

/** For a page that is sent once. */
export const formsForOnce = (document: Pieces): PageForms => ({
  bytes: ownBytesOf(document),
  fill(nonce, isPacked) {
    const filled = filledIn(document, nonce);
    return isPacked ? [packedOnce(filled)] : filled;
  },
});

/**
 * For a page that is kept: at first in the pieces it was made of, or as it was sent where that was packed and takes less;
 * which is all that becomes of most searches. Who asks again sets off the work for many: packed, which nearly everybody wants, or plain, or in time both.
 */
export function formsToKeep(document: Pieces): PageForms {
  let asMade: Pieces | null = document;
  let isSent = false;
  let first: { readonly bytes: Bytes; readonly nonce: string } | null = null;
  let packed: Template | null = null;
  let plain: Template | null = null;

  function parts(): string[] {
    const nonce = first?.nonce ?? nonceMark;
    const text = wholeText();
    asMade = null;
    first = null;
    return text.split(nonce);
  }

  function wholeText(): string {
    if (asMade !== null) return textOf(asMade);
    if (first !== null) return gunzipSync(first.bytes).toString();
    if (packed !== null) return gunzipSync(Buffer.concat(packed.fill(nonceMark))).toString();
    return textOf(plain?.fill(nonceMark) ?? []);
  }

  return {
    get bytes() {
      const made = asMade === null ? (first?.bytes.length ?? 0) : ownBytesOf(asMade);
      return made + (packed?.bytes ?? 0) + (plain?.bytes ?? 0);
    },
    fill(nonce, isPacked) {
      if (!isSent && asMade !== null) {
        isSent = true;
        const filled = filledIn(asMade, nonce);
        if (!isPacked) return filled;
        first = { bytes: packedOnce(filled), nonce };
        asMade = null;
        return [first.bytes];
      }
      if (isPacked) packed ??= gzipTemplate(parts(), nonceMark.length);
      else plain ??= plainTemplate(parts(), nonceMark.length);
      return (isPacked ? packed : plain)?.fill(nonce) ?? [];
    },
  };
}

type Bytes = Uint8Array<ArrayBuffer>;

const filledIn = (document: Pieces, nonce: string): Pieces =>
  document.map((piece) => (typeof piece === "string" ? piece.replaceAll(nonceMark, nonce) : piece));

/** Exactly these bytes: what the packer returns may be a small part of a large piece of memory. */
const packedOnce = (document: Pieces): Bytes =>
  meanwhile(document, (bytes) => new Uint8Array(gzipSync(bytes, { level: levelForOnce })));

/** What keeping a piece costs besides its bytes. */
const overheadBytes = 32;

/** Bytes that pages have in common count where they are kept. */
const ownBytesOf = (document: Pieces): number =>
  document.reduce(
    (sum, piece) => sum + overheadBytes + (typeof piece === "string" ? 2 * piece.length : 0),
    0,
  );

const decoder = new TextDecoder();

export const textOf = (document: Pieces): string =>
  document.map((piece) => (typeof piece === "string" ? piece : decoder.decode(piece))).join("");
