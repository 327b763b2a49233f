import { stemOf } from "../../text/stems.ts";
import { stemsAlike } from "../../vocabulary/meanings/same-meaning.ts";

/** A figure the member did not write, but gave every part of. */
export interface WorkedOut {
  /** As figures that were said are kept: "plain", "percent", "money$". */
  readonly unit: string;
  readonly value: number;
  /** Meanings of the sentences its parts stand in: it may be said of nothing else. Null where that is left open. */
  readonly about: ReadonlySet<string> | null;
}

/** Below it a figure may be hit upon by chance: it must count the very same things. */
export const leastTelling = 30;

const meaningOf = (low: string): string => stemsAlike.get(stemOf(low)) ?? stemOf(low);

const stemsIn = (list: string): string[] =>
  list.split(" ").flatMap((one) => [stemOf(one), meaningOf(one)]);

/** Years are added up where somebody speaks of all their work, and not of one place. */
export const ofExperience: ReadonlySet<string> = new Set(
  stemsIn("experience marketing career industry field combined total altogether overall across"),
);

/** Words for whatever was listed: "three businesses" of somebody who names them. */
export const ofListed: ReadonlySet<string> = new Set(
  stemsIn(
    "client brand business company organisation account tool platform channel industry sector country city language role property venue place supplier",
  ),
);

/** Words for whoever was listed. */
export const ofPeople: ReadonlySet<string> = new Set([
  ...ofListed,
  ...["people", "report"].map(meaningOf),
]);
