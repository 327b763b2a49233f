import { useState } from "react";
import type { ExchangeRates } from "#contract/admin/rates.ts";
import { currencyNames, inEditingOrder } from "#domain/rates/currencies.ts";
import { isLargeMove, moveOf, randIn, sayRate, usdOf } from "#domain/rates/rand-table.ts";
import type { SavedRates } from "../queries.ts";

/** A currency as the form shows it. */
export interface EditedRate {
  readonly code: string;
  readonly name: string;
  readonly shown: string;
  /** Null for what is no rate. */
  readonly rand: number | null;
  /** Against the table in use; null when there is nothing to compare. */
  readonly move: number | null;
  readonly isLarge: boolean;
}

type Typed = Readonly<Record<string, string>>;

const codes = inEditingOrder(Object.keys(currencyNames));

/** What somebody typed lies over the table in use: when somebody else saves another, it stays, and the rest follows theirs. */
export function useRatesForm(table: ExchangeRates) {
  const [typed, setTyped] = useState<Typed>({});
  const [chosenDay, setDay] = useState<string | null>(null);
  const inUse = new Map(table.rows.map(({ currency, rand }) => [currency, rand]));
  const day = chosenDay ?? table.days.to;
  const rates = codes.map((code) => editedRate(code, typed[code], inUse.get(code)));

  return {
    day,
    rates,
    changed: rates.filter(({ move }) => move !== 0),
    large: rates.filter(({ isLarge }) => isLarge),
    firstWrong: rates.find(({ rand }) => rand === null) ?? null,
    setDay,
    type: (code: string, text: string) => setTyped((before) => ({ ...before, [code]: text })),
    /** Forgets what stood here when this was rendered: whatever is typed while that is being saved stays. */
    clear() {
      setTyped((now) => without(now, typed));
      setDay((now) => (now === chosenDay ? null : now));
    },
    /** Only when there is no wrong one. */
    toSend(confirmLargeChange: boolean): SavedRates {
      const rand = Object.fromEntries(rates.map((rate) => [rate.code, rate.rand ?? 0]));
      const { version } = table;
      return { day, version, confirmLargeChange, rates: usdOf(rand) };
    },
  };
}

const without = (now: Typed, before: Typed): Typed =>
  Object.fromEntries(Object.entries(now).filter(([code, text]) => before[code] !== text));

export type RatesFormState = ReturnType<typeof useRatesForm>;

/** Untouched, a rate is what it was to the last digit, not as it is shown. */
function editedRate(
  code: string,
  typed: string | undefined,
  inUse: number | undefined,
): EditedRate {
  const usual = inUse === undefined ? "" : sayRate(inUse);
  const shown = typed ?? usual;
  const rand = shown === usual && inUse !== undefined ? inUse : randIn(shown);
  const move = rand === null ? null : rand === inUse ? 0 : moveOf(inUse, rand);
  return { code, name: currencyNames[code] ?? code, shown, rand, move, isLarge: isLargeMove(move) };
}
