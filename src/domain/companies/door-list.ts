import { rateOf, type Rate } from "#domain/tracker/analytics/rate.ts";
import { knownCompany } from "#domain/jobs/company.ts";
import { companyKey, companyPath, companySlug } from "./company-name.ts";

/** Of fewer ads nothing is said: two refusals are no habit. */
export const fewestAds = 5;

/** The ads under one spelling of a name. */
export interface AdCounts {
  readonly name: string;
  readonly yes: number;
  readonly unclear: number;
  readonly no: number;
  readonly payStated: number;
  /** That anybody may open today. */
  readonly openNow: number;
  readonly newestAt: Date;
}

/** What a company's ads have said so far. */
export interface Door extends AdCounts {
  readonly slug: string;
  /** Every spelling that was counted. */
  readonly names: readonly string[];
  readonly ads: number;
  readonly took: Rate;
  readonly paid: Rate;
}

/** Every company with enough ads, by the address of its page. Spellings of one company are one. */
export function doorsOf(counts: readonly AdCounts[]): ReadonlyMap<string, Door> {
  const spellings = new Map<string, AdCounts[]>();
  for (const one of counts) {
    const key = knownCompany(one.name) === null ? "" : companyKey(one.name);
    spellings.set(key, [...(spellings.get(key) ?? []), one]);
  }
  const doors = new Map<string, Door>();
  for (const [key, same] of spellings) {
    const slug = companySlug(key);
    const door = slug === null ? null : doorOf(slug, same);
    if (door !== null && door.ads >= fewestAds) doors.set(door.slug, door);
  }
  return doors;
}

/** The address of the page about a company; null as long as too few of its ads are known. */
export function pageOfCompany(doors: ReadonlyMap<string, Door>, name: string): string | null {
  const slug = companySlug(companyKey(name));
  return slug !== null && doors.has(slug) ? companyPath(slug) : null;
}

function doorOf(slug: string, same: readonly AdCounts[]): Door | null {
  const sum = (count: (one: AdCounts) => number) =>
    same.reduce((total, one) => total + count(one), 0);
  const [usual] = same.toSorted((one, other) => adsOf(other) - adsOf(one) || byName(one, other));
  if (usual === undefined) return null;
  const ads = sum(adsOf);
  const yes = sum((one) => one.yes);
  const payStated = sum((one) => one.payStated);
  return {
    slug,
    name: usual.name,
    names: same.map(({ name }) => name),
    ads,
    yes,
    unclear: sum((one) => one.unclear),
    no: sum((one) => one.no),
    payStated,
    openNow: sum((one) => one.openNow),
    newestAt: new Date(Math.max(...same.map(({ newestAt }) => newestAt.getTime()))),
    took: rateOf({ count: yes, of: ads }),
    paid: rateOf({ count: payStated, of: ads }),
  };
}

const adsOf = ({ yes, unclear, no }: AdCounts): number => yes + unclear + no;

export const doorSorts = ["open", "ads", "pay", "name"] as const;
export type DoorSort = (typeof doorSorts)[number];

type Named = Pick<Door, "name">;
const byName = (one: Named, other: Named): number =>
  one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1;

/** By what is likely at the least: five of five say less than nineteen of twenty. */
const orders: Readonly<Record<DoorSort, (one: Door, other: Door) => number>> = {
  open: (one, other) => other.took.low - one.took.low || other.took.percent - one.took.percent,
  ads: (one, other) => other.ads - one.ads,
  pay: (one, other) => other.paid.low - one.paid.low || other.paid.percent - one.paid.percent,
  name: byName,
};

/** Those whose name holds what was typed, in this order. */
export function doorsFound(
  doors: Iterable<Door>,
  { search, sort }: { readonly search: string; readonly sort: DoorSort },
): Door[] {
  const typed = search.trim() === "" ? "" : companyKey(search);
  if (search.trim() !== "" && typed === "") return [];
  return [...doors]
    .filter(({ names }) => names.some((name) => companyKey(name).includes(typed)))
    .toSorted((one, other) => orders[sort](one, other) || byName(one, other));
}
