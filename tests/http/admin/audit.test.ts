import { beforeEach, expect, test } from "vitest";
import type { AuditEntry } from "#contract/admin/audit.ts";
import { auditEntries, users } from "#server/adapters/database/schema.ts";
import { eq } from "drizzle-orm";
import { minutes } from "../../support/clock.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import { newMember, type TestMember } from "../membership/member.ts";
import { added, admin, freeJobs, posting } from "./desk.ts";

const database = await freshTables();
const path = "/api/admin/audit";

let app: TestApp;
let nomsa: TestMember;

beforeEach(async () => {
  app = testApp(database);
  nomsa = await admin(app, "Nomsa");
});

async function entries(query = ""): Promise<AuditEntry[]> {
  const { status, reply } = await nomsa.get(path + query);
  expect(status, JSON.stringify(reply)).toBe(200);
  return reply["entries"] as AuditEntry[];
}

const told = async (query = ""): Promise<string[]> =>
  (await entries(query)).map(({ by, deed, subjectName }) => `${by} ${deed} ${subjectName}`);

test("the trail tells who did what to what, newest first, field by field", async () => {
  const job = await added(nomsa);
  app.clock.advance(minutes(1));
  await nomsa.put(`${freeJobs}/${job.id}`, { ...posting, salary: "", company: "Acacia" });
  const [changed, first] = await entries();
  expect(changed).toMatchObject({
    by: "Nomsa",
    deed: "job-changed",
    subject: "job",
    subjectId: String(job.id),
    subjectName: posting.title,
    at: "2026-11-15T08:01:00.000Z",
    changes: [
      { field: "salary", before: "$4,000 a month", after: null },
      { field: "company", before: "Baobab Labs", after: "Acacia" },
    ],
  });
  expect(first).toMatchObject({ deed: "job-added", changes: [], reason: null });
});

test("it is searched, filtered and sorted, and the whole of it is a file", async () => {
  const sipho = await admin(app, "sipho");
  const [beta, alpha] = [
    await added(nomsa, { title: "Beta Writer" }),
    await added(sipho, { title: "alpha Writer" }),
  ];
  await nomsa.post(`${freeJobs}/many`, { deed: "hide", jobs: [{ id: alpha.id }] });
  await nomsa.post("/api/admin/holidays", { day: "2027-05-19", name: "Voting day" });
  expect(await told()).toEqual([
    "Nomsa holiday-declared Voting day",
    "Nomsa job-hidden alpha Writer",
    "sipho job-added alpha Writer",
    "Nomsa job-added Beta Writer",
  ]);
  expect(await told("?search=BETA")).toEqual(["Nomsa job-added Beta Writer"]);
  expect(await told("?search=%25")).toEqual([]);
  expect(await told("?deed=job-hidden")).toEqual(["Nomsa job-hidden alpha Writer"]);
  expect(await told("?by=SIPHO")).toEqual(["sipho job-added alpha Writer"]);
  expect(await told("?by=nobody")).toEqual([]);
  expect(await told("?subject=holiday")).toHaveLength(1);
  expect(await told(`?subject=job&subjectId=${beta.id}`)).toHaveLength(1);
  expect((await told("?sort=subject&subject=job"))[0]).toBe("sipho job-added alpha Writer");
  const send = await app.as(nomsa.user);
  const file = await send(`${path}.csv?by=nomsa`);
  expect(file.headers.get("content-disposition")).toContain("kwela-audit.csv");
  const lines = (await file.text()).trimEnd().split("\r\n");
  expect(lines).toHaveLength(4);
  expect(lines[1]).toBe(
    "2026-11-15T08:00:00.000Z,Nomsa,declared the holiday,holiday,2027-05-19,Voting day,,",
  );
});

test("it comes in pages that join without a gap", async () => {
  const at = app.clock.now();
  await database.queries.insert(auditEntries).values(
    Array.from({ length: 120 }, (_, index) => ({
      at,
      byUserId: nomsa.user.id,
      deed: "job-shown" as const,
      subject: "job" as const,
      subjectId: String(index),
      subjectName: `Job ${index % 10}`,
    })),
  );
  for (const sort of ["-at", "at", "subject", "-subject"]) {
    const ids: number[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const { reply } = await nomsa.get(
        `${path}?sort=${sort}${cursor === "" ? "" : `&cursor=${cursor}`}`,
      );
      ids.push(...(reply["entries"] as AuditEntry[]).map(({ id }) => id));
      cursor = reply["nextCursor"] as string | null;
    }
    expect(new Set(ids).size, sort).toBe(120);
  }
});

test("an admin whose account is gone leaves the deed, not the name", async () => {
  const sipho = await admin(app, "sipho");
  await added(sipho);
  await database.queries.delete(users).where(eq(users.id, sipho.user.id));
  expect(await told()).toEqual([`null job-added ${posting.title}`]);
});

test("nobody else reads it, and what makes no sense is refused", async () => {
  await added(nomsa);
  const member = await newMember(app, { premiumUntil: new Date("2027-01-01") });
  for (const address of [path, `${path}.csv`]) {
    const { status, reply } = await member.get(address);
    expect(status).toBe(403);
    expect(JSON.stringify(reply)).not.toContain(posting.title);
  }
  for (const query of [
    "?deed=sold",
    "?subject=weather",
    "?sort=reason",
    "?cursor=x",
    "?search=%00",
    "?by=%00",
    `?search=${"x".repeat(201)}`,
  ])
    expect((await nomsa.get(path + query)).status, query).toBe(400);
});
