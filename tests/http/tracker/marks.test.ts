import { describe, expect, test } from "vitest";
import type { TrackerMarks } from "#contract/tracker/views.ts";
import { freshTables, testApp } from "../../support/test-app.ts";
import type { ToolMember } from "../tools/member.ts";
import {
  added,
  done,
  pathOf,
  refusal,
  trackedFrom,
  trackerMember,
  trackerPath,
  typed,
} from "./application.ts";

const database = await freshTables();
const nothing = { applied: [], hidesApplied: false, hiddenCompanies: [] };

const marksOf = async (member: ToolMember): Promise<TrackerMarks> =>
  done(await member.get(`${trackerPath}/marks`));

const hide = (member: ToolMember, company: string) =>
  member.post(`${trackerPath}/hidden-companies`, { company });

describe("marks of the board", () => {
  test("are the listings that were tracked, with their day; nothing else is one", async () => {
    const app = testApp(database);
    const member = await trackerMember(app);
    expect(await marksOf(member)).toEqual(nothing);
    const { id } = await app.build.job();
    await app.build.job();
    await added(member);
    const { application } = await trackedFrom(member, id);
    const mark = { jobId: String(id), applicationId: application.id };
    expect((await marksOf(member)).applied).toEqual([{ ...mark, on: "2026-11-15" }]);
    const earlier = typed({ dateApplied: "2026-11-03" });
    await member.send("PUT", pathOf(application.id), earlier);
    expect((await marksOf(member)).applied).toEqual([{ ...mark, on: "2026-11-03" }]);
    await member.send("DELETE", pathOf(application.id));
    expect((await marksOf(member)).applied).toEqual([]);
  });

  test("are each member's own", async () => {
    const app = testApp(database);
    const [mine, theirs] = [await trackerMember(app), await trackerMember(app)];
    const { id } = await app.build.job();
    await trackedFrom(mine, id);
    await hide(mine, "Yoco");
    await mine.send("PUT", `${trackerPath}/hides-applied`, { hidesApplied: true });
    expect(await marksOf(theirs)).toEqual(nothing);
    done(await theirs.post(`${trackerPath}/hidden-companies/show`, { company: "Yoco" }));
    expect((await marksOf(mine)).hiddenCompanies).toEqual(["Yoco"]);
  });
});

describe("hiding", () => {
  test("what was applied for is remembered, and taken back", async () => {
    const member = await trackerMember(testApp(database));
    for (const hidesApplied of [true, true, false]) {
      const answer = await member.send("PUT", `${trackerPath}/hides-applied`, { hidesApplied });
      expect(done(answer)).toMatchObject({ hidesApplied });
      expect((await marksOf(member)).hidesApplied).toBe(hidesApplied);
    }
  });

  test("a company is hidden once, however it is written, and shown again", async () => {
    const member = await trackerMember(testApp(database));
    for (const company of ["Yoco", "YOCO (Pty) Ltd", " yoco ", "!!!", "Ålesund"])
      done(await hide(member, company));
    expect((await marksOf(member)).hiddenCompanies.toSorted()).toEqual(["!!!", "Yoco", "Ålesund"]);
    for (const _ of [1, 2])
      done(await member.post(`${trackerPath}/hidden-companies/show`, { company: "yoco ltd" }));
    expect((await marksOf(member)).hiddenCompanies.toSorted()).toEqual(["!!!", "Ålesund"]);
  });

  test("ends at 500 companies, and one that is hidden already is no other", async () => {
    const member = await trackerMember(testApp(database));
    await database.executeSql(
      "insert into hidden_companies select $1, 'company ' || n, 'Company ' || n from generate_series(1, 499) n",
      [member.user.id],
    );
    const answers = await Promise.all([hide(member, "One more"), hide(member, "Two more")]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await hide(member, "Company 7 Ltd")).status).toBe(200);
    expect(refusal(await hide(member, "Three more"))).toEqual([409, "hidden_companies_full"]);
    expect((await marksOf(member)).hiddenCompanies).toHaveLength(500);
  });

  test.each([
    { company: "" },
    { company: "   " },
    { company: "x".repeat(201) },
    { company: 7 },
    {},
  ])("%j is no company", async (body) => {
    const member = await trackerMember(testApp(database));
    const answer = await member.post(`${trackerPath}/hidden-companies`, body);
    expect(refusal(answer)).toEqual([400, "invalid_input"]);
  });

  test.each(["yes", 1, null])("%j is no switch", async (hidesApplied) => {
    const member = await trackerMember(testApp(database));
    const answer = await member.send("PUT", `${trackerPath}/hides-applied`, { hidesApplied });
    expect(refusal(answer)).toEqual([400, "invalid_input"]);
  });
});
