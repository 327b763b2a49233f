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
    <p className="tabular-nums">
      <span
        className={
          isLarge ? "block font-display text-3xl font-bold" : "block text-lg font-semibold"
        }
      >
        {`$${grouped(dollars)}`}
        <span className={isLarge ? "text-xl text-quiet" : "text-quiet"}>{`/${per}`}</span>
      </span>
      <span className="block text-sm text-balance text-quiet">
        {`≈ R${rand}/${per} at R${rate.rand.toFixed(2)} (${shortDay(rate.day)})`}
      </span>
    </p>
  );
}

const grouped = (amount: number): string => Math.round(amount).toLocaleString("en-US");

/** An estimate to the cent would claim more than it knows. */
const roundForReading = (amount: number): number =>
  amount < 10_000 ? Math.round(amount) : Math.round(amount / 100) * 100;

/** `2026-11-14` as `14 Nov 2026`, the same in every time zone. */
const shortDay = (day: string): string =>
  new Date(day).toUTCString().slice(5, 16).replace(/^0/, "");
