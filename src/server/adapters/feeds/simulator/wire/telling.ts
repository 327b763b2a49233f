import type { Opening } from "../openings/openings.ts";

/** How a source puts what it has. */
export interface Telling {
  readonly openings: readonly Opening[];
  /** Where all hosts live: links lead there. */
  readonly roof: string;
  readonly query: URLSearchParams;
  /** Part of the path: the company whose board is asked for. */
  readonly board: string;
  readonly now: Date;
}

/** Every name that a source has for an opening ends in this and its number. */
export const firstId = 100_000;

export const slugOf = ({ title, company, number }: Opening): string =>
  `${title} ${company.slug} ${number + firstId}`.toLowerCase().replaceAll(/[^a-z\d]+/g, "-");

/** What the openings pay, in dollars a year; some do not say. */
export function payOf({ role, isSenior, number }: Opening): readonly [number, number] | null {
  const more = isSenior ? 1.25 : 1;
  const [min, max] = role.pay;
  return number % 3 === 2 ? null : [Math.round(min * more) * 1_000, Math.round(max * more) * 1_000];
}

/** What a stranger may try in a text: nothing of it may reach a reader. */
export const withScript = ({ number, markup }: Opening): string =>
  number % 6 === 0
    ? `${markup}<script>document.title = "taken over"</script><img src="x" onerror="alert(1)">`
    : markup;

/** The same for every question, so that a line of the log can be compared with a row. */
export const uuidOf = ({ number }: Opening): string =>
  `5f0c2a10-0000-4000-8000-${String(number + firstId).padStart(12, "0")}`;

export const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

const dayMs = 24 * 60 * 60_000;
export const daysAfter = (moment: Date, days: number): Date =>
  new Date(moment.getTime() + days * dayMs);
