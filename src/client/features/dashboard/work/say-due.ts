/** How long a follow-up has waited, in days. */
export function sayLate(days: number): string {
  if (days <= 0) return "today";
  return days === 1 ? "since yesterday" : `${days} days late`;
}
