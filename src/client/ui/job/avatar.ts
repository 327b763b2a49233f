import { knownCompany } from "#domain/jobs/company.ts";

interface Avatar {
  /** Empty when there is no name to take them from. */
  readonly initials: string;
  /** An angle on the colour wheel; null stands for grey. */
  readonly hue: number | null;
}

/** A mark that is always the same for the same name. */
export function avatarOf(company: string): Avatar {
  const words = knownCompany(company)?.match(/[\p{L}\p{N}]+/gu) ?? null;
  if (words === null) return { initials: "", hue: null };
  const initials = words.slice(0, 2).map((word) => Array.from(word).at(0)?.toUpperCase() ?? "");
  return { initials: initials.join(""), hue: hueOf(company) };
}

/** Steps of 20°, so that neighbours differ or are the same, and never almost. */
function hueOf(name: string): number {
  let sum = 0;
  for (const letter of name.toLowerCase())
    sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_003;
  return (sum % 18) * 20;
}
