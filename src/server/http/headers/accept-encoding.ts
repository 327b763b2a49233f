/**
 * How to pack an answer: of the codings on offer the one the caller gives most weight, the first of equals; null for
 * not at all. Packed only on request: a caller who says nothing, or nothing that can be read, gets it as it is.
 */
export function codingFor<Coding extends string>(
  header: string | undefined,
  offered: readonly Coding[],
): Coding | null {
  if (header === undefined || header === "") return null;
  const weights = weightsIn(header);
  const otherwise = weights.get("*") ?? 0;
  let chosen: Coding | null = null;
  // Not named, the plain form is what remains when nothing else will do.
  let most = weights.get("identity") ?? 0;
  for (const coding of offered) {
    const weight = weights.get(coding) ?? otherwise;
    if (weight === 0 || weight < most || (weight === most && chosen !== null)) continue;
    chosen = coding;
    most = weight;
  }
  return chosen;
}

/** Browsers send a handful of these, the same with every request. */
const mostRemembered = 100;
const longestRemembered = 100;
const remembered = new Map<string, ReadonlyMap<string, number>>();

function weightsIn(header: string): ReadonlyMap<string, number> {
  const before = remembered.get(header);
  if (before !== undefined) return before;
  const weights = weightsRead(header);
  if (header.length > longestRemembered) return weights;
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(header, weights);
  return weights;
}

function weightsRead(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = item.split(";").map((part) => part.trim());
    const coding = name === "x-gzip" ? "gzip" : name;
    const weight = parameters.reduce((least, one) => Math.min(least, weightOf(one)), 1);
    // Named twice, the smaller weight holds: a refusal is never overheard.
    weights.set(coding, Math.min(weight, weights.get(coding) ?? 1));
  }
  return weights;
}

/** Between 0 and 1 with at most three decimals; what is written otherwise is no wish at all. */
const weightShape = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

const weightOf = (parameter: string): number => Number(weightShape.exec(parameter)?.[1] ?? 0);
