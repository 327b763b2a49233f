import { createHash } from "node:crypto";
import { compared, jobSourceOf, sameName, type Compared } from "#domain/feeds/same-job.ts";
import { termsOf } from "#domain/feeds/terms.ts";
import type { RateTable } from "#domain/listing/pay/rates.ts";
import type { Overrides } from "#domain/listing/overrides.ts";
import { visibleLine } from "#domain/listing/text/visible-text.ts";
import { cutText } from "#domain/markup/cut-text.ts";
import type { FeedItem } from "#server/adapters/feeds/port.ts";
import type { BoardRows } from "#server/feature.ts";
import type { Source } from "../stores/sources.ts";
import { plainDescription } from "./plain-description.ts";

/** As long as the board keeps them. */
const longest = { key: 200, title: 300, company: 200, line: 300, text: 50_000, link: 2_000 };
const mostTags = 20;
const longestTag = 60;

/** A posting as it would stand on the board. */
export interface ReadItem {
  readonly key: string;
  readonly content: Uint8Array;
  readonly link: string;
  readonly closesAt: Date | null;
  readonly sameName: string;
  readonly row: ReturnType<BoardRows["rowFor"]>;
  readonly compared: Compared;
  /** With what people decided about the job it is. */
  decided(overrides: Overrides | null): ReturnType<BoardRows["rowFor"]>;
}

interface Reading {
  readonly source: Source;
  readonly rowFor: BoardRows["rowFor"];
  readonly rates: RateTable;
  readonly now: Date;
}

/** Of everything a posting says: the same as last time means that there is nothing to read. */
export const contentOf = ({ posting, link, closesAt }: FeedItem): Uint8Array =>
  createHash("sha256")
    .update(JSON.stringify([posting, link, closesAt]))
    .digest();

/** A source, among those who tell of jobs. */
export const tellerOf = (sourceId: number): string => `source ${sourceId}`;

/** Why an item cannot be a job at all; null when it can. */
export function refusalOf({ key, posting, link, closesAt }: FeedItem, now: Date): string | null {
  if (key.length > longest.key || link.length > longest.link) return "too-long";
  if (visibleLine(posting.title).length > longest.title) return "too-long";
  if (!/^https?:\/\//.test(link)) return "no-link";
  if (visibleLine(posting.title) === "") return "no-title";
  return closesAt !== null && closesAt <= now ? "ended" : null;
}

export async function readItem(item: FeedItem, reading: Reading): Promise<ReadItem> {
  const { source, rowFor, rates, now } = reading;
  const { kind, address } = source;
  const { gating, credit } = termsOf(kind, address);
  const posting = {
    ...item.posting,
    company: cutText(item.posting.company, longest.company),
    location: cutText(item.posting.location, longest.line),
    payText: cutText(item.posting.payText, longest.line),
    description: cutText(await plainDescription(item.posting.description), longest.text),
    tags: item.posting.tags.map((tag) => cutText(tag, longestTag)).slice(0, mostTags),
  };
  const published = item.publishedAt !== null && item.publishedAt < now ? item.publishedAt : now;
  const decided = (overrides: Overrides | null) => ({
    ...rowFor(
      posting,
      {
        source: jobSourceOf(kind),
        tier: gating === "open-only" ? "free" : "premium",
        status: "open",
        applyLink: item.link,
        overrides,
      },
      published,
      now,
      rates,
    ),
    externalId: `${source.id}/${item.key}`,
    viaName: credit?.name ?? null,
    viaUrl: credit === null ? null : item.link,
    firstSeenAt: now,
  });
  const row = decided(null);
  return {
    key: item.key,
    content: contentOf(item),
    link: item.link,
    closesAt: item.closesAt,
    sameName: sameName(row.company ?? "", row.title),
    row,
    compared: compared({
      text: row.description,
      openness: row.openness,
      location: row.location ?? "",
      teller: tellerOf(source.id),
    }),
    decided,
  };
}
