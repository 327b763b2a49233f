import type { Page } from "@playwright/test";
import { expect, type Who } from "../fixtures.ts";

export interface Place {
  readonly who: Who;
  readonly path: string;
}

const everybodys = [
  "/",
  "/jobs",
  "/jobs?search=zzqqxx",
  "/jobs?saved=true",
  "/jobs/role/seo",
  "/jobs/1",
  "/companies",
  "/companies?search=zzqqxx",
  "/companies/rushwick-agency",
  "/check-a-job",
  "/checked/not-a-result-anybody-kept",
  "/alerts/new?roleType=SEO",
  "/alerts/new?asked=true",
  "/alerts/confirm/not-a-token-anybody-was-sent",
  "/alerts/confirmed",
  "/alerts/confirmed?problem=link_expired",
  "/letters/stopped",
  "/letters/stop/not-a-token-anybody-was-sent",
  "/employers/post-job",
  "/how-we-read",
  "/pricing",
  "/growth-gallery",
  "/account/confirm-email",
  "/account/undo-deletion",
  "/auth/reset-password",
  "/auth/forgot-password",
  "/nowhere",
];
const members = [
  "/alerts",
  "/employers/dashboard",
  "/account",
  "/subscribe",
  "/subscription/callback?reference=none",
  "/job-tracker",
];
const tools = [
  "/job-tracker/interview-times",
  "/settings",
  "/premium/cover-letter-analyzer",
  "/premium/cover-letter-analyzer?job=1",
  "/premium/resume-templates",
  "/premium/resume-templates?specialty=SEO&experienceLevel=Mid+Level",
  "/premium/outreach-scripts?job=1",
  "/premium/documents",
  "/premium/documents?search=zzqqxx",
  "/premium/documents/compare",
  "/growth-gallery",
  "/growth-gallery?category=LinkedIn&search=comment",
  "/growth-gallery?search=zzqqxx",
  "/newsletter-proof",
  "/newsletter-proof?specialty=SEO",
];
const tracker = [
  "/job-tracker?view=board",
  "/job-tracker?view=analytics",
  "/job-tracker/import",
  "/job-tracker/1",
];
const admins = [
  "/admin",
  "/admin?search=zzqqxx",
  "/admin?activeOnly=false&sort=title",
  "/admin/moderation",
  "/admin/audit",
  "/admin/audit?search=zzqqxx",
  "/admin/holidays",
  "/admin/newsletter",
  "/admin/sources",
  "/admin/sources/1",
  "/admin/rates",
  "/admin/memberships",
  "/admin/memberships/1",
  "/admin/listings",
  "/admin/listings/1",
  "/admin/reports",
  "/admin/growth-strategies",
  "/admin/users",
  "/admin/users/1",
];

const as = (who: Who, list: readonly string[]): Place[] => list.map((path) => ({ who, path }));

/** Every page as everybody to whom it shows something of its own. */
export const places: readonly Place[] = [
  ...as("visitor", [...everybodys, "/auth", "/auth?tab=register"]),
  ...as("demo-free", ["/", "/jobs", "/jobs/1", ...members]),
  ...as("demo-premium", ["/", "/jobs", ...members, ...tools, ...tracker]),
  ...as("demo-employer", ["/employers/company"]),
  ...as("demo-admin", admins),
];

/** Goes there as that person, and stays until the page's own markup is all there. */
export async function visit(page: Page, { who, path }: Place): Promise<void> {
  const form = { account: who === "visitor" ? "" : who };
  const answer = await page.request.post("/demo/view-as", { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  await arriveAt(page, path);
}

/** The same as whoever one is. */
export async function arriveAt(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "commit" });
  await page.locator(".demo-bar").waitFor();
}

/** Keeps the scripts of a page back until what this returns is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", (route) => promise.then(() => route.continue()));
  return resolve;
}
