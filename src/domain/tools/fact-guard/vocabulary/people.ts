import { stemOf } from "../text/stems.ts";
import { stemsAlike } from "./same-meaning.ts";

/** Words for people one may work with or be in charge of. "A team of four" may be four of any of them. */
export const peopleMeanings: ReadonlySet<string> = new Set(
  `team people writers designers developers interns freelancers juniors staff specialists marketers editors managers
  agents coordinators strategists volunteers assistants colleagues contractors reps creatives members consultants`
    .split(/\s+/)
    .map((one) => stemsAlike.get(stemOf(one)) ?? stemOf(one)),
);
