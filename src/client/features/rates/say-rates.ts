import { shortDay } from "#domain/listing/pay/saying/figures.ts";
import type { ExchangeRates } from "#contract/admin/rates.ts";
import { momentOf } from "#client/ui/figures/moment.ts";

export const sayDay = shortDay;

type Saved = Pick<ExchangeRates, "savedAt" | "savedBy" | "source">;

/** Who saved a table, and when. */
export const savedBy = ({ savedAt, savedBy: who, source }: Saved): string => {
  if (savedAt === null) return "which came with Kwela";
  return source === null
    ? `saved by ${who ?? "an account since deleted"} on ${momentOf(savedAt)}`
    : `published by ${source} and taken over on ${momentOf(savedAt)}`;
};

/** A move as `+2.3%`; null when there is none to speak of. */
export function sayMove(move: number): string | null {
  const percent = Math.abs(move * 100);
  if (percent < 0.05) return null;
  return `${move < 0 ? "−" : "+"}${percent.toFixed(percent < 100 ? 1 : 0)}%`;
}
