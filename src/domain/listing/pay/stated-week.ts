import type { Evidence } from "#domain/listing/posting.ts";

const spokenOf =
  /(?<![\d.,])(\d{1,2})(?: ?(?:-|–|to|or) ?\d{1,2})?\+?[ -]?(?:hours?|hrs?|h)(?: ?\/ ?| ?per | an? | each | every | p\/?| )(?:week(?:ly)?|wk|w)\b/i;

/** More is no week, less is a favour. */
const [fewest, most] = [2, 60];

/** How many hours a week the words beside the pay speak of; of a range the fewest. Null where they name none. */
export function weekIn(quotes: readonly Evidence[]): number | null {
  for (const { quote } of quotes) {
    const hours = Number(spokenOf.exec(quote)?.[1] ?? 0);
    if (hours >= fewest && hours <= most) return hours;
  }
  return null;
}
