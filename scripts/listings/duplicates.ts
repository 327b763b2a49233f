import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { feedKinds, type FeedKind } from "#domain/feeds/kinds.ts";
import { isSameJob } from "#domain/feeds/same-job.ts";
import { systemClock } from "#server/adapters/clock/port.ts";
import { feedsClient } from "#server/adapters/feeds/client.ts";
import type { FeedItem } from "#server/adapters/feeds/port.ts";
import { readItem, type ReadItem } from "#server/features/feeds/run/read-item.ts";
import type { Source } from "#server/features/feeds/stores/sources.ts";
import { boardRows } from "#server/features/jobs/board-rows.ts";
import { startingRates } from "#domain/listing/pay/rates.ts";
import { copiesOf, forcedUnder } from "./retold.ts";

/** `npm run duplicates -- <folder>`: payloads of boards, in a folder for each kind. Which pairs of their postings are taken for one job, and which should be? */
const folder = process.argv[2];
if (folder === undefined)
  stop("Usage: npm run duplicates -- <folder with a folder for each kind of source>");

/** At least this share of copies must be found; of different jobs none may be taken for one. */
const copiesBar = 0.95;
const now = systemClock.now();
/** Shorter ones are never compared. */
const shortest = 400;

const told = await everyPosting(folder);
if (told.length === 0) stop(`${folder} holds no payload that one of our readers understands.`);
const [copies, different] = [await judgeCopies(), await judgeDifferent()];
console.log(
  `${told.length} postings, ${told.filter(isLong).length} of them long enough to be compared`,
);
console.log(
  `copies: ${copies.found} of ${copies.all} found (${((100 * copies.found) / copies.all).toFixed(1)} %)`,
);
for (const line of copies.missed) console.log(`  missed: ${line}`);
console.log(`different: ${different.merged.length} of ${different.all} taken for one job`);
for (const line of different.merged) console.log(`  merged: ${line}`);
process.exitCode = copies.found / copies.all >= copiesBar && different.merged.length === 0 ? 0 : 1;

interface Told {
  readonly kind: FeedKind;
  readonly item: FeedItem;
  readonly read: ReadItem;
}

function isLong({ read }: Told): boolean {
  return read.row.description.length >= shortest;
}

/** Each posting as other boards would tell it. */
async function judgeCopies() {
  let [all, found] = [0, 0];
  const missed: string[] = [];
  for (const one of told.filter(isLong)) {
    for (const { how, item } of copiesOf(one.item)) {
      const read = await readAs(otherThan(one.kind), item);
      all += 1;
      if (isOne(one.read, read)) found += 1;
      else missed.push(`${nameOf(one)}: ${how}`);
    }
  }
  return { all, found, missed };
}

/** Every posting beside every other, as they are and under one name: only then is there anything to tell them apart by but their texts. */
async function judgeDifferent() {
  const merged: string[] = [];
  let all = 0;
  const judge = (one: Told, other: Told, read: ReadItem, how: string): void => {
    all += 1;
    if (isOne(one.read, read)) merged.push(`${nameOf(one)} / ${nameOf(other)}: ${how}`);
  };
  for (const [at, one] of told.entries())
    for (const other of told.slice(at + 1)) {
      if (isToldTwice(one, other)) continue;
      judge(one, other, other.read, "as they are");
      for (const { how, item } of forcedUnder(one.item, other.item))
        judge(one, other, await readAs(other.kind, item), how);
      const elsewhere = await readAs(otherThan(one.kind), other.item);
      judge(one, other, elsewhere, "told by another board");
    }
  return { all, merged };
}

/** Two payloads may hold one posting: the same company, title and words are no pair of different ones. */
function isToldTwice({ read: one }: Told, { read: other }: Told): boolean {
  return one.sameName === other.sameName && one.row.description === other.row.description;
}

function isOne(one: ReadItem, other: ReadItem): boolean {
  const isOneName = one.sameName !== "" && one.sameName === other.sameName;
  return isOneName && isSameJob(one.compared, other.compared);
}

function nameOf({ kind, read }: Told): string {
  return `${kind}, ${read.row.company}, ${read.row.title}`;
}

function otherThan(kind: FeedKind): FeedKind {
  return kind === "remotive" ? "himalayas" : "remotive";
}

async function everyPosting(root: string): Promise<readonly Told[]> {
  const all: Told[] = [];
  for (const name of await readdir(root)) {
    const kind = name === "weworkremotely" ? "rss" : feedKinds.find((one) => one === name);
    if (kind === undefined) continue;
    for (const file of await readdir(join(root, name)))
      for (const item of await itemsIn(kind, await readFile(join(root, name, file))))
        all.push({ kind, item, read: await readAs(kind, item) });
  }
  return all;
}

/** Through the very client that asks the boards, of which the file stands for the first page. */
async function itemsIn(kind: FeedKind, body: Buffer): Promise<readonly FeedItem[]> {
  let isFirst = true;
  const client = feedsClient({
    clock: systemClock,
    appUrl: "https://kwela.example",
    pause: () => Promise.resolve(),
    web: {
      async ask(address) {
        const answer = { status: isFirst ? 200 : 404, headers: new Headers(), body, address };
        isFirst = false;
        return answer;
      },
    },
  });
  const answer = await client.read(
    sourceOf(kind),
    { etag: null, lastModified: null },
    AbortSignal.timeout(60_000),
  );
  return answer.kind === "items" ? answer.items : [];
}

function readAs(kind: FeedKind, item: FeedItem): Promise<ReadItem> {
  return readItem(item, {
    source: sourceOf(kind),
    rowFor: boardRows.rowFor,
    rates: startingRates,
    now,
  });
}

function sourceOf(kind: FeedKind): Source {
  const isBoard = kind === "greenhouse" || kind === "lever" || kind === "ashby";
  return {
    id: feedKinds.indexOf(kind),
    kind,
    name: kind,
    board: isBoard ? "company" : null,
    address: kind === "rss" ? "https://weworkremotely.com/remote-jobs.rss" : null,
    isPaused: false,
    etag: null,
    lastModified: null,
    nextAt: now,
    lease: null,
    leaseUntil: null,
    answeredAt: null,
    yieldedAt: null,
    size: null,
    failures: 0,
    trouble: null,
    createdAt: now,
  };
}

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
