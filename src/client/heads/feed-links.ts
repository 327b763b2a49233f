import { brand } from "#domain/brand.ts";
import { feedFormats, feedPath, feedTypes } from "#domain/jobs/published/feed-address.ts";
import type { RoleType } from "#domain/listing/facts.ts";
import type { FeedLink } from "#contract/page.ts";

const names = { rss: "RSS", atom: "Atom", json: "JSON Feed" } as const;

/** The feeds of one kind of work, or of all. */
export const feedLinks = (role: RoleType | null): readonly FeedLink[] =>
  feedFormats.map((format) => ({
    title: `${brand.name}: ${role === null ? "new jobs" : `new ${role} jobs`} (${names[format]})`,
    type: feedTypes[format],
    path: feedPath(role, format),
  }));
