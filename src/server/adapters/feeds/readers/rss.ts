import { XMLParser } from "fast-xml-parser";
import { FeedFailure, type FeedSource } from "../port.ts";
import { each, fieldsOf, momentIn, textIn, textsIn, type Fields } from "./fields.ts";
import type { Reader, Told } from "./reader.ts";
import { markupIn, unescaped } from "./wording.ts";

/** Those that take remote jobs only. */
const remoteBoards = /(?:^|\.)(?:weworkremotely|jobicy|remotive)\.com$/;

const hostOf = ({ address }: FeedSource): string | null => {
  const url = address === null ? null : URL.parse(address);
  return url?.protocol === "https:" ? url.hostname : null;
};

export const rss: Reader = {
  hosts(source) {
    const host = hostOf(source);
    if (host === null) return [];
    const bare = host.replace(/^www\./, "");
    return [bare, `www.${bare}`, host];
  },
  linkHosts: "any",
  accept: "application/rss+xml, application/xml;q=0.9, text/xml;q=0.8",
  isBoard: false,
  firstPage: (source) => (hostOf(source) === null ? null : source.address),
  read(text, _, source) {
    const isFromRemoteBoard = remoteBoards.test(hostOf(source) ?? "");
    return { entries: each(itemsIn(text), (item) => told(item, isFromRemoteBoard)), next: null };
  },
};

const parser = new XMLParser({
  // A guid has attributes; names and values are read as they stand.
  ignoreAttributes: true,
  parseTagValue: false,
  isArray: (_, path) => path === "rss.channel.item",
});

function itemsIn(text: string): readonly unknown[] {
  const said = text.trim();
  const begins = said.search(/<rss\b/);
  // A feed needs no definitions of its own; who brings some means to multiply them.
  if (!/^<(?:\?xml|rss)\b/.test(said) || begins === -1 || said.slice(0, begins).includes("<!"))
    throw new FeedFailure("not-a-feed");
  if (!isOrdinary(said)) throw new FeedFailure("too-large");
  const document = parsed(said);
  const channel = fieldsOf(fieldsOf(document?.["rss"])?.["channel"]);
  if (channel === null) throw new FeedFailure("not-a-feed");
  const items = channel["item"];
  return Array.isArray(items) ? items : [];
}

/** A feed of a thousand jobs has a fraction of this. */
const most = { tags: 60_000, inTags: 1_500_000 };

/**
 * The parser takes its time over every tag, and everybody else waits meanwhile: ten megabytes of them are half a minute. Counting
 * them first takes none. Mark-up in a wrapped text is not read as such, and does not count.
 */
function isOrdinary(text: string): boolean {
  let [tags, inTags] = [0, 0];
  for (let at = text.indexOf("<"); at !== -1; at = text.indexOf("<", at)) {
    const isWrapped = text.startsWith(wrap.begin, at);
    const end = isWrapped ? text.indexOf(wrap.end, at) : text.indexOf(">", at);
    const next = end === -1 ? text.length : end;
    tags += 1;
    if (!isWrapped) inTags += next - at;
    if (tags > most.tags || inTags > most.inTags) return false;
    at = next;
  }
  return true;
}

const wrap = { begin: "<![CDATA[", end: "]]>" } as const;

function parsed(text: string): Fields | null {
  // What breaks off between two items may be well-formed to a parser that closes tags by itself.
  if (!text.includes("</rss>")) throw new FeedFailure("truncated");
  try {
    return fieldsOf(parser.parse(text, true));
  } catch (cause) {
    throw new FeedFailure("truncated", null, { cause });
  }
}

function told(item: Fields, isFromRemoteBoard: boolean): Told {
  const said = textIn(item, "title");
  const named = firstOf(item, ["job_listing:company", "company", "dc:creator"]);
  const split = named === "" ? said.indexOf(": ") : -1;
  const link = textIn(item, "link") || textIn(item, "guid");
  return {
    key: textIn(item, "guid") || link,
    title: split === -1 ? said : said.slice(split + 2),
    company: split === -1 ? named : said.slice(0, split),
    location: [
      firstOf(item, ["region", "job_listing:location", "location"]),
      textIn(item, "country"),
    ]
      .filter((place) => place.trim() !== "")
      .join("; "),
    description: markupIn(firstOf(item, ["content:encoded", "description"])),
    payText: firstOf(item, ["job_listing:salary", "salary"]),
    tags: [
      ...textsIn(item, "category"),
      firstOf(item, ["type", "job_listing:job_type"]),
      ...textIn(item, "skills").split(","),
    ].map(unescaped),
    link,
    publishedAt: momentIn(item, "pubDate"),
    closesAt: momentIn(item, "expires_at"),
    isFromRemoteBoard,
  };
}

const firstOf = (item: Fields, names: readonly string[]): string =>
  names.map((name) => textIn(item, name)).find((text) => text.trim() !== "") ?? "";
