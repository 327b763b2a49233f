import { parseFeed } from "@rowanmanning/feed-parser";
import { expect, test } from "vitest";
import { feedKinds, type FeedKind } from "#domain/feeds/kinds.ts";
import { termsOf, type FeedTerms } from "#domain/feeds/terms.ts";
import { feedItem } from "../../support/providers/feeds.ts";
import { freshTables, type TestApp } from "../../support/test-app.ts";
import { detailOf, listOf } from "../jobs/board.ts";
import { addSource, again, jobsOf, open } from "./sources.ts";

const database = await freshTables();

const isEmployers = (kind: FeedKind): boolean => termsOf(kind).credit === null;
const credited = feedKinds.filter((kind) => !isEmployers(kind));
const employers = feedKinds.filter(isEmployers);
const address = "https://weworkremotely.com/remote-jobs.rss";

/** One posting of a source of this kind, on the board. */
async function shown(kind: FeedKind) {
  const { app, told, readAll } = open(database);
  const board = isEmployers(kind) ? "fathom" : null;
  const place = kind === "rss" ? address : null;
  const name = board ?? place ?? kind;
  await addSource(app, kind, board, place);
  told.shows(name, [feedItem("a")]);
  await readAll();
  const [job] = await jobsOf(database);
  if (job === undefined) throw new Error("There is no job");
  return { app, told, name, job };
}

const html = async (app: TestApp, path: string): Promise<string> =>
  (await app.request(path)).text();

/** The credit with a link that search engines may follow. */
const creditIn = (page: string): readonly string[] =>
  [...page.matchAll(/<a [^>]*href="https:\/\/jobs\.example\/a"[^>]*>([^<]*)<\/a>/g)].flatMap(
    ([link, words = ""]) => (link.includes("nofollow") ? [] : [words]),
  );

const published = [
  "/feeds/jobs.rss",
  "/feeds/jobs.atom",
  "/feeds/jobs.json",
  "/feeds/seo.rss",
] as const;

test.each(credited)(
  "%s is credited on the card, the page and in the API, open to everybody and no JobPosting",
  async (kind) => {
    const { app, job } = await shown(kind);
    const name = termsOf(kind, kind === "rss" ? address : null).credit?.name ?? "";
    const via = { name, url: "https://jobs.example/a" };

    const { jobs: cards } = await listOf(app.request);
    expect(cards).toMatchObject([{ id: String(job.id), via, isPremium: false }]);
    const detail = await detailOf(app.request, job.id);
    expect(detail).toMatchObject({ via, isPremium: false, isPassedOn: false });
    expect(detail.description).toContain("Own search from research to results");
    expect(creditIn(await html(app, "/jobs"))).toContain(name);
    const page = await html(app, detail.path);
    expect(creditIn(page)).toContain(name);
    expect(page).not.toContain('"JobPosting"');
    expect(await html(app, "/sitemaps/jobs-1.xml")).toContain(`-${job.id}<`);
  },
);

test.each(credited)("%s stays open to everybody, whatever its posting says next", async (kind) => {
  const { app, told, name, job } = await shown(kind);
  told.shows(name, [feedItem("a", { title: "Senior SEO Manager", payText: "$90,000 a year" })]);
  await again(app);
  expect(await detailOf(app.request, job.id)).toMatchObject({
    title: "Senior SEO Manager",
    isPremium: false,
  });
});

test.each(employers)("%s asks for no credit, and may be for members only", async (kind) => {
  const { app, job } = await shown(kind);
  expect(job).toMatchObject({ tier: "premium", via: null });
  expect((await listOf(app.request)).jobs).toEqual([]);
  const member = await app.as(await app.build.premiumUser());
  expect(await detailOf(member, job.id)).toMatchObject({ via: null, isPassedOn: true });
});

const passedOn = (how: FeedTerms["passingOn"]) =>
  credited.filter((kind) => termsOf(kind).passingOn === how);

test.each(passedOn("never"))("%s is not in our feeds, where a job of ours is", async (kind) => {
  const { app } = await shown(kind);
  const own = await app.build.job({ title: "Own Job", roleType: "SEO" });
  for (const path of published) {
    const text = await html(app, path);
    expect(text, path).toContain("Own Job");
    expect(text, path).not.toContain("SEO Manager");
    expect(text, path).not.toContain("via ");
  }
  const { path } = await detailOf(app.request, own.id);
  expect(await html(app, path)).toContain('"JobPosting"');
});

test.each(passedOn("credited"))("%s is in our feeds, by its name and with a link", async (kind) => {
  const { app } = await shown(kind);
  const name = termsOf(kind).credit?.name ?? "";
  const credit = ` · via <a href="https://jobs.example/a">${name}</a></p>`;
  for (const path of ["/feeds/jobs.rss", "/feeds/seo.atom"]) {
    const [item] = parseFeed(await html(app, path)).items;
    expect(item?.title, path).toContain("SEO Manager");
    expect(item?.url, path).toContain("/jobs/seo-manager-");
    expect(item?.description, path).toMatch(new RegExp(` · via ${name}$`));
    expect(item?.content, path).toContain(credit);
  }
  expect(JSON.parse(await html(app, "/feeds/jobs.json"))).toMatchObject({
    items: [
      {
        content_text: expect.stringMatching(new RegExp(` · via ${name}$`)),
        content_html: expect.stringContaining(credit),
        external_url: "https://jobs.example/a",
      },
    ],
  });
});

test.each(employers)("%s is not in our feeds while it is for members only", async (kind) => {
  const { app } = await shown(kind);
  for (const path of published) expect(await html(app, path), path).not.toContain("SEO Manager");
});

test("a job that was open before its employer told of it is passed on in the employer's name", async () => {
  const { app, told } = await shown("remotive");
  await addSource(app, "greenhouse", "fathom");
  told.shows("fathom", [{ ...feedItem("a"), link: "https://boards.example/a" }]);
  await again(app);
  const [job] = await jobsOf(database);
  expect(job).toMatchObject({ source: "ats:greenhouse", tier: "free", via: null });
  for (const path of published) {
    const text = await html(app, path);
    expect(text, path).toContain("SEO Manager");
    expect(text, path).not.toContain("via ");
  }
});
