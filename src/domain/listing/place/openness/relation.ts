import { pieces } from "#domain/listing/place/grammar/pieces.ts";
import { patternOf, type Rule } from "#domain/listing/rules/rule.ts";

/**
 * How a sentence ties the applicant to a place, whichever place it is: `asked` (live there, or nowhere), `listed` (the same, in a list that may go on elsewhere), `offered` (people there are
 * taken), `barred` (people there are not), `anywhere` (no place is asked for), `others` (so are people outside the place named), `ours` (only somebody here can be meant), `elsewhere` (a place is asked for that is not named or
 * not known to us), `rest` (people in any other place than those named are not taken), `some-country` (one country is meant, and which is not said), and `field-void` (the location field is not meant).
 */
type Relation =
  | "asked"
  | "listed"
  | "offered"
  | "barred"
  | "anywhere"
  | "others"
  | "ours"
  | "elsewhere"
  | "rest"
  | "some-country"
  | "field-void";

/**
 * What a posting says about where one may live. `barred`: people from here are not taken. `somewhere`: a place is named that we do not know.
 * `void`: the field is not meant. `here`: South Africa is named, for whatever reason. `there`: the company has something elsewhere.
 * `listed`: a list of places begins or goes on that may hold ours on another line. `doubt`: a place elsewhere is named, and nothing says why.
 */
export type Says =
  | "shut"
  | "barred"
  | "open"
  | "others"
  | "home"
  | "somewhere"
  | "void"
  | "hint"
  | "here"
  | "there"
  | "listed"
  | "doubt";

export type PlaceRule = Rule<Relation> & {
  /** It speaks of the applicant whatever else the sentence is about. */
  readonly isStrict: boolean;
};

type Row = readonly [
  id: string,
  effect: Relation,
  source: string,
  reason: string,
  fires: string,
  spares: string,
  /** What makes the same words harmless. */
  unless?: RegExp,
];

const ruleOf =
  (isStrict: boolean) =>
  ([id, effect, source, reason, fires, spares, unless]: Row): PlaceRule => ({
    id,
    effect,
    isStrict,
    pattern: patternOf(source, pieces),
    reason,
    fires,
    spares,
    unless,
  });

export const rows = (...list: readonly Row[]): PlaceRule[] => list.map(ruleOf(false));
export const strictRows = (...list: readonly Row[]): PlaceRule[] => list.map(ruleOf(true));
