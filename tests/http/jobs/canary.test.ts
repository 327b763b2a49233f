import { beforeEach, describe, expect, test } from "vitest";
import { randomBytes } from "node:crypto";
import { endpoints } from "#contract/index.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { payBandIds } from "#domain/jobs/pay-bands.ts";
import { experienceLevels, roleTypes } from "#domain/listing/facts.ts";
import { jsonBody } from "../../support/sample-api.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import { listOf, viewersOf, type Filters, type Send } from "./board.ts";

/** Words that nobody can guess, in every text of a premium job: whoever reads one of them has read the job. */
const database = await freshTables();
const words = ["title", "company", "location", "text", "link", "logo", "salary", "tag", "via"];
const canary = Object.fromEntries(
  words.map((word) => [word, `${word}${randomBytes(6).toString("hex")}`]),
);
const hidden = Object.values(canary);

let app: TestApp;
let secretId: number;

beforeEach(async () => {
  app = testApp(database);
  await app.build.job({ title: "Open SEO Lead" });
  const secret = await app.build.premiumJob({
    title: `Lead ${canary["title"]}`,
    company: `Firm ${canary["company"]}`,
    location: `Remote ${canary["location"]}`,
    description: `Work for ${canary["text"]}. We hire anywhere in the world, South Africa included.`,
    applyLink: `https://${canary["link"]}.example/apply`,
    logoUrl: `https://${canary["logo"]}.example/logo.png`,
    salaryText: `$90,000 a year ${canary["salary"]}`,
    roleType: "Email Marketing",
    tags: ["Email Marketing", String(canary["tag"])],
    viaName: String(canary["via"]),
    viaUrl: `https://${canary["via"]}.example/`,
  });
  secretId = secret.id;
});

const outsiders = async (): Promise<[string, Send][]> =>
  Object.entries(await viewersOf(app)).filter(([who]) => who !== "premium");

const expectNoCanary = (text: string, where: string): void => {
  // What the caller wrote may come back to them; what they did not write may not.
  for (const word of hidden) {
    if (!where.includes(word)) expect(text, where).not.toContain(word);
  }
  expect(text, where).not.toContain(`-${secretId}"`);
};

const lists: Filters[] = [
  {},
  { worldwide: "false" },
  { worldwide: "true" },
  { saved: "true" },
  ...roleTypes.map((roleType) => ({ roleType })),
  ...experienceLevels.map((experience) => ({ experience })),
  ...payBandIds.map((salary) => ({ salary })),
  { roleType: "Email Marketing", salary: "80-100", worldwide: "false" },
  ...["lead", "firm", "email", "marketing", "remote", "apply"].map((search) => ({ search })),
  ...hidden.map((search) => ({ search })),
  ...hidden.map((word) => ({ search: `${word.slice(0, -1)}x` })),
  ...hidden.map((word) => ({ search: `lead ${word}`, worldwide: "false" })),
];

test("the premium member, for comparison, reads every one of them", async () => {
  const { premium } = await viewersOf(app);
  const text = await (await (premium ?? app.request)(`/api/jobs/${secretId}`)).text();
  // Where a logo comes from nobody reads: it is shown from our own address.
  const readable = hidden.filter((word) => word !== canary["logo"]);
  for (const word of readable) expect(text).toContain(word);
});

describe("A063: of a premium job others get no word", () => {
  test("in no list, whatever they filter or search for", async () => {
    for (const [who, send] of await outsiders()) {
      for (const filters of lists) {
        const query = new URLSearchParams(filters).toString();
        const response = await send(`/api/jobs?${query}`);
        const text = await response.text();
        expectNoCanary(text, `${who} ${query}`);
        const list = JSON.parse(text) as { jobs: unknown[]; total: number };
        expect(list.total, query).toBeGreaterThanOrEqual(list.jobs.length);
      }
    }
  });

  test("nor does any count tell that a guess was right", async () => {
    // A tag is what a job may be searched by; whatever else it says is not.
    const guesses = words.filter((word) => word !== "tag").map((word) => String(canary[word]));
    for (const [who, send] of await outsiders()) {
      const wrong = await listOf(send, { search: "zzqqxxwrong" });
      for (const guess of guesses) {
        const beginnings = [3, 6, guess.length - 1].map((length) => guess.slice(0, length));
        const apart = `${guess.slice(0, 7)} ${guess.slice(7)}`;
        for (const search of [guess, ...beginnings, apart, `${guess} lead`, `seo${guess}`]) {
          expect(await listOf(send, { search }), `${who} ${search}`).toEqual(wrong);
        }
      }
    }
  });

  test("nor is a slip mended with a word of a premium job", async () => {
    const { rows } = await database.executeSql("select word from job_words where is_public");
    const known = rows.map((row) => row["word"]);
    for (const word of hidden.filter((one) => one !== canary["tag"])) {
      expect(known).not.toContain(word);
    }
  });
});

/** Any address that speaks of a job, with the secret one's id in every form. */
const addresses = (row: Endpoint): string[] =>
  [String(secretId), `lead-${secretId}`, btoa(String(secretId))].map((id) =>
    row.path.replaceAll(/:\w+/g, encodeURIComponent(id)),
  );

describe("A064, A068: nor in an answer of any endpoint at all", () => {
  const rows = Object.entries(endpoints as Record<string, Endpoint>);
  test.each(rows)("%s", async (_, row) => {
    for (const [who, send] of await outsiders()) {
      for (const path of addresses(row)) {
        const body =
          row.path === "/api/jobs/save"
            ? { jobId: String(secretId), title: "", company: "", link: "" }
            : { kind: "scam" };
        const init = row.body === undefined ? {} : jsonBody(body);
        const response = await send(path, { ...init, method: row.method });
        const text = await response.text();
        expectNoCanary(text, `${who} ${path}`);
        if (response.status === 403 && path.startsWith("/api/jobs/")) {
          expect(JSON.parse(text)).toEqual({
            message: "Premium subscription required",
            requiresPremium: true,
          });
        }
      }
    }
  });

  test("nor in a line of the log", async () => {
    for (const [, send] of await outsiders()) await send(`/api/jobs/${secretId}`);
    const log = app.logLines.join("");
    expect(hidden.filter((word) => log.includes(word))).toEqual([]);
  });
});
