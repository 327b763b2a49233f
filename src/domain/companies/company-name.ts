import { filledIn, paths } from "#domain/paths.ts";

/** Written behind a name, they say in which form a firm is registered and nothing about which firm it is. */
const legalForms: ReadonlySet<string> = new Set(
  "ab ag aps as asa bv corp corporation gmbh inc incorporated kg kft limited llc llp ltd ltda nv oy plc proprietary pte pty pvt sarl sas sl spa srl ug".split(
    " ",
  ),
);

/**
 * What two spellings of one company have in common: `Fathom & Field (Pty) Ltd.` and `FATHOM AND FIELD` are the same.
 * Words of small letters and figures with one space between them; empty where a name has neither.
 */
export function companyKey(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/['’]/g, "")
    // `B.V.` is one word.
    .replace(/(?<![\p{L}\p{N}])(\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu, "$1");
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  let length = words.length;
  while (length > 1 && legalForms.has(words[length - 1] ?? "")) length -= 1;
  return words.slice(0, length).join(" ");
}

const longestPlain = 80;

/**
 * The last part of a company's address. Two keys never share one: where letters are lost on the way, a mark of the whole
 * key follows behind a sign that no plain slug has. Null for a name without letters.
 */
export function companySlug(key: string): string | null {
  if (key === "") return null;
  const plain = (key.match(/[a-z0-9]+/g) ?? []).join("-");
  if (/^[a-z0-9 ]+$/.test(key) && plain.length <= longestPlain) return plain;
  return `${plain.slice(0, longestPlain).replace(/-$/, "")}~${markOf(key)}`;
}

/** What an address of a company can look like at all. */
export const companySlugShape = /^[a-z0-9~-]{1,100}$/;

export const companyPath = (slug: string): string => filledIn(paths.company, slug);

/** 64 bits of a text, for telling apart, not for hiding. */
function markOf(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return [high, low].map((half) => (half >>> 0).toString(36).padStart(7, "0")).join("");
}
