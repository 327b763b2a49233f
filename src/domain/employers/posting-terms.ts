/** What a posting costs. The first is free for good; the later ones are as long as this is nothing. */
export const postingPrice = { first: { cents: 0 }, later: { cents: 0 } } as const;

/** How long a posting stands, and how long before its end we write. */
export const daysOnBoard = 30;
const warningDays = 7;

/** So many of one account may wait for us, and so many stand on the board at a time. */
export const mostWaiting = 5;
export const mostOnBoard = 20;

const dayMs = 24 * 60 * 60 * 1000;

/** When a posting that goes up now comes down: with the day it names, if that is sooner. */
export function endOfPosting(now: Date, closingDate: string): Date {
  const usual = new Date(now.getTime() + daysOnBoard * dayMs);
  const named = closingDate === "" ? usual : endOfDay(closingDate);
  return named > now && named < usual ? named : usual;
}

/** The last moment of a day in South Africa. */
const endOfDay = (day: string): Date => new Date(Date.parse(`${day}T22:00:00Z`));

/** From this end on, it is time to write. */
export const warnedBy = (now: Date): Date => new Date(now.getTime() + warningDays * dayMs);
