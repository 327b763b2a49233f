import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/index.ts";
import type { RoleFiguresReply } from "#contract/listings/role-figures.ts";
import type { TierFiguresReply } from "#contract/listings/tier-figures.ts";
import { jobOrders } from "#domain/jobs/filters.ts";
import { feedFormats, feedPath } from "#domain/jobs/published/feed-address.ts";
import { sharedImagePath, socialImagePath } from "#domain/jobs/published/social-address.ts";
import { rolePath } from "#domain/jobs/roles/role-address.ts";
import { roleTypes } from "#domain/listing/facts.ts";
import type { NewJob } from "#server/features/jobs/stores/jobs.ts";
import { jsonBody } from "../../support/sample-api.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import { addMany, type Send } from "../jobs/board.ts";

const database = await freshTables();
const publishedAt = new Date("2026-11-03T09:00:00.000Z");
const premium = { tier: "premium", publishedAt } as const;

const paying = (tier: NewJob["tier"], ...months: readonly number[]): Partial<NewJob>[] =>
  months.map((dollars) => ({
    tier,
    publishedAt,
    title: `SEO Manager ${dollars}`,
    salaryText: `$${dollars} per month`,
  }));

/** Three jobs that anybody may know the same of: role, pay band, hour, and that they take us. All else differs. */
const disguises: readonly Partial<NewJob>[] = [
  {
    ...premium,
    title: "Zqaardvark SEO Manager",
    company: "Zqaardvark Holdings",
    location: "Remote (Worldwide) zqaardvark",
    description:
      "We hire anywhere in the world, South Africa included, says zqaardvark. Working hours are 9:00 to 17:00 SAST. You invoice us as an independent contractor.",
    salaryText: "$80,500 a year",
    applyLink: "https://zqaardvark.example/apply",
    logoUrl: "https://zqaardvark.example/logo.png",
  },
  {
    ...premium,
    title: "SEO Manager zqbaboon",
    company: "Zqbaboon",
    description:
      "Zqbaboon hires in any country, South Africa included. You work 9am to 6pm Pacific time, as our employee.",
    salaryText: "$99,900 a year zqbaboon",
    applyLink: "https://jobs.zqbaboon.example/1",
    viaName: "Zqbaboon Board",
    viaUrl: "https://zqbaboon.example/",
  },
  {
    ...premium,
    title: "Manager of SEO at zqcheetah",
    company: "Zqcheetah (Pty) Ltd",
    description: `We hire anywhere in the world, South Africa included. ${"Zqcheetah runs fast. ".repeat(300)}`,
    salaryText: "$91,357 per year",
    applyLink: "https://zqcheetah.example/",
  },
];
const ofDisguises = /zq(?:aardvark|baboon|cheetah)|80[.,]?500|99[.,]?900|91[.,]?357/i;

const closedAd = [
  "SEO Manager",
  "Company: Elsewhere Ltd",
  "You must live in the United States and be authorised to work there.",
].join("\n");

const rows: readonly Endpoint[] = Object.values(endpoints);
const pages = ["/", "/jobs", "/pricing", "/subscribe", "/auth", "/auth?tab=register"];
const alsoPages = ["/check-a-job", "/companies", "/alerts/new", "/growth-gallery"];
const searches = ["seo", "manager", "emial", "soe", "zqaardvrk", "seo cape town", "holdings"];

/** Everything that tells of jobs and may be looked at by those who do not pay. */
function addressesOf(free: number, shared: string): string[] {
  return [
    ...pages,
    ...alsoPages,
    ...roleTypes.map(rolePath),
    `/jobs/${free}`,
    `/checked/${shared}`,
    socialImagePath(String(free)),
    sharedImagePath(shared),
    "/robots.txt",
    "/sitemap.xml",
    "/sitemaps/pages.xml",
    "/sitemaps/jobs-1.xml",
    ...[null, ...roleTypes].flatMap((role) => feedFormats.map((format) => feedPath(role, format))),
    ...rows
      .filter(({ method, access }) => method === "GET" && isOthers(access))
      .map(({ path }) => path)
      // What needs an id is asked for elsewhere; where somebody is signed in has nothing to do with jobs.
      .filter((path) => !/:|^\/api\/account/.test(path)),
    ...roleTypes.map((roleType) => `/api/role-figures?${new URLSearchParams({ roleType })}`),
    ...jobOrders.flatMap((sort) => [`/jobs?sort=${sort}`, `/api/jobs?sort=${sort}`]),
    ...searches.flatMap((search) => {
      const query = new URLSearchParams({ search });
      return [`/jobs?${query}`, `/api/jobs?${query}`];
    }),
  ];
}

const isOthers = (access: Endpoint["access"]): boolean => ["public", "signed-in"].includes(access);

/** What somebody reads there, without what is another with every answer. */
async function read(send: Send, address: string): Promise<string> {
  const response = await send(address);
  const bytes = Buffer.from(await response.arrayBuffer());
  const isPicture = response.headers.get("content-type")?.startsWith("image/") === true;
  const text = isPicture ? createHash("sha256").update(bytes).digest("hex") : bytes.toString();
  return [
    response.status,
    response.headers.get("location"),
    response.headers.get("last-modified"),
    text.replaceAll(/nonce="[^"]*"|"(?:dehydrated|dataUpdated)At":\d+|"requestId":"[^"]*"/g, ""),
  ].join("\n");
}

/** As `toBe`, but of a whole page only the part that differs is shown. */
function expectSame(text: string, other = "", address: string): void {
  let at = 0;
  while (at < text.length && text[at] === other[at]) at += 1;
  expect(text.slice(at - 60, at + 60), address).toBe(other.slice(at - 60, at + 60));
  expect(text.length, address).toBe(other.length);
}

interface Strangers {
  /** All of it, as a visitor and as a member who does not pay. */
  readAll(): Promise<Record<string, string>>;
  replace(job: Partial<NewJob> | null): Promise<void>;
}

async function strangersAt(app: TestApp): Promise<Strangers> {
  const [free] = await addMany(database, app.clock.now(), [
    ...paying("free", 1_500, 2_000, 2_500, 3_000, 3_500, 4_000, 4_500, 5_000),
    ...paying("premium", 4_100, 4_200, 4_300, 4_400, 4_500, 4_600, 4_700, 4_800),
  ]);
  const shows = { name: true, sentence: true, pay: true };
  const link = await app.request("/api/checked", jsonBody({ text: closedAd, shows }));
  const { id: shared } = (await link.json()) as { id: string };
  const addresses = addressesOf(free?.id ?? 0, shared);
  const member = await app.build.user();
  return {
    async readAll() {
      const viewers: Record<string, Send> = { visitor: app.request, free: await app.as(member) };
      const answers: Record<string, string> = {};
      for (const [who, send] of Object.entries(viewers)) {
        for (const address of addresses) answers[`${who} ${address}`] = await read(send, address);
      }
      return answers;
    },
    async replace(job) {
      await database.executeSql("delete from jobs where title ~* 'zq'");
      await database.changes.announce("jobs");
      if (job !== null) await addMany(database, app.clock.now(), [job]);
      app.clock.advance(120_000);
    },
  };
}

test("two premium jobs that look alike from outside cannot be told apart by any page, figure, picture, feed or search", async () => {
  const app = testApp(database, { ceiling: { calls: 100_000, windowSeconds: 60 } });
  const { readAll, replace } = await strangersAt(app);
  await replace(disguises[0] ?? null);
  const first = await readAll();
  expect(first["visitor /jobs"]).toContain("$80k - $100k");
  for (const job of disguises.slice(1)) {
    await replace(job);
    const other = await readAll();
    for (const [address, text] of Object.entries(other)) {
      expect(ofDisguises.exec(text.replaceAll(/zqaardvrk/g, ""))?.[0], address).toBeUndefined();
      expectSame(text, first[address], address);
    }
  }
  // The same words are found where they may be read, so they would have been found there.
  const member = await app.as(await app.build.premiumUser());
  expect(await read(member, "/jobs")).toMatch(ofDisguises);
});

const figuresOf = async ({ request }: TestApp) => ({
  tiers: (await (await request("/api/tier-figures")).json()) as TierFiguresReply,
  role: (await (await request("/api/role-figures?roleType=SEO")).json()) as RoleFiguresReply,
  all: (await (await request("/api/role-figures")).json()) as RoleFiguresReply,
  strip: [...(await (await request("/")).text()).matchAll(/<dd[^>]*>([^<]*)<\/dd>/g)]
    .map(([, figure]) => figure)
    .slice(1),
});

test("a premium job that comes and goes moves the counts and no figure, whatever it pays, and leaves no trace", async () => {
  const app = testApp(database, { ceiling: { calls: 100_000, windowSeconds: 60 } });
  const { readAll, replace } = await strangersAt(app);
  await replace(null);
  const before = await readAll();
  const figures = await figuresOf(app);
  expect(figures.tiers.premium.middlePay).toEqual({ from: 4_000, below: 5_000 });
  for (const salaryText of ["$7 per month", "$7,613 per month", "$64,321 per month"]) {
    await replace({ ...disguises[0], salaryText });
    const now = await figuresOf(app);
    const { open } = figures.tiers.premium;
    const oneMore = { ...figures.tiers.premium, open: open + 1 };
    expect(now).toEqual({ ...figures, tiers: { ...figures.tiers, premium: oneMore } });
  }
  await replace(null);
  const after = await readAll();
  for (const [address, text] of Object.entries(after)) expectSame(text, before[address], address);
});
