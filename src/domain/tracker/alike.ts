/**
 * What two names have in common that somebody would call the same: capitals, signs, spaces and the ending of a company do
 * not count. `Acme (Pty) Ltd` is `acme`, `Sr. SEO Manager – Remote` is `sr seo manager remote`.
 */
export const nameKey = (name: string): string =>
  wordsIn(name)
    .filter((word, place) => place === 0 || !companyEndings.has(word))
    .join(" ");

/** What tells a company from others. A name of signs alone is itself. */
export const companyKey = (name: string): string => nameKey(name) || name.trim();

const wordsIn = (name: string): readonly string[] =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== "");

const companyEndings = new Set("inc ltd llc pty limited gmbh bv plc corp co".split(" "));
