import { filledIn, paths } from "#domain/paths.ts";

/** The part of a title that goes into an address: small letters and figures, joined by hyphens. */
export function slugOf(title: string): string {
  const words = title
    .normalize("NFKD")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words ?? []).join("-").slice(0, 80).replace(/-$/, "") || "job";
}

/** The one address of a job that search engines should know. */
export const jobPath = (id: string, title: string): string =>
  filledIn(paths.job, `${slugOf(title)}-${id}`);

/** The same page, where its title is not at hand. */
export const shortJobPath = (id: string): `/${string}` => filledIn(paths.job, id);

const plainId = /^\d{1,9}$/;

/**
 * The id in the last part of a job's address, in any of its forms: `senior-seo-manager-42`, `42`, or `42` in base64.
 * Null when it is none of them.
 */
export function jobIdIn(segment: string): string | null {
  const afterSlug = /(?:^|[^-]-)(\d{1,9})$/.exec(segment)?.[1];
  if (afterSlug !== undefined) return String(Number(afterSlug));
  const decoded = fromBase64(segment);
  return decoded !== null && plainId.test(decoded) ? String(Number(decoded)) : null;
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** ASCII only, which is all an id can be. */
function fromBase64(text: string): string | null {
  if (!/^[A-Za-z0-9+/]{2,16}={0,2}$/.test(text)) return null;
  let bits = 0;
  let held = 0;
  let decoded = "";
  for (const letter of text.replaceAll("=", "")) {
    bits = (bits << 6) | alphabet.indexOf(letter);
    held += 6;
    if (held < 8) continue;
    held -= 8;
    decoded += String.fromCharCode((bits >> held) & 0xff);
    bits &= (1 << held) - 1;
  }
  return decoded;
}
