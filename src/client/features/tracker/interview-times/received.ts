/** What a field for a day and a time holds, as a South African clock shows it; null when it is empty or half filled in. */
export function momentTyped(text: string): Date | null {
  const moment = new Date(`${text}:00+02:00`);
  return text.length === 16 && !Number.isNaN(moment.getTime()) ? moment : null;
}
