import { gunzipSync } from "node:zlib";
import { freshNonce } from "../../guards/security-headers.ts";
import { gzipTemplate, plainTemplate, type Template } from "./nonce-gzip.ts";

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
  fill(nonce, isPacked) {
    const parts = document.split(nonceMark);
    const template = isPacked
      ? gzipTemplate(parts, nonceMark.length, levelForOnce)
      : plainTemplate(parts, nonceMark.length);
    return template.fill(nonce);
  },
});

/** For a page that is kept: packed, which nearly everybody wants, and from the first time somebody asks also plain. */
export function formsToKeep(document: string): PageForms {
  const packed = gzipTemplate(document.split(nonceMark), nonceMark.length);
  let plain: Template | null = null;
  return {
    get bytes() {
      return packed.bytes + (plain?.bytes ?? 0);
    },
    fill(nonce, isPacked) {
      if (isPacked) return packed.fill(nonce);
      plain ??= plainTemplate(unpacked(packed).split(nonceMark), nonceMark.length);
      return plain.fill(nonce);
    },
  };
}

const unpacked = (packed: Template): string =>
  gunzipSync(Buffer.concat(packed.fill(nonceMark))).toString();
