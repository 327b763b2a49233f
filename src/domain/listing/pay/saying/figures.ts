export const grouped = (amount: number): string => Math.round(amount).toLocaleString("en-US");

/** An estimate to the cent would claim more than it knows. */
export const roundForReading = (amount: number): number =>
  amount < 10_000 ? Math.round(amount) : Math.round(amount / 100) * 100;

/** `2026-11-14` as `Nov 14, 2026`, the same in every time zone. */
export function shortDay(day: string): string {
  const [date, month, year] = new Date(day).toUTCString().slice(5, 16).split(" ");
  return `${month} ${Number(date)}, ${year}`;
}
