import { brand } from "#domain/brand.ts";
import type { FeedFormat } from "#domain/jobs/published/feed-address.ts";
import { escapeXml } from "#domain/markup/escape.ts";
import type { Feed } from "./feed.ts";

/** The same feed for every kind of reader. */
export const feedWriters: Readonly<Record<FeedFormat, (feed: Feed) => string>> = {
  rss: writeRss,
  atom: writeAtom,
  json: writeJson,
};

const xml = `<?xml version="1.0" encoding="UTF-8"?>\n`;

function writeRss({ title, description, pageUrl, feedUrl, changedAt, items }: Feed): string {
  const channel = [
    element("title", title),
    element("link", pageUrl),
    element("description", description),
    element("language", "en-ZA"),
    element("lastBuildDate", changedAt.toUTCString()),
    empty("atom:link", { rel: "self", type: "application/rss+xml", href: feedUrl }),
    ...items.map((item) =>
      around("item", [
        element("title", item.title),
        element("link", item.url),
        element("guid", item.id, { isPermaLink: "false" }),
        element("pubDate", item.publishedAt.toUTCString()),
        element("category", item.roleType),
        item.company === null ? "" : element("dc:creator", item.company),
        element("description", item.summary),
        item.html === null ? "" : element("content:encoded", item.html),
      ]),
    ),
  ];
  const names = {
    version: "2.0",
    "xmlns:atom": "http://www.w3.org/2005/Atom",
    "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
    "xmlns:dc": "http://purl.org/dc/elements/1.1/",
  };
  return xml + around("rss", [around("channel", channel)], names);
}

function writeAtom({ title, description, pageUrl, feedUrl, changedAt, items }: Feed): string {
  const feed = [
    element("id", feedUrl),
    element("title", title),
    element("subtitle", description),
    empty("link", { rel: "alternate", type: "text/html", href: pageUrl }),
    empty("link", { rel: "self", type: "application/atom+xml", href: feedUrl }),
    element("updated", changedAt.toISOString()),
    around("author", [element("name", brand.name)]),
    ...items.map((item) =>
      around("entry", [
        element("id", item.id),
        element("title", item.title),
        empty("link", { rel: "alternate", type: "text/html", href: item.url }),
        element("published", item.publishedAt.toISOString()),
        element("updated", item.changedAt.toISOString()),
        item.company === null ? "" : around("author", [element("name", item.company)]),
        empty("category", { term: item.roleType }),
        element("summary", item.summary),
        item.via === null ? "" : empty("link", { rel: "via", href: item.via.url }),
        item.html === null ? "" : element("content", item.html, { type: "html" }),
      ]),
    ),
  ];
  return xml + around("feed", feed, { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": "en-ZA" });
}

function writeJson({ title, description, pageUrl, feedUrl, items }: Feed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: pageUrl,
    feed_url: feedUrl,
    language: "en-ZA",
    authors: [{ name: brand.name }],
    items: items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      content_text: item.summary,
      ...(item.html !== null && { content_html: item.html }),
      ...(item.via !== null && { external_url: item.via.url }),
      date_published: item.publishedAt.toISOString(),
      date_modified: item.changedAt.toISOString(),
      ...(item.company !== null && { authors: [{ name: item.company }] }),
      tags: [item.roleType],
    })),
  });
}

type Attributes = Readonly<Record<string, string>>;

const opening = (name: string, attributes: Attributes): string =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(value)}"`)].join(
    " ",
  );

const empty = (name: string, attributes: Attributes): string => `<${opening(name, attributes)}/>`;

const element = (name: string, text: string, attributes: Attributes = {}): string =>
  `<${opening(name, attributes)}>${escapeXml(text)}</${name}>`;

const around = (name: string, inner: readonly string[], attributes: Attributes = {}): string =>
  `<${opening(name, attributes)}>${inner.join("")}</${name}>\n`;
