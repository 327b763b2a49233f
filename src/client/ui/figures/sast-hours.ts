/** Hours of the day in South African time. `end` at or before `start` means the day after. */
export interface HourRange {
  readonly start: number;
  readonly end: number;
}

/** The working day of somebody at home. */
export const homeDay: HourRange = { start: 8, end: 17 };

/** The range as it falls on one calendar day: in two pieces when it runs past midnight. */
export function piecesOfDay({ start, end }: HourRange): HourRange[] {
  if (end > start) return [{ start, end }];
  return [
    { start, end: 24 },
    { start: 0, end },
  ].filter((piece) => piece.end > piece.start);
}

/** Where both are at work. */
export const sharedPieces = (range: HourRange): HourRange[] =>
  piecesOfDay(range)
    .map(({ start, end }) => ({
      start: Math.max(start, homeDay.start),
      end: Math.min(end, homeDay.end),
    }))
    .filter(({ start, end }) => end > start);

export const hoursIn = (pieces: readonly HourRange[]): number =>
  pieces.reduce((sum, { start, end }) => sum + end - start, 0);

/** How much of a day with these hours is shared. */
export function overlapWords(range: HourRange): string {
  const hours = hoursIn(sharedPieces(range));
  if (hours === 0) return "No overlap with your day";
  if (hours < 1) return `${hours * 60} minutes overlap your day`;
  return hours === 1 ? "1 hour overlaps your day" : `${hours} hours overlap your day`;
}

/** `11.5` is `11:30`. */
export const clockTime = (hour: number): string =>
  `${String(Math.floor(hour)).padStart(2, "0")}:${String(Math.round((hour % 1) * 60)).padStart(2, "0")}`;
