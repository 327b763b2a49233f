import { expect, test } from "vitest";
import { freshTables, testApp } from "../../support/test-app.ts";
import { employerOf, posted, put, type Employer } from "../employers/employer.ts";

const database = await freshTables();

const companyOf = async (jobId: string): Promise<unknown> =>
  (await database.executeSql("select company_id from jobs where id = $1", [Number(jobId)]))
    .rows[0]?.["company_id"];

async function described(
  { send }: Employer,
  name: string,
  version: number | null = null,
): Promise<{ readonly id: number; readonly version: number }> {
  const body = { name, website: "", about: "", version };
  const answer = await put(send, "/api/employers/company", body);
  expect(answer.status).toBe(200);
  return (await answer.json()) as { id: number; version: number };
}

test("a posting belongs to its employer's company where it goes by the same name, whichever came first", async () => {
  const app = testApp(database);
  const employer = await employerOf(app);
  const before = await posted(employer.send, { company: "Fathom & Field" });
  expect(await companyOf(before.id)).toBeNull();
  const { id, version } = await described(employer, "FATHOM & FIELD");
  expect(await companyOf(before.id)).toBe(id);
  const after = await posted(employer.send, { company: "fathom & field", title: "SEO Specialist" });
  expect(await companyOf(after.id)).toBe(id);
  // An agency posts for others too.
  const other = await posted(employer.send, { company: "A Client", title: "Content Writer" });
  expect(await companyOf(other.id)).toBeNull();
  await described(employer, "A Client", version);
  expect(await companyOf(other.id)).toBe(id);
  expect(await companyOf(before.id)).toBeNull();
});

test("nobody's posting comes under a company of somebody else", async () => {
  const app = testApp(database);
  const [one, other] = [await employerOf(app), await employerOf(app)];
  await posted(one.send);
  await described(one, "Fathom & Field");
  const theirs = await posted(other.send, { company: "Fathom & Field" });
  expect(await companyOf(theirs.id)).toBeNull();
});
