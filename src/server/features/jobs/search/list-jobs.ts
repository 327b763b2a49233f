import { jobCard, jobTeaser, type JobCard, type JobList, type JobTeaser } from "#contract/jobs.ts";
import { pageSize, type JobFilters, type JobOrder } from "#domain/jobs/filters.ts";
import { hasWords, wordsIn } from "#domain/jobs/search/searched-words.ts";
import { tiers, tiersOpenTo, type Tier } from "#domain/jobs/visibility.ts";
import type { RateTable, ReadRates } from "#domain/listing/pay/rates.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import { keptUntilChanged } from "#server/adapters/database/kept-until-changed.ts";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import { keepReply } from "#server/http/api/kept-reply.ts";
import { cursorFor, placeFrom } from "#server/lists/cursor.ts";
import type { ShowRows } from "#server/http/api/rows-shown.ts";
import { boardAtHand, type FindAtHand } from "./board-at-hand.ts";
import { countsOf, sampleOf } from "./count-matches.ts";
import { facetsOf, sumOf } from "./counts.ts";
import { presentCard, presentTeaser } from "../present.ts";
import { jobsTopic } from "../stores/jobs.ts";
import { noChoices, type Wanted } from "./condition.ts";
import {
  newestLocked,
  pageOf,
  teasersShown,
  type BoardRow,
  type Found,
  type Way,
} from "./matches.ts";
import { boardOrders, listInOrder } from "./orders.ts";
import { meantReader } from "./job-words.ts";
import { recentReader, type ReadRecent } from "./recent-jobs.ts";
import { searchReader, type ReadSearch } from "./search-query.ts";

/** So many times what is needed among the newest jobs means that walking back from today meets enough at once. */
const plenty = 20;
/** So many pages without a single job that can be shown are passed over in one go; the next request goes on from there. */
const mostPassedOver = 10;
/** What all lists may take up that are kept. */
const mostBytes = 12_000_000;
/** A card with all it says, and once more as the text that is sent. */
const bytesOf = ({ jobs }: JobList): number => 2_000 + 6_000 * jobs.length;

interface Viewer {
  readonly id: number;
  readonly isPremium: boolean;
}

interface BoardServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly readRates: ReadRates;
  readonly showRows: ShowRows;
}

/** Lists a page of the board as a viewer may see it. */
export function boardLister({ database, clock, readRates, showRows }: BoardServices) {
  const db = database.queries;
  const readers = {
    readRecent: recentReader(db, clock),
    readSearch: searchReader(database, clock),
    findAtHand: boardAtHand(database, clock),
  };
  const readMeant = meantReader(database, clock);
  const room = { mostBytes, bytesOf };
  const kept = keptUntilChanged<JobList>(database.changes, clock, jobsTopic, room);

  return async (
    filters: JobFilters,
    after: string | null,
    viewer: Viewer | null,
  ): Promise<JobList> => {
    // Before anything is looked for: a page that cannot be is refused also where there is nothing to find.
    const order = boardOrders[filters.sort];
    if (after !== null) placeFrom(after, order.word, order.kind);
    if (filters.isSavedOnly && viewer === null) return nothing;
    if (filters.search !== "" && !hasWords(filters.search)) return nothing;
    const open = tiersOpenTo(viewer);
    if (filters.isSavedOnly) return list({ ...filters, savedBy: viewer?.id ?? null }, open, after);
    // The same for all who may open the same tiers, however they write what they look for.
    const search = wordsIn(filters.search);
    const key = JSON.stringify([open, { ...filters, search }, after]);
    return kept(key, async () => keepReply(await list({ ...filters, savedBy: null }, open, after)));
  };

  async function list(
    filters: JobFilters & Pick<Wanted, "savedBy">,
    open: readonly Tier[],
    after: string | null,
  ): Promise<JobList> {
    const findFrom = (start: string | null) => findPage(db, readers, filters, open, start);
    const found = await findFrom(after);
    const rates = await readRates();
    let page = found;
    let jobs = cardsOf(page, rates);
    // A page of rows that cannot be shown is not the end of the list.
    for (let passed = 0; jobs.length === 0 && passed < mostPassedOver; passed += 1) {
      const next = nextAfter(page, filters.sort);
      if (next === null) break;
      page = await findFrom(next);
      jobs = cardsOf(page, rates);
    }
    return {
      jobs,
      teasers: showRows("teasers", found.teasers, teaserOf),
      nextCursor: nextAfter(page, filters.sort),
      ...found.counts,
      didYouMean:
        found.counts.total === 0
          ? await readMeant(filters.search, open.length === tiers.length)
          : null,
    };
  }

  function cardsOf({ rows }: Found, rates: RateTable): JobCard[] {
    const page = rows.slice(0, pageSize);
    return showRows("jobs", page, (row) => cardOf(row, rates));
  }
}

/** Rows that are kept come again in list after list: each is made into a card once, and again when the rates change. */
const cards = new WeakMap<BoardRow, { readonly card: JobCard; readonly rates: RateTable }>();

function cardOf(row: BoardRow, rates: RateTable): JobCard {
  const known = cards.get(row);
  if (known?.rates === rates) return known.card;
  const card = jobCard.parse(presentCard(row, rates));
  cards.set(row, { card, rates });
  return card;
}

const teasers = new WeakMap<object, JobTeaser>();

function teaserOf(row: Found["teasers"][number]): JobTeaser {
  const teaser = teasers.get(row) ?? jobTeaser.parse(presentTeaser(row));
  teasers.set(row, teaser);
  return teaser;
}

/** What is known of the board from one search to the next. */
interface BoardReaders {
  readonly readRecent: ReadRecent;
  readonly readSearch: ReadSearch;
  /** Left out, the database does all of the searching. */
  readonly findAtHand?: FindAtHand;
}

export async function findPage(
  db: Queries,
  { readRecent, readSearch, findAtHand }: BoardReaders,
  filters: Omit<Wanted, "search"> & Pick<JobFilters, "search" | "sort">,
  open: readonly Tier[],
  after: string | null,
): Promise<Found> {
  const locked = tiers.filter((tier) => !open.includes(tier));
  const asked = await readSearch(filters.search, locked.length === 0);
  if (asked === "nothing") return noneFound;
  const wanted = { ...filters, search: asked === "anything" ? null : asked };
  const isNewestFirst = filters.sort === "newest";
  const isAtHand = after === null && wanted.savedBy === null && isNewestFirst;
  const atHand = isAtHand ? findAtHand?.(wanted, open) : null;
  const foundAtHand = (await atHand) ?? null;
  if (foundAtHand !== null) return foundAtHand;
  const sample = await sampleOf(db, readRecent, wanted);
  const counts = await countsOf(db, wanted, open, sample);
  const wayTo = (some: readonly Tier[], limit: number): Way => {
    if (wanted.search === null && wanted.savedBy === null) return { by: "walking", stretch: null };
    const among = sample === null ? 0 : sumOf(sample.counted, wanted, some);
    if (among >= limit * plenty) return { by: "walking", stretch: null };
    const isInSample = sample !== null && among >= limit;
    if (isInSample && after === null) return { by: "sorting", stretch: sample.recent.sample };
    return { by: isInSample && counts.totalIsCapped ? "walking" : "sorting", stretch: null };
  };
  // Looking for what is not there takes longest: it reads every job of the tier.
  const way = isNewestFirst ? wayTo(open, pageSize + 1) : inAnotherOrder;
  const rows =
    counts.visible > 0 ? await pageOf(db, wanted, open, after, way, listInOrder(filters.sort)) : [];
  const isSomeLocked = counts.total > counts.visible || counts.totalIsCapped;
  const hasTeasers = after === null && locked.length > 0 && isSomeLocked;
  const teasers = hasTeasers
    ? await newestLocked(db, wanted, locked, teasersShown, wayTo(locked, teasersShown))
    : [];
  return { rows, teasers, counts };
}

/** The best paid may be of any time. */
const inAnotherOrder: Way = { by: "walking", stretch: null };

/** Behind the last row of the page, whether it can be shown or not; null when there are no more. */
function nextAfter({ rows }: Found, sort: JobOrder): string | null {
  const last = rows[pageSize - 1];
  const isLast = rows.length <= pageSize || last === undefined;
  return isLast ? null : cursorFor(boardOrders[sort].word, last);
}

const noneFound: Found = {
  rows: [],
  teasers: [],
  counts: {
    total: 0,
    totalIsCapped: false,
    visible: 0,
    facets: facetsOf([], noChoices),
    facetsAreAtLeast: false,
  },
};

const nothing: JobList = {
  jobs: [],
  teasers: [],
  nextCursor: null,
  ...noneFound.counts,
  didYouMean: null,
};
