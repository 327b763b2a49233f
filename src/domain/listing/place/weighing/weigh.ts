import { bitOf, classesAt, type WordClass } from "./word-classes.ts";

interface Clause {
  classes: number;
  readonly places: string[];
}

const parts = /@[a-z]+(?:-here)?|[a-z0-9]+(?:'[a-z]+)?|[,;:()|]|-(?= )/g;
const splits = new Set("but so because though although if when while where which who since as provided until".split(" "));

function clausesOf(marked: string): Clause[] {
  const words = (marked.match(parts) ?? []).map((word) => word.replace("'", ""));
  const clauses: Clause[] = [{ classes: 0, places: [] }];
  words.forEach((word, at) => {
    if (/^[,;:()|-]$/.test(word) || splits.has(word)) clauses.push({ classes: 0, places: [] });
    const clause = clauses.at(-1);
    if (clause === undefined) return;
    if (word.startsWith("@")) clause.places.push(word);
    else clause.classes |= classesAt(words, at);
  });
  return clauses;
}

const near: Partial<Record<WordClass, number>> = {
  reader: 2, role: 2, dwelling: 2, hiring: 2, asking: 2,
  company: -2, served: -3, skill: -3, terms: -3, travel: -3, clock: -3, tongue: -3,
};
const far: Partial<Record<WordClass, number>> = {
  reader: 1, role: 1, dwelling: 1, hiring: 1, asking: 1,
  company: -1, served: -1, skill: -1, terms: -1, travel: -1, clock: -1, tongue: -1,
};
const sum = (classes: number, weights: Partial<Record<WordClass, number>>): number =>
  Object.entries(weights).reduce((total, [name, weight]) => total + ((classes & bitOf[name as WordClass]) === 0 ? 0 : weight), 0);

const has = (classes: number, ...names: WordClass[]): boolean => names.some((name) => (classes & bitOf[name]) !== 0);

const closed = /^@(?:closed|foreign|foreigners)$/;
const here = /^@(?:home|local|locals)$/;
const wide = /^@(?:region|african|africans|world)$/;

export interface Weighed { says: "shut" | "home" | "open" | "barred" | null; score: number; why: string }

const against: WordClass[] = ["company", "served", "skill", "terms", "travel", "clock", "tongue"];

export function weigh(marked: string): Weighed {
  const clauses = clausesOf(marked);
  const all = clauses.reduce((total, { classes }) => total | classes, 0);
  const why = Object.keys(bitOf).filter((name) => has(all, name as WordClass)).join(" ");
  const isImplied = !has(all, "reader", "role", ...against) && has(all, "dwelling", "hiring");
  const least = has(all, ...against) ? 4 : 3;
  const of = (kind: RegExp): number =>
    Math.max(-9, ...clauses.flatMap(({ classes, places }, index) => {
      if (!places.some((p) => kind.test(p))) return [];
      const own = classes === 0 ? (clauses[index - 1]?.classes ?? 0) : classes;
      const isTheirs = has(own, "we") && !has(own, "hiring", "asking", "reader");
      return [sum(own, near) + sum(all & ~own, far) + (isImplied && !has(all, "we") ? 2 : 0) - (isTheirs ? 2 : 0)];
    }));
  const [there, ours, whole] = [of(closed), of(here), of(wide)];
  const result = (says: Weighed["says"]): Weighed => ({ says, score: Math.max(there, ours, whole), why });
  if (!has(all, "dwelling", "hiring", "asking") || clauses.length > 8) return result(null);
  if (ours >= least) return result(has(all, "refused") ? (has(all, "freed", "outside", "asking") ? null : "barred") : "home");
  if (whole >= least) return result(has(all, "refused") ? (has(all, "freed", "outside", "asking") || marked.includes("@world") ? null : "barred") : there > -9 || marked.includes("@world") || whole < 5 ? null : "open");
  if (there < least) return result(null);
  if (has(all, "freed")) return result(null);
  if (has(all, "wish") && !has(all, "asking")) return result(null);
  if (has(all, "outside")) return result(has(all, "refused", "asking") ? "shut" : has(all, "welcomed") ? "open" : null);
  if (has(all, "elsewhere") && !has(all, "refused", "asking")) return result(has(all, "welcomed") && has(all, "hiring") ? "open" : null);
  if (marked.includes("@except")) return result(null);
  return result("shut");
}
