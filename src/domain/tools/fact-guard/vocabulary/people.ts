import { stemOf } from "../text/stems.ts";
import { stemsAlike } from "./meanings/same-meaning.ts";

const people =
  `team teams people staff writers copywriters designers developers engineers interns freelancers juniors specialists marketers editors
  analysts agents volunteers assistants colleagues contractors reps creatives moderators members consultants squad crew employees artists
  executives strategists coordinators managers trainees graduates photographer packer supervisors assistants marketers apprentices merchandisers producers translators reporters`.split(
    /\s+/,
  );

/** People one may work with or be in charge of, as they are written. */
export const peopleWords: ReadonlySet<string> = new Set(people);

/** What such words stand for. "A team of four" may be four of any of them. */
export const peopleMeanings: ReadonlySet<string> = new Set(
  people
    .filter(
      (one) => !/^(?:managers|editors|assistants|analysts|coordinators|consultants)$/.test(one),
    )
    .map((one) => stemsAlike.get(stemOf(one)) ?? stemOf(one)),
);

/** People whom any work may be for. */
export const audiences: ReadonlySet<string> = new Set(
  "visitors guests customers clients users people readers audiences members students learners parents shoppers viewers listeners buyers".split(
    " ",
  ),
);
