import { expect } from "vitest";
import type { JobDetail, JobList } from "#contract/jobs.ts";
import { jobs } from "#server/adapters/database/schema.ts";
import type { Database } from "#server/adapters/database/port.ts";
import type { JobRow, NewJob } from "#server/features/jobs/stores/jobs.ts";
import { jobValues } from "../../support/factories.ts";
import type { TestApp } from "../../support/test-app.ts";

/** Sends a request as somebody. */
export type Send = (path: string, init?: RequestInit) => Promise<Response>;

export type Filters = Readonly<Record<string, string>>;

export async function listOf(send: Send, filters: Filters = {}): Promise<JobList> {
  const response = await send(`/api/jobs?${new URLSearchParams(filters).toString()}`);
  expect(response.status, JSON.stringify(filters)).toBe(200);
  return (await response.json()) as JobList;
}

export const titlesOf = async (send: Send, filters: Filters = {}): Promise<string[]> =>
  (await listOf(send, filters)).jobs.map(({ title }) => title);

/** Every page, one after the other. */
export async function allPages(send: Send, filters: Filters = {}): Promise<JobList[]> {
  const pages: JobList[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const page: JobList = await listOf(send, { ...filters, ...(cursor !== "" && { cursor }) });
    pages.push(page);
    cursor = page.nextCursor;
  }
  return pages;
}

export async function detailOf(send: Send, id: number | string): Promise<JobDetail> {
  const response = await send(`/api/jobs/${id}`);
  expect(response.status).toBe(200);
  return (await response.json()) as JobDetail;
}

/** The three kinds of viewer that see different boards, by name. */
export async function viewersOf(app: TestApp): Promise<Record<string, Send>> {
  const expired = new Date(app.clock.now().getTime() - 1000);
  return {
    visitor: app.request,
    free: await app.as(await app.build.user()),
    expired: await app.as(await app.build.user({ premiumUntil: expired })),
    premium: await app.as(await app.build.premiumUser()),
  };
}

export const premiumSend = async (app: TestApp): Promise<Send> =>
  app.as(await app.build.premiumUser());

/** Puts in many jobs at once. */
export async function addMany(
  { queries, changes }: Database,
  now: Date,
  overrides: readonly Partial<NewJob>[],
): Promise<JobRow[]> {
  const rows = await queries
    .insert(jobs)
    .values(overrides.map((job) => jobValues(now, job)))
    .returning();
  await changes.announce("jobs");
  return rows;
}

export const removeSaved = (send: Send, jobId: number | string) =>
  send(`/api/jobs/saved/${jobId}`, { method: "DELETE" });

export const savedBy = async (send: Send): Promise<unknown> =>
  (await send("/api/jobs/saved")).json();
