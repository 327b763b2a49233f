import { describe, expect, test } from "vitest";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import { listOf, premiumSend, titlesOf, viewersOf } from "./board.ts";

const database = await freshTables();

async function board(): Promise<TestApp> {
  const app = testApp(database);
  const hours = (count: number) => new Date(app.clock.now().getTime() - count * 3_600_000);
  await app.build.job({ title: "SEO/SEM Manager", company: "Booking.com", publishedAt: hours(1) });
  await app.build.job({
    title: "Freelance Copywriter",
    company: "Café Noir",
    description: "Newsletters in HubSpot. We hire anywhere in the world, South Africa included.",
    tags: ["Content Marketing", "E-mail"],
    roleType: "Content Marketing",
    publishedAt: hours(2),
  });
  await app.build.premiumJob({
    title: "Lifecycle Lead",
    company: "Zephyrine",
    tags: ["Email Marketing", "Klaviyo"],
    roleType: "Email Marketing",
    publishedAt: hours(3),
  });
  return app;
}

describe("a search finds a job", () => {
  test.each([
    ["by a word of its title", "manager", ["SEO/SEM Manager"]],
    ["by another form of the word", "managers", ["SEO/SEM Manager"]],
    ["by either half of what a slash joins", "sem", ["SEO/SEM Manager"]],
    ["by its company", "booking", ["SEO/SEM Manager"]],
    ["by a company with an accent", "Café", ["Freelance Copywriter"]],
    ["by its text", "hubspot newsletter", ["Freelance Copywriter"]],
    ["by a tag, with or without its hyphen", "e-mail", ["Freelance Copywriter"]],
    ["whatever the case", "COPYWRITER", ["Freelance Copywriter"]],
    ["with a letter missing", "markting", ["Freelance Copywriter"]],
    ["with a letter too many", "copywritter", ["Freelance Copywriter"]],
    ["with two letters swapped", "mangaer", ["SEO/SEM Manager"]],
    ["with slips in two words", "frelance copywritter", ["Freelance Copywriter"]],
    ["with two words that are one", "copy writer", ["Freelance Copywriter"]],
    ["with two words run together", "freelancecopywriter", ["Freelance Copywriter"]],
    ["with words that every job here has", "remote copywriter jobs", ["Freelance Copywriter"]],
    ["by what else its trade calls it", "kopieskrywer", ["Freelance Copywriter"]],
    ["in Afrikaans", "bestuurder", ["SEO/SEM Manager"]],
    ["from one of our places", "copywriter in Cape Town", ["Freelance Copywriter"]],
    ["not by half of a word that was run together", "freelanceplumber", []],
    ["only if it has all the words", "freelance manager", []],
    ["with slips in three words", "frelance copywritter contnt", ["Freelance Copywriter"]],
    ["not by words that are like none", "plumber", []],
    ["not with a word more that is like none", "copywriter plumber", []],
    ["whatever else is typed", `"); drop table jobs; -- manager & | ! :* <-> '`, []],
  ])("%s", async (_, search, titles) => {
    const app = await board();
    expect(await titlesOf(app.request, { search })).toEqual(titles);
  });

  test.each(["", "the", "  ", "remote jobs", "work from home"])(
    "a search for %j asks for nothing",
    async (search) => {
      const app = await board();
      expect((await listOf(app.request, { search })).total).toBe(3);
    },
  );

  test.each(["%", "_", "\\", "(", "!!!", "&|", "🚀", "%%%"])(
    "A172: signs alone, %j, are in no job",
    async (search) => {
      const app = await board();
      expect(await listOf(app.request, { search })).toMatchObject({ jobs: [], total: 0 });
    },
  );

  test.each(["manager:*", "man:*", "%manager%", "manag_r", "mana|zzqqxx", "!manager"])(
    "A172: a sign has no meaning of its own in %j",
    async (search) => {
      const app = await board();
      const literal = search.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
      expect(await listOf(app.request, { search })).toEqual(
        await listOf(app.request, { search: literal }),
      );
    },
  );
});

test("a search goes together with the other filters", async () => {
  const app = await board();
  const search = "copywritter";
  expect(await titlesOf(app.request, { search, roleType: "Content Marketing" })).toHaveLength(1);
  expect(await titlesOf(app.request, { search, roleType: "SEO" })).toEqual([]);
});

test("a job that was changed is found by its new words and not by its old", async () => {
  const app = await board();
  await database.executeSql("update jobs set title = 'Beekeeper' where title like 'Freelance%'");
  expect(await titlesOf(app.request, { search: "beekeepers" })).toEqual(["Beekeeper"]);
  expect(await titlesOf(app.request, { search: "freelance" })).toEqual([]);
});

test("a premium member searches the whole of premium jobs; others their kind and tags", async () => {
  const app = await board();
  const premium = await premiumSend(app);
  for (const search of ["zephyrine", "zephirine", "lifecycle", "lifecicle"]) {
    expect(await titlesOf(premium, { search })).toEqual(["Lifecycle Lead"]);
    for (const [who, send] of Object.entries(await viewersOf(app))) {
      if (who === "premium") continue;
      expect(await listOf(send, { search }), who).toMatchObject({ total: 0, teasers: [] });
    }
  }
  expect(await listOf(app.request, { search: "klavyio" })).toMatchObject({
    jobs: [],
    total: 1,
    visible: 0,
    teasers: [{ roleType: "Email Marketing" }],
  });
});

test("a premium job that turns free is found by everybody, and one that turns premium no more", async () => {
  const app = await board();
  const turn = async (tier: string) => {
    await database.executeSql("update jobs set tier = $1 where company = 'Zephyrine'", [tier]);
    await database.changes.announce("jobs");
  };
  await turn("free");
  expect(await titlesOf(app.request, { search: "zephirine" })).toEqual(["Lifecycle Lead"]);
  await turn("premium");
  expect((await listOf(app.request, { search: "zephyrine" })).total).toBe(0);
});

test.each([
  ["soe", "seo"],
  ["emial marketing plumber", "email marketing plumber"],
  ["plumber", null],
  ["seo freelance", null],
])(
  "whoever looks for %j and finds nothing is asked whether they meant %j",
  async (search, meant) => {
    const app = await board();
    const { total, didYouMean } = await listOf(app.request, { search });
    expect(total).toBe(0);
    expect(didYouMean).toBe(meant);
  },
);

test("nobody is asked whether they meant a word that only premium jobs have", async () => {
  const app = await board();
  const { didYouMean } = await listOf(app.request, { search: "zephirine plumber" });
  expect(didYouMean).toBeNull();
});
