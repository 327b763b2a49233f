import { expect } from "vitest";
import type { ModerationDetail } from "#contract/employers/moderation.ts";
import type { PostingDetail, PostingList } from "#contract/employers/postings.ts";
import { errorReply } from "#contract/errors.ts";
import type { UserRow } from "#server/features/accounts/stores/users.ts";
import { jsonBody } from "../../support/sample-api.ts";
import type { TestApp } from "../../support/test-app.ts";
import type { Send } from "../jobs/board.ts";

/** A posting that tells everything. */
export const wellTold = {
  title: "Lifecycle Email Marketer",
  company: "Fathom & Field",
  description:
    "You own our lifecycle emails from brief to report: you plan, write, build in Klaviyo, test, and tell us what worked. We sell planting kits to gardeners and send four campaigns a week. You would work with a designer and with the people who answer our customers, and you would have the last word on what goes out. In the first month you would look through what we send today and tell us what to stop. After three months the welcome series should be yours, with figures that we look at together every other week.",
  location: "Remote",
  whoCanApply: "Anyone who lives in South Africa or elsewhere in EMEA",
  salary: "$4,000 to $5,000 a month",
  hours: "09:00 to 17:00 London time",
  engagement: "contractor",
  process: "Two calls, a paid test task of two hours, and an answer within a week.",
  closingDate: "",
  apply: "https://fathom.example/jobs/email",
} as const;

export type Typed = { readonly [Name in keyof typeof wellTold]?: unknown };

export const post = (send: Send, path: string, body: unknown = {}) => send(path, jsonBody(body));

export const put = (send: Send, path: string, body: unknown) =>
  send(path, { ...jsonBody(body), method: "PUT" });

export const handIn = (send: Send, typed: Typed = {}): Promise<Response> =>
  post(send, "/api/employers/jobs", { ...wellTold, ...typed });

export async function posted(send: Send, typed: Typed = {}): Promise<PostingDetail> {
  const response = await handIn(send, typed);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as PostingDetail;
}

export async function readOwn(send: Send, id: string): Promise<PostingDetail> {
  const response = await send(`/api/employers/jobs/${id}`);
  expect(response.status).toBe(200);
  return (await response.json()) as PostingDetail;
}

export const ownList = async (send: Send): Promise<PostingList> =>
  (await (await send("/api/employers/jobs")).json()) as PostingList;

export async function refusalOf(answer: Response | Promise<Response>) {
  const response = await answer;
  const { code, fields = {} } = errorReply.parse(await response.json());
  return { status: response.status, code, fields };
}

export interface Employer {
  readonly user: UserRow;
  readonly send: Send;
}

/** Somebody whose address is confirmed. */
export async function employerOf(
  app: TestApp,
  overrides: Parameters<TestApp["build"]["user"]>[0] = {},
): Promise<Employer> {
  const user = await app.build.user({ emailVerifiedAt: app.clock.now(), ...overrides });
  return { user, send: await app.as(user) };
}

export const adminOf = async (app: TestApp): Promise<Send> =>
  app.as(await app.build.user({ isAdmin: true }));

export async function inModeration(send: Send, id: string): Promise<ModerationDetail> {
  const response = await send(`/api/admin/moderation/${id}`);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as ModerationDetail;
}

export async function published(admin: Send, id: string): Promise<ModerationDetail> {
  const { version } = await inModeration(admin, id);
  const response = await post(admin, `/api/admin/moderation/${id}/publish`, { version });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as ModerationDetail;
}

export async function returned(admin: Send, id: string, reason: string): Promise<ModerationDetail> {
  const { version } = await inModeration(admin, id);
  const response = await post(admin, `/api/admin/moderation/${id}/return`, { version, reason });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as ModerationDetail;
}

/** The ids of what waits at the desk. */
export async function waiting(admin: Send): Promise<string[]> {
  const response = await admin("/api/admin/moderation");
  expect(response.status).toBe(200);
  const { postings } = (await response.json()) as { postings: { id: string }[] };
  return postings.map(({ id }) => id);
}
