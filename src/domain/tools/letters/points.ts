import type { Judgement, PointsId, PointsRow } from "./letter-check.ts";

/** What each side of a letter is worth out of 100, in the order they are shown. */
const rows: Readonly<Record<PointsId, { readonly label: string; readonly weight: number }>> = {
  evidence: { label: "Numbers and results", weight: 24 },
  coverage: { label: "Answers the ad", weight: 20 },
  opening: { label: "First line", weight: 11 },
  company: { label: "Company named", weight: 8 },
  length: { label: "Length", weight: 6 },
  cliches: { label: "No clichés", weight: 11 },
  wording: { label: "Plain claims", weight: 6 },
  reading: { label: "Easy to read", weight: 6 },
  spelling: { label: "One spelling", weight: 3 },
  finished: { label: "Nothing left open", weight: 5 },
};

/** The points that are not given: without an ad, the others are worth more. */
export type Judgements = Readonly<Partial<Record<PointsId, Judgement>>>;

/** Rows whose possible points are 100 in all, whatever could be judged. */
export function pointsFor(judgements: Judgements): PointsRow[] {
  const judged = (Object.keys(rows) as PointsId[]).flatMap((id) => {
    const judgement = judgements[id];
    return judgement === undefined ? [] : [{ id, ...rows[id], judgement }];
  });
  const possible = hundredParts(judged.map(({ weight }) => weight));
  return judged.map(({ id, label, judgement: { share, reason } }, index) => ({
    id,
    label,
    earned: Math.round((possible[index] ?? 0) * Math.min(1, Math.max(0, share))),
    possible: possible[index] ?? 0,
    reason,
  }));
}

/** Whole numbers in the proportion of the weights that add up to 100: the largest remainders are rounded up. */
function hundredParts(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (weight * 100) / total);
  const parts = exact.map(Math.floor);
  const left = 100 - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = [...exact.keys()].toSorted(
    (a, b) => remainder(exact[b]) - remainder(exact[a]) || a - b,
  );
  for (const index of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

const remainder = (exact = 0): number => exact - Math.floor(exact);
