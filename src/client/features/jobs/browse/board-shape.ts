import type { JobCard, JobList } from "#contract/jobs.ts";
import type { JobFilters } from "#domain/jobs/filters.ts";
import { ourPlaceIn } from "#domain/jobs/search/our-places.ts";
import { grouped } from "#domain/listing/pay/saying/figures.ts";
import type { Api } from "#client/api.ts";
import type { FoundOut, ShapedPage } from "#client/drawn-once/page-shapes.ts";
import { ago } from "#client/ui/figures/ago.ts";
import { ratesOf } from "#client/ui/job/rates-line.tsx";
import { askForJobs, jobsQuery } from "../queries.ts";
import { addressOf, placeIn } from "./address.ts";
import { namesPay } from "./results/no-jobs.tsx";

/** Asks for the first page of a search, and says how a page shows it that differs from others by a few words alone. */
export async function boardFoundOut({
  api,
  url,
}: {
  api: Api;
  url: URL;
}): Promise<FoundOut | null> {
  const { filters, from, pages } = placeIn(url.searchParams);
  if (filters.isSavedOnly || from !== null || pages > 1) return null;
  const list = await askForJobs(api, filters, from);
  // Some words are answered with words of their own.
  const isWordedOtherwise =
    ourPlaceIn(filters.search) !== null || (list.total === 0 && namesPay(filters.search));
  const found = { api, filters, list, now: Date.now() };
  return { give: giverOf(found), shaped: isWordedOtherwise ? null : shapeOf(found) };
}

interface Found {
  readonly api: Api;
  readonly filters: JobFilters;
  readonly list: JobList;
  readonly now: number;
}

const giverOf =
  ({ api, filters, list, now }: Found): FoundOut["give"] =>
  (queryClient) =>
    queryClient.setQueryData(
      jobsQuery(api, filters, null).queryKey,
      { pages: [list], pageParams: [null] },
      { updatedAt: now },
    );

function shapeOf(found: Found): ShapedPage {
  const { filters, list, now } = found;
  const { jobs, teasers, total, visible, nextCursor, didYouMean } = list;
  const texts = textsOf(found);
  return {
    shape: JSON.stringify([
      { ...filters, search: filters.search !== "" },
      [jobs.length, teasers.length, nextCursor !== null, texts.rates !== null, didYouMean !== null],
      isFew(list) ? [total, visible] : visible < total,
      [list.totalIsCapped, list.facetsAreAtLeast],
    ]),
    texts: inOrder(texts),
    shown: [...jobs, ...teasers].map((of) => ({ of, version: ago(of.publishedDate, now) })),
    standIn: () => standInFor(found),
  };
}

/** Of none and of one it is said in other words. */
const isFew = ({ total }: JobList): boolean => total < 2;

/** All on a page of the board that is not the same for every search of its shape, but for what cards show. */
function textsOf({ filters, list, now }: Found) {
  const { jobs, teasers, total, visible, facets, nextCursor, didYouMean } = list;
  const [newest] = teasers;
  const some = isFew(list) ? [] : [total, visible, total - visible];
  return {
    rates: ratesOf(jobs.map(({ pay, payInRand }) => ({ pay: pay.value, payInRand }))),
    many: [
      filters.search,
      nextCursor ?? "",
      String(now),
      newest === undefined ? "" : ago(newest.publishedDate, now),
      didYouMean ?? "",
      ...some.flatMap((number) => [String(number), grouped(number)]),
      ...jobs.map(({ id }) => id),
      ...Object.values(facets).flatMap((counts) => Object.values(counts).map(String)),
    ],
  };
}

const inOrder = ({ rates, many }: ReturnType<typeof textsOf>): string[] => [rates ?? "", ...many];

/**
 * The same page with words and numbers on it that nothing else there says: whatever anybody wrote is in the cards, which are
 * put in afterwards.
 */
function standInFor({ api, filters, list }: Found): ReturnType<ShapedPage["standIn"]> {
  const isPaid = ratesOf(list.jobs.map(({ pay, payInRand }) => ({ pay: pay.value, payInRand })));
  let counted = 600_000_000_000_000;
  const marked = (counts: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.keys(counts).map((choice) => [choice, (counted += 1)]));
  const jobs = list.jobs.map((job, place) => ({
    ...(isPaid === null ? job : paidInMarks(job)),
    id: `job.${place}.of.these`,
  }));
  const standIn: Found = {
    api,
    filters: { ...filters, search: filters.search === "" ? "" : searchMark },
    list: {
      ...list,
      jobs,
      teasers: list.teasers.map((teaser) => ({ ...teaser, publishedDate: longAgo })),
      ...(!isFew(list) && {
        total: list.visible < list.total ? 333_333_333_333_333 : 111_111_111_111_111,
        visible: 111_111_111_111_111,
      }),
      facets: {
        roleType: marked(list.facets.roleType),
        experience: marked(list.facets.experience),
        salary: marked(list.facets.salary),
      },
      nextCursor: list.nextCursor && "cursor.to.the.next",
      didYouMean: list.didYouMean && meantMark,
    },
    now: 500_000_000_000_000,
  };
  return {
    address: addressOf({ filters: standIn.filters }),
    // That none is locked is not said.
    marks: inOrder(textsOf(standIn)).map((mark) => (mark === "0" ? "" : mark)),
    objects: [...jobs, ...standIn.list.teasers],
    now: standIn.now,
    give: giverOf(standIn),
  };
}

/** Written in another way in markup, in an address and in data. */
const searchMark = `"<what is looked for>`;
const meantMark = `"<what was meant>`;
const longAgo = new Date(0).toISOString();

function paidInMarks(job: JobCard): JobCard {
  const { pay, payInRand } = job;
  if (pay.value.amount === null || payInRand === null) return job;
  const amount = { ...pay.value.amount, currency: "USD" as const };
  return {
    ...job,
    pay: { ...pay, value: { ...pay.value, amount } },
    payInRand: { ...payInRand, rand: 333_333, day: "1970-01-01", isOld: false },
  };
}
