import { gunzipSync, gzipSync } from "node:zlib";
import { freshNonce } from "../../guards/security-headers.ts";
import { gzipTemplate, header, plainTemplate, type Template } from "./nonce-gzip.ts";

/** A page's document in the forms it is sent in, each time with another nonce. */
export interface PageForms {
  /** What they hold in memory. */
  readonly bytes: number;
  fill(nonce: string, isPacked: boolean): ReturnType<Template["fill"]>;
}

/** Stands where the nonce goes. Unguessable, so that no text on a page can ask for it; as long as any nonce. */
export const nonceMark = freshNonce();

/** The last few bytes cost most of the work, which only pays for a page that is sent often. */
const levelForOnce = 4;

/** For a page that is sent once. */
export const formsForOnce = (document: string): PageForms => ({
  bytes: 2 * document.length,
  fill: (nonce, isPacked) => [sentOnce(document, nonce, isPacked)],
});

/**
 * For a page that is kept: at first as it was sent to whoever asked for it, which is all that becomes of most searches.
 * Who asks again sets off the work for many: packed, which nearly everybody wants, or plain, or in time both.
 */
export function formsToKeep(document: string): PageForms {
  let unsent: string | null = document;
  let first: { readonly bytes: Bytes; readonly nonce: string } | null = null;
  let packed: Template | null = null;
  let plain: Template | null = null;

  function parts(): string[] {
    const nonce = first?.nonce ?? nonceMark;
    const known = first === null ? (packed ?? plain)?.fill(nonce) : [first.bytes];
    first = null;
    return textOf(Buffer.concat(known ?? [])).split(nonce);
  }

  return {
    get bytes() {
      const asMade = 2 * (unsent?.length ?? 0) + (first?.bytes.length ?? 0);
      return asMade + (packed?.bytes ?? 0) + (plain?.bytes ?? 0);
    },
    fill(nonce, isPacked) {
      if (unsent !== null) {
        first = { bytes: sentOnce(unsent, nonce, isPacked), nonce };
        unsent = null;
        return [first.bytes];
      }
      if (isPacked) packed ??= gzipTemplate(parts(), nonceMark.length);
      else plain ??= plainTemplate(parts(), nonceMark.length);
      return (isPacked ? packed : plain)?.fill(nonce) ?? [];
    },
  };
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Exactly these bytes: what the packer returns may be a small part of a large piece of memory. */
function sentOnce(document: string, nonce: string, isPacked: boolean): Bytes {
  const text = Buffer.from(document.split(nonceMark).join(nonce));
  return new Uint8Array(isPacked ? gzipSync(text, { level: levelForOnce }) : text);
}

const textOf = (bytes: Buffer): string =>
  (bytes[0] === gzipMark ? gunzipSync(bytes) : bytes).toString();

/** What packed bytes begin with, and no document. */
const [gzipMark] = header;
