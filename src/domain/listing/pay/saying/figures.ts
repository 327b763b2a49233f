/** `1234567` as `1,234,567`. By hand: before its first number a browser's own formatter keeps a phone busy for 80 ms. */
export function grouped(amount: number): string {
  const whole = Math.round(amount);
  const digits = String(Math.abs(whole));
  const first = digits.slice(0, digits.length % 3);
  const threes = digits.slice(first.length).match(/.../g) ?? [];
  return (whole < 0 ? "-" : "") + [...(first === "" ? [] : [first]), ...threes].join(",");
}

/** An estimate to the cent would claim more than it knows. */
export const roundForReading = (amount: number): number =>
  amount < 10_000 ? Math.round(amount) : Math.round(amount / 100) * 100;

/** `2026-11-14` as `Nov 14, 2026`, the same in every time zone. */
export function shortDay(day: string): string {
  const [date, month, year] = new Date(day).toUTCString().slice(5, 16).split(" ");
  return `${month} ${Number(date)}, ${year}`;
}
