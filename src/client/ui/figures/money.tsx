import { grouped, roundForReading, shortDay } from "#domain/listing/pay/saying/figures.ts";

interface MoneyProps {
  readonly dollars: number;
  readonly per: "hour" | "month" | "year";
  /** Rand for one dollar, and the day (`2026-11-14`) that rate is from. */
  readonly rate: { readonly rand: number; readonly day: string };
  readonly isLarge?: boolean;
}

/** Pay as it was offered, then what it is at home, with the rate it was worked out at. */
export function Money({ dollars, per, rate, isLarge = false }: MoneyProps) {
  const rand = grouped(roundForReading(dollars * rate.rand));
  return (
    <MoneyLines
      offered={`$${grouped(dollars)}`}
      per={per}
      atHome={`≈ R${rand}/${per} at R${rate.rand.toFixed(2)} (${shortDay(rate.day)})`}
      look={isLarge ? "font-display text-3xl font-bold *:text-xl" : "text-lg font-semibold"}
    />
  );
}

interface LinesProps {
  readonly offered: string;
  readonly per?: string | undefined;
  readonly atHome: string | null;
  /** Of the offer itself; what stands inside it is the period. */
  readonly look: string;
}

/** The same two lines for whoever has the words already. A range breaks after its dash, and the period stays with its figure. */
export const MoneyLines = ({ offered, per, atHome, look }: LinesProps) => (
  <p className="tabular-nums">
    <span className={`block ${look}`}>
      {offered}
      {per && <span className="whitespace-nowrap text-quiet">/{per}</span>}
    </span>
    {atHome && <span className="block text-sm text-balance text-quiet">{atHome}</span>}
  </p>
);
