import { visibleLine, visibleText } from "#domain/listing/text/visible-text.ts";
import {
  FeedFailure,
  type FeedItem,
  type FeedRejection,
  type FeedSource,
  type RejectedItem,
} from "./port.ts";
import { mostRows } from "./readers/fields.ts";
import type { Reader, Told } from "./readers/reader.ts";
import { repaired } from "./readers/wording.ts";
import type { Whereabouts } from "./whereabouts.ts";

interface Gathering {
  /** Takes in a page of the source; says which comes next, if one does. */
  add(text: string, page: string): string | null;
  readonly items: readonly FeedItem[];
  readonly rejected: readonly RejectedItem[];
}

/** Far more than anybody writes: what is longer is broken, or meant to break us. */
const longest = { key: 300, title: 300, company: 200, location: 5_000, link: 2_000, text: 200_000 };
const longestTag = 100;
const longestPay = 500;
const mostTags = 30;

/** What the pages of a source bring together: each posting once, and nothing that cannot be shown. */
export function gathering(reader: Reader, source: FeedSource, whereabouts: Whereabouts): Gathering {
  const items: FeedItem[] = [];
  const rejected: RejectedItem[] = [];
  const seen = new Set<string>();
  const pages = new Set<string>();
  const { linkHosts } = reader;
  let count = 0;

  const isOwnLink = (link: string): boolean => {
    const host = whereabouts.hostOf(link);
    return host !== null && (linkHosts === "any" || linkHosts.includes(host));
  };

  /** Whether it was new. */
  function take(told: Told | null): boolean {
    count += 1;
    const key = told === null ? "" : visibleLine(told.key);
    if (told === null || key === "") {
      rejected.push({ key: `#${count}`, reason: told === null ? "malformed" : "no-key" });
      return true;
    }
    if (seen.has(key)) return false;
    seen.add(key);
    const item = itemOf(told, key);
    const reason = told.rejection ?? faultIn(item, isOwnLink);
    if (reason === null) items.push(item);
    else rejected.push({ key: key.slice(0, longest.key), reason });
    return true;
  }

  return {
    items,
    rejected,
    add(text, page) {
      pages.add(page);
      const { entries, next } = reader.read(text, page, source);
      if (count + entries.length > mostRows) throw new FeedFailure("too-large");
      const fresh = entries.filter(take).length;
      const isOld = entries.length > 0 && fresh === 0;
      if (next !== null && (isOld || pages.has(next))) throw new FeedFailure("cursor-loop");
      return next;
    },
  };
}

const line = (text: string): string => visibleLine(repaired(text));

function itemOf(told: Told, key: string): FeedItem {
  const payText = line(told.payText);
  const tags = told.tags.map(line).filter((tag) => tag !== "" && tag.length <= longestTag);
  return {
    key,
    posting: {
      title: line(told.title),
      company: line(told.company),
      location: line(told.location),
      description: visibleText(repaired(told.description)).trim(),
      payText: payText.length > longestPay ? "" : payText,
      tags: [...new Set(tags)].slice(0, mostTags),
      ...(told.isFromRemoteBoard && { isFromRemoteBoard: true }),
    },
    link: URL.parse(told.link)?.href ?? "",
    publishedAt: told.publishedAt,
    closesAt: told.closesAt,
  };
}

function faultIn(
  { key, posting, link }: FeedItem,
  isOwnLink: (link: string) => boolean,
): FeedRejection | null {
  const { title, company, location, description } = posting;
  if (title === "") return "no-title";
  if (!isOwnLink(link)) return "no-link";
  if (!/\p{L}/u.test(description.replace(/<[^<>]*>/g, ""))) return "no-text";
  const isTooLong =
    key.length > longest.key ||
    title.length > longest.title ||
    company.length > longest.company ||
    location.length > longest.location ||
    link.length > longest.link ||
    description.length > longest.text;
  return isTooLong ? "too-long" : null;
}
