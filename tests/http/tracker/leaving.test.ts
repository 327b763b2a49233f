import { expect, test } from "vitest";
import type { WholeApplication } from "#contract/tracker/application.ts";
import { deletionGraceMs } from "#domain/accounts/mail-links.ts";
import { freshTables, testApp } from "../../support/test-app.ts";
import { keptResume } from "../tools/documents/kept.ts";
import { toolMember, type ToolMember } from "../tools/member.ts";
import {
  added,
  done,
  pathOf,
  readOf,
  trackedFrom,
  trackerMember,
  trackerPath,
} from "./application.ts";

const database = await freshTables();

const exportOf = async (member: ToolMember): Promise<string> =>
  (await member.raw("/api/account/export")).text();

/** A listing with people and a document, a typed one, a deleted one, and a company that is hidden. */
async function fill(member: ToolMember, jobId: number): Promise<WholeApplication[]> {
  const { application } = await trackedFrom(member, jobId);
  const path = pathOf(application.id);
  await member.post(`${path}/contacts`, { name: "Lerato Mokoena", channel: "Email" });
  await member.post(`${path}/moves`, { result: "Interview", on: "2026-11-15", note: "On Zoom" });
  await member.send("PUT", `${path}/documents/${(await keptResume(member)).id}`);
  const { id } = await added(member, { notes: "Typed by hand" });
  await member.send("DELETE", pathOf((await added(member, { notes: "Deleted one" })).id));
  await member.post(`${trackerPath}/hidden-companies`, { company: "Yoco" });
  await member.send("PUT", `${trackerPath}/hides-applied`, { hidesApplied: true });
  return [await readOf(member, application.id), await readOf(member, id)];
}

test("the account's data has every application whole, and what the board hides", async () => {
  const app = testApp(database);
  const [member, other] = [await trackerMember(app), await trackerMember(app)];
  const { id } = await app.build.job({ description: "We hire anywhere in the world. Quagga." });
  const applications = await fill(member, id);
  const text = await exportOf(member);
  const data = JSON.parse(text) as Record<string, unknown>;
  expect(data["applications"]).toEqual(applications);
  expect(data).toMatchObject({ boardHidesApplied: true, hiddenCompanies: ["Yoco"] });
  expect(text).toContain("Quagga");
  expect(text).toContain("On Zoom");
  expect(text).not.toContain("Deleted one");
  expect(await exportOf(other)).not.toMatch(/Quagga|Lerato|Yoco/);
});

test("the account's data has an application that the tracker cannot show, as it stands", async () => {
  const app = testApp(database);
  const member = await trackerMember(app);
  await added(member, { company: "Good Company" });
  const { id } = await added(member, { company: "Odd Company" });
  await database.executeSql("update job_applications set date_applied = 'infinity' where id = $1", [
    id,
  ]);
  const { applications } = JSON.parse(await exportOf(member)) as { applications: object[] };
  expect(applications).toMatchObject([{ company: "Odd Company" }, { company: "Good Company" }]);
});

test("whoever leaves takes all of it along, and nothing of anybody else's", async () => {
  const app = testApp(database);
  const password = "table mountain at six";
  const passwordHash = await app.services.passwords.hash(password);
  const [member, stays] = [await toolMember(app, { passwordHash }), await trackerMember(app)];
  const { id } = await app.build.job();
  await fill(member, id);
  const kept = await fill(stays, id);
  done(await member.post("/api/account/delete", { password }));
  app.clock.advance(deletionGraceMs + 1_000);
  await app.runTask("housekeeping");
  const counts = Object.entries({
    job_applications: 2,
    application_events: 3,
    application_contacts: 1,
    application_documents: 1,
    tracker_settings: 1,
    hidden_companies: 1,
  });
  for (const [table, count] of counts) {
    const { rows } = await database.executeSql(`select count(*)::int as n from ${table}`);
    expect(rows[0]?.["n"], table).toBe(count);
  }
  const { rows } = await database.executeSql("select id from job_applications order by id");
  expect(rows.map((row) => row["id"])).toEqual(kept.map((one) => one.id));
});
