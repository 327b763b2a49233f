import type { RoleType } from "#domain/listing/facts.ts";
import { roleSlug } from "#domain/jobs/roles/role-address.ts";

export const feedFormats = ["rss", "atom", "json"] as const;

export type FeedFormat = (typeof feedFormats)[number];

export const feedTypes: Readonly<Record<FeedFormat, string>> = {
  rss: "application/rss+xml",
  atom: "application/atom+xml",
  json: "application/feed+json",
};

/** The feed of one kind of work, or of all. */
export const feedPath = (role: RoleType | null, format: FeedFormat): string =>
  `/feeds/${role === null ? "jobs" : roleSlug(role)}.${format}`;
