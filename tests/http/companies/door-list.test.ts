import { describe, expect, test } from "vitest";
import type { AnswerOf } from "#contract/endpoint.ts";
import type { doorEndpoints } from "#contract/companies/doors.ts";
import type { NewJob } from "#server/features/jobs/stores/jobs.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";

const database = await freshTables();

type List = AnswerOf<typeof doorEndpoints.listCompanies>;
type Company = AnswerOf<typeof doorEndpoints.getCompany>;

const closed = { status: "closed", closedAt: new Date("2026-11-10") } as const;
const shut = "You must be authorized to work in the United States.";
const closedToUs: Partial<NewJob> = { ...closed, description: shut, location: "US" };
const silent = "We write letters to people who buy shoes.";
const scam =
  "Pay a registration fee of R500 to start. We send you a cheque to deposit and you forward the money. Message us on Telegram only, no interview needed.";

const listOf = async (app: TestApp, query = ""): Promise<List> => {
  const answer = await app.request(`/api/companies${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as List;
};

const companyOf = async (app: TestApp, slug: string): Promise<Company> =>
  (await (await app.request(`/api/companies/${slug}`)).json()) as Company;

/** Ads of one company, some of each kind. */
async function post(app: TestApp, company: string, ads: readonly Partial<NewJob>[]) {
  const ids = [];
  for (const ad of ads) ids.push((await app.build.job({ company, ...ad })).id);
  return ids;
}

const mixed: readonly Partial<NewJob>[] = [
  {},
  { salaryText: "$3,000 per month" },
  { ...closed, location: "Remote (US)", description: shut, salaryText: "$90,000 per year" },
  { ...closed, location: "Remote", description: silent },
  { ...closed },
];

describe("the door list", () => {
  test("its counts are those of the database, counted apart", async () => {
    const app = testApp(database);
    await post(app, "Tidewrack Surf", mixed);
    await post(app, "TIDEWRACK SURF, Inc.", [{}, { ...closed, salaryText: "$3,000 per month" }]);
    await post(
      app,
      "Halyard",
      Array.from({ length: 5 }, () => closedToUs),
    );
    const { companies, total } = await listOf(app);
    expect(total).toBe(2);
    for (const { name, ads, took, unclear, refused, payStated, openNow } of companies) {
      const { rows } = await database.executeSql(
        `select openness, status, facts -> 'pay' -> 'value' -> 'amount' <> 'null' as pays
         from jobs where lower(company) like $1`,
        [`${name.toLowerCase()}%`],
      );
      const count = (holds: (row: Record<string, unknown>) => boolean) => rows.filter(holds).length;
      const of = (openness: string) => count((row) => row["openness"] === openness);
      const counted = [ads, took.count, unclear, refused, payStated.count, openNow];
      expect(counted, name).toEqual([
        rows.length,
        of("yes"),
        of("unclear"),
        of("no"),
        count((row) => row["pays"] === true),
        count((row) => row["status"] === "open" && row["openness"] !== "no"),
      ]);
      expect(took).toMatchObject({ of: ads });
    }
    expect(companies.map(({ name, took }) => [name, took.count, took.of])).toEqual([
      ["Tidewrack Surf", 5, 7],
      ["Halyard", 0, 5],
    ]);
  });

  test("says how sure it is: Wilson's range", async () => {
    const app = testApp(database);
    await post(
      app,
      "Halyard",
      Array.from({ length: 5 }, () => closedToUs),
    );
    const [company] = (await listOf(app)).companies;
    expect(company?.took).toEqual({ count: 0, of: 5, percent: 0, low: 0, high: 43.4 });
  });

  test("four ads are too few, and the company has no page", async () => {
    const app = testApp(database);
    await post(app, "Four", mixed.slice(0, 4));
    expect(await listOf(app)).toEqual({ companies: [], total: 0, pages: 1 });
    expect((await app.request("/api/companies/four")).status).toBe(404);
    expect((await app.request("/companies/four")).status).toBe(404);
    expect(await (await app.request("/companies")).text()).toContain("No company has five ads yet");
  });

  test("an open premium job is in no count, no sentence and no address; a closed one counts without its title", async () => {
    const app = testApp(database);
    const canary = "Canarysentence: we hire anywhere in the world.";
    const premium = { tier: "premium", title: "Canarytitle SEO", description: canary } as const;
    await post(app, "Tidewrack", [...mixed, premium, premium]);
    await post(
      app,
      "Canarycompany",
      Array.from({ length: 6 }, () => premium),
    );
    const texts = await Promise.all(
      ["/api/companies", "/api/companies/tidewrack", "/companies", "/companies/tidewrack"].map(
        async (path) => (await app.request(path)).text(),
      ),
    );
    expect((await companyOf(app, "tidewrack")).ads).toBe(5);
    expect(texts.join(" ")).not.toMatch(/canary/i);
    expect(await (await app.request("/sitemaps/companies.xml")).text()).not.toMatch(/canary/i);
    await post(app, "Tidewrack", [{ ...premium, ...closed }]);
    const after = await companyOf(app, "tidewrack");
    expect(after.ads).toBe(6);
    expect(JSON.stringify(after)).not.toMatch(/Canarytitle/);
  });

  test.each<[string, Partial<NewJob>]>([
    ["a draft", { status: "draft" }],
    ["one that waits", { status: "pending" }],
    ["a likely scam", { description: scam }],
    ["what is no marketing", { title: "Truck Driver", description: "You drive a truck at night." }],
  ])("%s is not counted", async (_, ad) => {
    const app = testApp(database);
    await post(app, "Tidewrack", [...mixed, ad]);
    expect((await companyOf(app, "tidewrack")).ads).toBe(5);
  });

  test("a person's decision moves the list, the page and the kept pages at once, and is told", async () => {
    const app = testApp(database);
    const [, , id = 0] = await post(app, "Tidewrack", mixed);
    const page = async () =>
      (await (await app.request("/companies/tidewrack")).text()).replaceAll("<!-- -->", "");
    expect(await page()).toContain("3 of 5 ads open to South Africans");
    const why = "The employer told us they take South Africans.";
    const overrides = {
      openToSouthAfrica: { value: "yes", why, byUserId: 1, at: "2026-11-15T08:00:00Z" },
    };
    await database.executeSql("update jobs set openness = 'yes', overrides = $2 where id = $1", [
      id,
      JSON.stringify(overrides),
    ]);
    await database.changes.announce("jobs");
    expect((await companyOf(app, "tidewrack")).took.count).toBe(4);
    const html = await page();
    expect(html).toContain("4 of 5 ads open to South Africans");
    expect(html).toContain(why);
    expect(html).not.toContain(shut);
  });

  test("a person who calls it a scam takes it out of the count", async () => {
    const app = testApp(database);
    const [id = 0] = await post(app, "Tidewrack", [...mixed, {}]);
    await database.executeSql(
      `update jobs set overrides = '{"risk": {"value": "likely-scam"}}' where id = $1`,
      [id],
    );
    await database.changes.announce("jobs");
    expect((await companyOf(app, "tidewrack")).ads).toBe(5);
  });
});

describe("finding a company", () => {
  const names = async (app: TestApp, query: string) =>
    (await listOf(app, query)).companies.map(({ name }) => name);

  test("by its name, however it is written, and in the order one likes", async () => {
    const app = testApp(database);
    await post(app, "Aldermoor GmbH", mixed);
    await post(app, "Beech & Sons", [...mixed, {}, {}]);
    expect(await names(app, "")).toEqual(["Beech & Sons", "Aldermoor GmbH"]);
    expect(await names(app, "?sort=name")).toEqual(["Aldermoor GmbH", "Beech & Sons"]);
    expect(await names(app, "?sort=ads")).toEqual(["Beech & Sons", "Aldermoor GmbH"]);
    expect(await names(app, "?search=BEECH+and")).toEqual(["Beech & Sons"]);
    expect(await names(app, "?search=zzz")).toEqual([]);
    expect((await app.request("/api/companies?sort=evil")).status).toBe(400);
    const html = await (await app.request("/companies?search=zzz")).text();
    expect(html).toContain("No company of that name");
  });

  test("its page has the sentences that decided, and leads to what is open", async () => {
    const app = testApp(database);
    const [id] = await post(app, "Tidewrack", mixed);
    const html = await (await app.request("/companies/tidewrack")).text();
    for (const words of [shut, "South Africa included.", "It does not say who may apply", "likely"])
      expect(html).toContain(words);
    expect(html).toContain(`href="/jobs/seo-manager-${id}"`);
    expect(html).toContain("<title>Does Tidewrack hire South Africans? | Kwela</title>");
  });

  test("hostile names and addresses stay text", async () => {
    const app = testApp(database);
    await post(app, '<img src=x onerror="alert(1)"> Ltd', mixed);
    const html = await (await app.request("/companies")).text();
    expect(html).not.toContain("<img src=x");
    expect(html).toContain("/companies/img-src-x-onerror-alert-1");
    for (const slug of ["%3Cscript%3E", "..%2Fadmin", "a".repeat(200), "Tidewrack", "%00"])
      expect([400, 404]).toContain((await app.request(`/companies/${slug}`)).status);
  });

  test("the job page leads to it once it is there, and so does the sitemap", async () => {
    const app = testApp(database);
    const [id] = await post(app, "Tidewrack", mixed.slice(0, 4));
    const path = `/jobs/seo-manager-${id}`;
    expect(await (await app.request(path)).text()).not.toContain("/companies/tidewrack");
    expect(await (await app.request("/sitemap.xml")).text()).not.toContain("companies.xml");
    await post(app, "Tidewrack Inc", [closed]);
    expect(await (await app.request(path)).text()).toContain('href="/companies/tidewrack"');
    expect(await (await app.request("/sitemap.xml")).text()).toContain("/sitemaps/companies.xml");
    const map = await (await app.request("/sitemaps/companies.xml")).text();
    expect(map).toContain("/companies/tidewrack</loc>");
  });
});
