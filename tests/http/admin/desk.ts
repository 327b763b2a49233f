import { expect } from "vitest";
import type { FreeJob } from "#contract/admin/free-jobs.ts";
import type { TestApp } from "../../support/test-app.ts";
import { newMember, type TestMember } from "../membership/member.ts";

export const freeJobs = "/api/admin/free-jobs";

/** As the form sends it. */
export const posting = {
  title: "Lifecycle Email Manager",
  company: "Baobab Labs",
  description: "Own our newsletter and our flows. We hire anywhere in the world.",
  location: "Remote (Worldwide)",
  salary: "$4,000 a month",
  applyLink: "https://baobab.example/apply",
  link: "https://baobab.example/apply",
  logoUrl: "",
  externalJobId: "",
  tags: ["Marketing"],
  isActive: true,
  addedByUserId: 1,
} as const;

export const admin = (app: TestApp, username?: string): Promise<TestMember> =>
  newMember(app, { isAdmin: true, ...(username !== undefined && { username }) });

export async function added(boss: TestMember, overrides: object = {}): Promise<FreeJob> {
  const { status, reply } = await boss.post(freeJobs, { ...posting, ...overrides });
  expect(status, JSON.stringify(reply)).toBe(200);
  return reply as unknown as FreeJob;
}
