import { expect, test } from "vitest";
import { roleTypes } from "#domain/listing/facts.ts";
import { feedPath } from "../published/feed-address.ts";
import { roleOfSlug, rolePath, roleSlug } from "./role-address.ts";

test("every role has an address of its own that leads back to it", () => {
  expect(roleTypes.map(roleSlug)).toEqual([
    "seo",
    "email-marketing",
    "paid-ads",
    "social-media",
    "content-marketing",
    "digital-marketing",
    "growth-marketing",
    "brand-marketing",
    "marketing-management",
  ]);
  for (const role of roleTypes) expect(roleOfSlug(roleSlug(role))).toBe(role);
  expect(rolePath("Paid Ads")).toBe("/jobs/role/paid-ads");
});

test.each(["", "SEO", "jobs", "constructor", "seo/"])("no role is at %j", (slug) => {
  expect(roleOfSlug(slug)).toBeNull();
});

test("a feed is named after its role", () => {
  expect(feedPath("SEO", "atom")).toBe("/feeds/seo.atom");
  expect(feedPath(null, "json")).toBe("/feeds/jobs.json");
});
