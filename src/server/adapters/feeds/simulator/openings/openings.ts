import type { FeedKind } from "#domain/feeds/kinds.ts";
import { withBoards, withoutBoards, type Company } from "./companies.ts";
import { roles, type Role } from "./roles.ts";

/** A job that somebody has to give, wherever it is told. */
export interface Opening {
  readonly number: number;
  readonly title: string;
  readonly role: Role;
  readonly company: Company;
  /** The same on every board that shows it. */
  readonly markup: string;
  readonly isSenior: boolean;
  readonly publishedAt: Date;
  readonly shownBy: ReadonlySet<FeedKind>;
}

/** What the demo's world remembers: when it began, and when each day passed that somebody let pass. */
export interface Calendar {
  readonly startedAt: string;
  readonly days: readonly string[];
}

const atFirst = 32;
const newEachDay = 4;
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

const bornOn = (number: number): number =>
  number < atFirst ? -(number % 8) : 1 + Math.floor((number - atFirst) / newEachDay);

/** Some close with every day that passes. */
const closesOn = (number: number): number => Math.max(bornOn(number), 0) + 2 + ((number * 5) % 11);

/** Everything that was ever there up to today, newest last. */
export const everOpened = ({ days }: Calendar): number => atFirst + newEachDay * days.length;

export function isOpen(number: number, { days }: Calendar): boolean {
  return bornOn(number) <= days.length && days.length < closesOn(number);
}

/** What a source shows today, newest first. */
export function openingsOf(kind: FeedKind, calendar: Calendar): Opening[] {
  const numbers = Array.from({ length: everOpened(calendar) }, (_, at) => at);
  return numbers
    .filter((number) => isOpen(number, calendar))
    .map((number) => openingNumbered(number, calendar))
    .filter(({ shownBy }) => shownBy.has(kind))
    .toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime());
}

export function openingNumbered(number: number, calendar: Calendar): Opening {
  const company = companyOf(number);
  const role = pick(roles, number * 3 + Math.floor(number / roles.length));
  // Every third round of the same work is for somebody who has done it before.
  const isSenior = Math.floor(number / 3) % 3 === 1;
  return {
    number,
    title: isSenior ? `Senior ${role.title}` : role.title,
    role,
    company,
    markup: markupOf(role, company),
    isSenior,
    publishedAt: publishedAt(number, calendar),
    shownBy: new Set([...(company.board === null ? [] : [company.board]), ...boardsOf(number)]),
  };
}

/** Those with a board of their own have three of four openings. */
const companyOf = (number: number): Company =>
  number % 4 === 3 ? pick(withoutBoards, Math.floor(number / 4)) : pick(withBoards, number % 4);

/** The first shows most, as the largest board of the web would; several are told in many places, and some by one board alone. */
const boardSets: readonly (readonly FeedKind[])[] = [
  ["himalayas", "jobicy", "remoteok"],
  ["himalayas", "remotive"],
  ["himalayas", "workingnomads", "rss"],
  ["remoteok", "rss"],
  ["himalayas", "jobicy", "remotive"],
  ["himalayas", "workingnomads"],
  ["jobicy", "remotive", "rss"],
  ["himalayas", "remoteok", "workingnomads"],
];
const boardsOf = (number: number): readonly FeedKind[] => pick(boardSets, number);

function publishedAt(number: number, { startedAt, days }: Calendar): Date {
  const born = bornOn(number);
  const day = born <= 0 ? Date.parse(startedAt) + born * dayMs : Date.parse(days[born - 1] ?? "");
  return new Date(day - (1 + (number % newEachDay)) * hourMs);
}

const list = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${line}.</li>`).join("")}</ul>`;

const markupOf = (role: Role, { about, wherefrom }: Company): string =>
  [
    `<p>${about.replaceAll("&", "&amp;")}</p>`,
    "<h3>What you will do</h3>",
    list(role.duties),
    "<h3>What you bring</h3>",
    list(role.asks),
    "<h3>Where</h3>",
    `<p>${wherefrom} The hours are yours, apart from two calls a week.</p>`,
  ].join("\n");

function pick<Item>(items: readonly Item[], at: number): Item {
  const found = items[at % items.length];
  if (found === undefined) throw new Error("There is nothing to pick from");
  return found;
}
