import { expect, test } from "vitest";
import type { BreakEvenReply } from "#contract/tracker/break-even.ts";
import type { MemberPackage } from "#domain/break-even/member-package.ts";
import { freshTables, testApp, type TestApp } from "../../../support/test-app.ts";
import { toolMember, type ToolMember } from "../../tools/member.ts";

const database = await freshTables();
const path = "/api/premium/break-even";

/** A sum that stands nowhere else. */
const mine: MemberPackage = {
  basis: "gross",
  randPerMonth: 48_731,
  medical: 2_417,
  pension: 3_655,
  thirteenthCheque: "on-top",
  leaveDays: 21,
  weeksBetween: 2,
};

const readOf = async (member: ToolMember): Promise<BreakEvenReply> => {
  const { status, reply } = await member.get(path);
  expect(status).toBe(200);
  return reply as unknown as BreakEvenReply;
};

test("a package is set, changed and forgotten, and comes with the newest rate", async () => {
  const member = await toolMember(testApp(database));
  expect(await readOf(member)).toEqual({
    package: null,
    rate: { rand: expect.closeTo(18.4), day: "2026-11-14" },
  });
  expect((await member.send("PUT", path, mine)).status).toBe(200);
  expect((await readOf(member)).package).toEqual(mine);
  await member.send("PUT", path, { ...mine, leaveDays: 15 });
  expect((await readOf(member)).package).toEqual({ ...mine, leaveDays: 15 });
  await member.send("DELETE", path);
  await member.send("DELETE", path);
  expect((await readOf(member)).package).toBeNull();
});

test.each([
  [{ randPerMonth: 0 }, "randPerMonth"],
  [{ randPerMonth: 2_000_001 }, "randPerMonth"],
  [{ randPerMonth: 48_731.5 }, "randPerMonth"],
  [{ basis: "cost-to-company", medical: 40_000, pension: 8_731 }, "randPerMonth"],
  [{ medical: -1 }, "medical"],
  [{ leaveDays: 61 }, "leaveDays"],
  [{ weeksBetween: 27 }, "weeksBetween"],
  [{ thirteenthCheque: "double" }, "thirteenthCheque"],
])("%j cannot be", async (wrong, field) => {
  const member = await toolMember(testApp(database));
  const { status, reply } = await member.send("PUT", path, { ...mine, ...wrong });
  expect([status, Object.keys(reply["fields"] as object)]).toEqual([400, [field]]);
  expect((await readOf(member)).package).toBeNull();
});

/** Every page on which the line may stand, and the tracker's. */
async function pagesFor(app: TestApp, member: ToolMember): Promise<string> {
  const job = await app.build.job({ salaryText: "$4,000 per month" });
  const pages = ["/", "/jobs", `/jobs/${job.id}`, "/job-tracker"];
  const texts: string[] = [];
  for (const page of pages) {
    const response = await member.raw(page, { redirect: "follow" });
    texts.push(await response.text());
  }
  return texts.join("\n");
}

test("one member's package is on nobody's page, not in another's answer and not in the log", async () => {
  const app = testApp(database);
  const [one, other] = [await toolMember(app), await toolMember(app)];
  await one.send("PUT", path, mine);
  await readOf(one);
  expect(await readOf(other)).toMatchObject({ package: null });
  const told = [await pagesFor(app, one), await pagesFor(app, other), app.logLines.join("\n")].join(
    "\n",
  );
  // As numbers of their own: names of requests and nonces hold every run of digits sooner or later.
  const withoutNames = told.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, "");
  for (const sum of ["48731", "48,731", "2417", "3655"])
    expect(withoutNames).not.toMatch(new RegExp(String.raw`(?<!\w)${sum}(?!\w)`));
});

test("it is in the export of its owner's data, and in nobody else's", async () => {
  const app = testApp(database);
  const [one, other] = [await toolMember(app), await toolMember(app)];
  await one.send("PUT", path, mine);
  expect(await (await one.raw("/api/account/export")).json()).toMatchObject({ packageToday: mine });
  expect(await (await other.raw("/api/account/export")).json()).toMatchObject({
    packageToday: null,
  });
});

test("it goes with the account", async () => {
  const app = testApp(database);
  const member = await toolMember(app);
  await member.send("PUT", path, mine);
  await database.executeSql("delete from users where id = $1", [member.user.id]);
  const { rows } = await database.executeSql("select * from member_packages");
  expect(rows).toEqual([]);
});
