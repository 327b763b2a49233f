import type { Sentence } from "#domain/listing/text/sentences.ts";
import { currencyOfCountry } from "#domain/listing/vocabulary/pay-words.ts";

/** Short names that no state has: "US / Canada". */
const countries = new Set(["us", "uk"]);
/** Behind a town, "NJ" is a state. Those that are a country's code as well ("DE", "IN") are left to it. */
const states = new Set(
  "ak al ar az co ct dc fl ga hi ia id il ks ky la ma md me mi mn mo ms mt nc nd ne nh nj nm nv ny oh ok or pa ri sc sd tn tx ut va vt wa wi wv wy".split(
    " ",
  ),
);
const canadianTowns = new Set(
  "toronto,vancouver,montreal,ottawa,calgary,edmonton,winnipeg,quebec,quebec city,mississauga,waterloo,halifax,victoria,hamilton,ontario,british columbia,alberta".split(
    ",",
  ),
);
const dollars = new Set(["AUD", "CAD", "HKD", "NZD", "SGD"]);

/** The currency of the one country a posting is located in; null when it names none, or several. */
export function homeCurrency(location: readonly Sentence[]): string | null {
  const found = new Set<string>();
  for (const { text } of location) {
    // "AU, NSW, Sydney" starts with a country, "Austin, TX, US" ends with one; the "CA" of "CA, US" is a state.
    const parts = text.split(/[,/|()]| or | and /).map((part) => part.trim());
    const last = currencyOfCountry.get(parts.at(-1) ?? "");
    for (const [index, part] of parts.entries()) {
      const currency = currencyOfCountry.get(part);
      const isState =
        part.length === 2 && !countries.has(part) && (index > 0 || last !== undefined);
      // "San Francisco, CA" is in California, "Toronto, CA" in Canada.
      const isCalifornia = part === "ca" && index > 0 && !canadianTowns.has(parts[index - 1] ?? "");
      if (isCalifornia) {
        found.add("USD");
        continue;
      }
      if (index > 0 && states.has(part)) found.add("USD");
      if (currency !== undefined && (!isState || index === parts.length - 1)) found.add(currency);
    }
  }
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

/** The currency of a figure as a reader in that country takes it; null when nobody could say. */
export function currencyAt(home: string | null, written: string | null): string | null {
  if (written === "$") return home !== null && dollars.has(home) ? home : "USD";
  return written ?? home;
}
