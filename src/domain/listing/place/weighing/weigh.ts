import { bitOf, classesAt, type WordClass } from "./word-classes.ts";

/** What a sentence says of people here: they are taken, not taken, or others are meant. */
type Weighed = "open" | "home" | "barred" | "shut" | null;

interface Clause {
  readonly classes: number;
  readonly places: readonly string[];
}

const parts = /@[a-z]+(?:-here)?|[a-z0-9]+(?:'[a-z]+)?|[,;:()|]|-(?= )/g;
const joints = new Set(
  ", ; : ( ) | - but so because though although if when while where which who since as provided until yet".split(
    " ",
  ),
);

/** A sentence cut where one thought ends: of each piece the kinds of its words, and the places it names. */
function clausesOf(marked: string): Clause[] {
  const words = (marked.match(parts) ?? []).map((word) => word.replace("'", ""));
  const clauses: Clause[] = [];
  let classes = 0;
  let places: string[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? "";
    if (joints.has(word)) {
      clauses.push({ classes, places });
      [classes, places] = [0, []];
    }
    if (word.startsWith("@")) {
      places.push(word);
      at += 1;
      continue;
    }
    const found = classesAt(words, at);
    classes |= found.classes;
    at += found.taken;
  }
  return [...clauses, { classes, places }];
}

type Weights = readonly (readonly [WordClass, number])[];

/** What each kind of word counts beside the place. For: it is about the reader or the job. Against: about something else. */
const beside: Weights = [
  ["reader", 2],
  ["role", 2],
  ["dwelling", 2],
  ["hiring", 2],
  ["asking", 2],
  ["company", -2],
  ["served", -3],
  ["skill", -3],
  ["terms", -3],
  ["travel", -3],
  ["clock", -3],
  ["tongue", -3],
];
/** Elsewhere in the sentence it counts a little. */
const further: Weights = beside.map(([name, weight]) => [name, Math.sign(weight)]);

const has = (classes: number, ...names: readonly WordClass[]): boolean =>
  names.some((name) => (classes & bitOf[name]) !== 0);
const weightOf = (classes: number, weights: Weights): number =>
  weights.reduce((total, [name, weight]) => total + (has(classes, name) ? weight : 0), 0);

const against: readonly WordClass[] = beside.flatMap(([name, weight]) =>
  weight < 0 ? [name] : [],
);

const there = /^@(?:closed|foreign|foreigners)$/;
const here = /^@(?:home|local|locals)$/;
const around = /^@(?:region|african|africans)$/;

/** Longer sentences speak of too much at once. */
const mostClauses = 8;

/**
 * What a sentence that no rule knows says about where one may live. Its words are weighed by kind: whose place is it, and what is
 * asked of them? Less certain than a rule, and never the first word.
 */
export function weigh(marked: string): Weighed {
  const clauses = clausesOf(marked);
  const all = clauses.reduce((total, { classes }) => total | classes, 0);
  if (clauses.length > mostClauses || !has(all, "dwelling", "hiring", "asking")) return null;
  const isAboutOthers = has(all, ...against);
  // "Based in Spain" is said to the reader, who is not named.
  const implied = isAboutOthers || has(all, "reader", "role", "we") ? 0 : 2;
  const weightFor = (kind: RegExp): number =>
    Math.max(
      ...clauses.map(({ classes, places }, index) => {
        if (!places.some((place) => kind.test(place))) return none;
        const own = classes === 0 ? (clauses[index - 1]?.classes ?? 0) : classes;
        const isTheirs = has(own, "we") && !has(own, "hiring", "asking", "reader", "role");
        return weightOf(own, beside) + weightOf(all & ~own, further) + implied - (isTheirs ? 2 : 0);
      }),
    );
  const enough = isAboutOthers ? 4 : 3;
  // Whoever names us beside the job seldom means somebody else.
  if (weightFor(here) >= (isAboutOthers ? enough : 2)) return toPeopleHere("home", all);
  const isElsewhere = weightFor(there);
  if (isElsewhere === none && weightFor(around) >= enough) return toPeopleHere("open", all);
  return isElsewhere >= enough && !marked.includes("@except") ? toPeopleThere(all) : null;
}

/** Whether a sentence is about who is taken and where, and about nothing else. */
export function isOfTheHire(marked: string): boolean {
  const all = clausesOf(marked).reduce((total, { classes }) => total | classes, 0);
  return has(all, "role", "dwelling", "hiring") && !has(all, ...against);
}

const none = -99;

function toPeopleHere(taken: "home" | "open", all: number): Weighed {
  if (!has(all, "refused")) return taken;
  return has(all, "freed", "outside", "asking") ? null : "barred";
}

/** A place elsewhere is asked for, unless it need not be, is only wished for, or those outside it are spoken to. */
function toPeopleThere(all: number): Weighed {
  if (has(all, "freed") || (has(all, "wish") && !has(all, "asking"))) return null;
  if (has(all, "outside")) {
    if (has(all, "refused")) return "shut";
    if (!has(all, "welcomed")) return has(all, "reader") ? "shut" : null;
    return has(all, "asking") ? null : "open";
  }
  if (!has(all, "elsewhere") || has(all, "refused", "asking")) return "shut";
  return has(all, "welcomed") && has(all, "hiring") ? "open" : null;
}
