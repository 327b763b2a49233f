import type { ReadText } from "#domain/tools/letters/reading/read-text.ts";

/** Years that somebody asks for or has: how many, and in which words. */
export interface Years {
  readonly count: number;
  readonly first: number;
  readonly end: number;
}

const spoken = new Map(
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"
    .split(" ")
    .map((word, index) => [word, index + 1] as const),
);

/** More than anybody works: a date or a slip. */
const mostYears = 50;

/** Every number of years in a stretch; of "3 to 5 years" the three. "Two years ago" is a date, not experience. */
export function yearsIn(
  { tokens }: ReadText,
  { first, end }: { first: number; end: number },
): Years[] {
  const found: Years[] = [];
  for (let at = first + 1; at < end; at += 1) {
    if (
      !/^(?:years?'?|yrs?)$/.test(tokens[at]?.text ?? "") ||
      /^(?:ago|old)$/.test(tokens[at + 1]?.text ?? "")
    )
      continue;
    const last =
      countAt(tokens[at - 1]?.text) ??
      (tokens[at - 1]?.text === "plus" ? countAt(tokens[at - 2]?.text) : undefined);
    if (last === undefined) continue;
    const numberAt = countAt(tokens[at - 1]?.text) === undefined ? at - 2 : at - 1;
    const range = rangeStart(
      tokens[numberAt - 1]?.text,
      tokens[numberAt - 2]?.text,
      tokens[numberAt]?.isJoined === true,
    );
    found.push({ count: range?.count ?? last, first: numberAt - (range?.steps ?? 0), end: at + 1 });
  }
  return found;
}

function rangeStart(
  before: string | undefined,
  twoBefore: string | undefined,
  isJoined: boolean,
): { count: number; steps: number } | undefined {
  const joined = isJoined ? countAt(before) : undefined;
  if (joined !== undefined) return { count: joined, steps: 1 };
  const spaced = before === "to" || before === "or" ? countAt(twoBefore) : undefined;
  return spaced === undefined ? undefined : { count: spaced, steps: 2 };
}

function countAt(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  const count = /^\d{1,2}(?:\.\d)?$/.test(word) ? Number(word) : spoken.get(word);
  return count !== undefined && count > 0 && count <= mostYears ? count : undefined;
}
