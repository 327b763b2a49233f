import type { ReadText } from "#domain/tools/letters/reading/read-text.ts";
import { conceptsIn, type Concept } from "./concepts.ts";

/** One thing a requirement asks for: any of its names answers it, as in "HubSpot or Marketo". */
export interface Item {
  readonly ids: readonly string[];
  readonly weight: number;
  readonly first: number;
  readonly end: number;
}

/** Words that may stand between the names of a choice. */
const between = new Set(
  "and or a an the other any another similar tools platforms eg e g like such as either".split(" "),
);
const choosing = new Set("or similar like eg e such either equivalent".split(" "));

/** What a requirement asks for, each thing once. */
export function itemsOf(ad: ReadText, range: { first: number; end: number }): Item[] {
  const items: Item[] = [];
  const seen = new Set<string>();
  for (const run of runsOf(ad, conceptsIn(ad, range))) {
    const isChoice = run.length > 1 && isChoiceHere(ad, run);
    for (const group of isChoice ? [run] : run.map((concept) => [concept])) {
      const fresh = group.filter(({ id }) => !seen.has(id));
      const [head] = fresh;
      if (head === undefined) continue;
      for (const { id } of fresh) seen.add(id);
      items.push({
        ids: fresh.map(({ id }) => id),
        weight: Math.max(...fresh.map(({ weight }) => weight)),
        first: head.first,
        end: fresh.at(-1)?.end ?? head.end,
      });
    }
  }
  return items;
}

/** Names that follow each other, and every other concept by itself. */
function runsOf({ tokens }: ReadText, concepts: readonly Concept[]): Concept[][] {
  const runs: Concept[][] = [];
  for (const concept of concepts) {
    const last = runs.at(-1)?.at(-1);
    const follows =
      concept.isNamed &&
      last?.isNamed === true &&
      tokens.slice(last.end, concept.first).every(({ text }) => between.has(text));
    if (follows) runs.at(-1)?.push(concept);
    else runs.push([concept]);
  }
  return runs;
}

function isChoiceHere({ tokens, plain }: ReadText, run: readonly Concept[]): boolean {
  const first = run[0]?.first ?? 0;
  const end = run.at(-1)?.end ?? first;
  const said = tokens.slice(Math.max(0, first - 2), end + 3);
  if (said.some(({ text }) => choosing.has(text))) return true;
  return plain.text.slice(tokens[first]?.start ?? 0, tokens[end - 1]?.end ?? 0).includes("/");
}
