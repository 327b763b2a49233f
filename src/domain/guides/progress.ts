/** A strategy as far as its steps go. */
interface Stepped {
  readonly id: number;
  readonly title: string;
  readonly steps: readonly string[] | null;
}

/** A tick as it is kept: for the words of a step. */
export interface Tick {
  readonly strategyId: number;
  readonly step: string;
  readonly doneAt: Date;
}

interface StrategyProgress {
  readonly strategyId: number;
  /** Which of its steps are done, by their place from 0. */
  readonly done: number[];
}

interface NextStep {
  readonly strategyId: number;
  readonly title: string;
  readonly step: string;
  /** Its number as people count. */
  readonly number: number;
  readonly of: number;
}

/** What is done of each strategy that somebody began. Ticks for words that no longer stand there count for nothing. */
export function progressIn(
  strategies: readonly Stepped[],
  ticks: readonly Tick[],
): StrategyProgress[] {
  const of = Map.groupBy(ticks, ({ strategyId }) => strategyId);
  return strategies.flatMap(({ id, steps }) => {
    const words = new Set(of.get(id)?.map(({ step }) => step));
    const done = (steps ?? []).flatMap((step, at) => (words.has(step) ? [at] : []));
    return done.length === 0 ? [] : [{ strategyId: id, done }];
  });
}

/**
 * Where to carry on: with the strategy that was last worked on and is not finished; else with a favourite that is not begun. Null
 * when there is neither.
 */
export function nextStep(
  strategies: readonly Stepped[],
  ticks: readonly Tick[],
  favourites: readonly number[],
): NextStep | null {
  const done = new Map(
    progressIn(strategies, ticks).map((one) => [one.strategyId, new Set(one.done)]),
  );
  const recent = ticks
    .toSorted((one, other) => other.doneAt.getTime() - one.doneAt.getTime())
    .map(({ strategyId }) => strategyId);
  for (const id of [...recent.filter((strategyId) => done.has(strategyId)), ...favourites]) {
    const { title = "", steps = null } = strategies.find((strategy) => strategy.id === id) ?? {};
    const at = (steps ?? []).findIndex((_, place) => done.get(id)?.has(place) !== true);
    const step = steps?.[at];
    if (steps !== null && step !== undefined)
      return { strategyId: id, title, step, number: at + 1, of: steps.length };
  }
  return null;
}
