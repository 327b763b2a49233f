import { expect } from "vitest";
import type { WholeApplication } from "#contract/tracker/application.ts";
import type { Tracked } from "#contract/tracker/applications.ts";
import type { TestApp } from "../../support/test-app.ts";
import { toolMember, type ToolMember } from "../tools/member.ts";

export const applicationsPath = "/api/premium/job-applications";
export const trackerPath = "/api/premium/tracker";

export const pathOf = (id: number): string => `${applicationsPath}/${id}`;

/** As the form sends it, but for what a test cares about. The clock of the tests says November 15, 2026. */
export const typed = (about: Readonly<Record<string, unknown>> = {}) => ({
  jobTitle: "SEO Manager",
  company: "Fathom & Field",
  jobType: "Full Time",
  platform: "LinkedIn",
  dateApplied: "2026-11-10",
  result: "Pending",
  ...about,
});

export const trackerMember = (app: TestApp): Promise<ToolMember> => toolMember(app);

interface Answer {
  readonly status: number;
  readonly reply: unknown;
}

/** What came back, if it is what was asked for. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- Names what the test then looks at.
export function done<Reply = WholeApplication>({ status, reply }: Answer): Reply {
  expect(status, JSON.stringify(reply)).toBe(200);
  return reply as Reply;
}

export const added = async (
  member: ToolMember,
  about: Readonly<Record<string, unknown>> = {},
): Promise<WholeApplication> => done(await member.post(applicationsPath, typed(about)));

/** Adds them one by one, the first one first. */
export async function addedAll(
  member: ToolMember,
  abouts: readonly Readonly<Record<string, unknown>>[],
): Promise<WholeApplication[]> {
  const all = [];
  for (const about of abouts) all.push(await added(member, about));
  return all;
}

export const readOf = async (member: ToolMember, id: number): Promise<WholeApplication> =>
  done(await member.get(pathOf(id)));

export const trackedFrom = async (member: ToolMember, jobId: number): Promise<Tracked> =>
  done(await member.post(`${applicationsPath}/from-listing`, { jobId: String(jobId) }));

/** Of a timeline, what happened when. */
export const happened = ({ events }: WholeApplication) =>
  events.map(({ kind, result, on }) => `${on} ${result ?? kind}`);

/** A refusal: its status and its code. */
export const refusal = ({ status, reply }: Answer) => [
  status,
  (reply as Readonly<Record<string, unknown>>)["code"],
];
