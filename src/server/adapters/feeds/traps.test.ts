import { describe, expect, test } from "vitest";
import type { FeedKind } from "#domain/feeds/kinds.ts";
import { WebFailure, type WebAnswer, type WebQuestion } from "#server/adapters/web/port.ts";
import { testClock } from "#tests/support/clock.ts";
import { feedsClient } from "./client.ts";
import type { FeedItem, FeedMarks } from "./port.ts";

const noMarks: FeedMarks = { etag: null, lastModified: null };
const text = "<p>We look for somebody who writes letters that people answer.</p>";

interface Told {
  readonly body: unknown;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
}

/** A source that says this, one page after the other. */
function telling(...pages: readonly Told[]) {
  const asked: { readonly address: string; readonly question: WebQuestion }[] = [];
  const pauses: number[] = [];
  const ask = (address: string, question: WebQuestion): Promise<WebAnswer> => {
    asked.push({ address, question });
    if (!question.allows(new URL(address).hostname)) throw new WebFailure("forbidden");
    const page = pages[Math.min(asked.length, pages.length) - 1];
    const { body = "", status = 200, headers = {} } = page ?? {};
    const said = typeof body === "string" ? body : JSON.stringify(body);
    return Promise.resolve({
      status,
      headers: new Headers(headers),
      body: new TextEncoder().encode(said),
      address: page?.address ?? address,
    });
  };
  const feeds = feedsClient({
    web: { ask },
    clock: testClock(),
    appUrl: "https://kwela.example",
    pause: (ms) => Promise.resolve(void pauses.push(ms)),
  });
  const { signal } = new AbortController();
  const read = (kind: FeedKind, address: string | null = null, marks = noMarks) =>
    feeds.read({ kind, board: "acme-labs", address }, marks, signal);
  return { asked, pauses, feeds, read };
}

async function only(kind: FeedKind, body: unknown, address?: string): Promise<FeedItem> {
  const answer = await telling({ body }).read(kind, address);
  if (answer.kind !== "items") throw new Error("Nothing was told");
  const [item] = answer.items;
  if (item === undefined) throw new Error(`Left out: ${JSON.stringify(answer.rejected)}`);
  return item;
}

const himalayas = (job: object) => ({
  jobs: [
    {
      guid: "https://himalayas.app/companies/acme/jobs/seo",
      title: "SEO Lead",
      companyName: "Acme",
      description: text,
      locationRestrictions: [],
      ...job,
    },
  ],
});
const jobicy = (job: object) => ({
  jobs: [
    { id: 7, url: "https://jobicy.com/jobs/7-seo", jobTitle: "SEO", jobDescription: text, ...job },
  ],
});
const remoteok = (job: object) => [
  { last_updated: 1, legal: "terms" },
  {
    id: "9",
    position: "Growth Marketer",
    url: "https://remoteOK.com/remote-jobs/9",
    description: text,
    ...job,
  },
];

describe("dates", () => {
  test.each([
    [1_794_700_800, "2026-11-15T00:00:00.000Z"],
    [1_794_700_800_000, "2026-11-15T00:00:00.000Z"],
    ["1794700800", "2026-11-15T00:00:00.000Z"],
    ["2026-11-14T08:20:11+02:00", "2026-11-14T06:20:11.000Z"],
    ["2024-12-01 04:10:21", "2024-12-01T04:10:21.000Z"],
    ["2026-11-10T09:00:00", "2026-11-10T09:00:00.000Z"],
    ["2026-11-10", "2026-11-10T00:00:00.000Z"],
    ["Fri, 10 Jul 2026 22:45:30 +0000", "2026-07-10T22:45:30.000Z"],
    ["soon", null],
    [0, null],
    [-5, null],
    [1e18, null],
    [{}, null],
    [null, null],
  ])("%j is %s", async (pubDate, expected) => {
    const { publishedAt } = await only("himalayas", himalayas({ pubDate }));
    expect(publishedAt?.toISOString() ?? null).toBe(expected);
  });
});

describe("places", () => {
  test.each([
    [[], "Worldwide"],
    [
      ["Kenya", "Congo, The Democratic Republic of the"],
      "Kenya; Congo, The Democratic Republic of the",
    ],
    [[{ name: "South Africa", alpha2: "ZA" }, "Kenya"], "South Africa; Kenya"],
    [undefined, ""],
    [null, ""],
  ])("Himalayas: %j is %j", async (locationRestrictions, expected) => {
    const { posting } = await only("himalayas", himalayas({ locationRestrictions }));
    expect(posting.location).toBe(expected);
  });

  test("two spaces become one, and what was cut off ends cleanly", async () => {
    const emea = await only("jobicy", jobicy({ jobGeo: "EMEA,  UK" }));
    expect(emea.posting.location).toBe("EMEA, UK");
    const city = await only("remoteok", remoteok({ location: "Orlando, " }));
    expect(city.posting.location).toBe("Orlando");
  });
});

describe("pay", () => {
  test.each([
    [
      { minSalary: 70_000, maxSalary: 90_000, salaryPeriod: "annual", currency: "USD" },
      "USD 70000-90000 per year",
    ],
    [{ minSalary: 20, maxSalary: 20, salaryPeriod: "hourly", currency: "eur" }, "EUR 20 per hour"],
    [
      { minSalary: null, maxSalary: 900, salaryPeriod: "weekly", currency: "USD" },
      "up to USD 900 per week",
    ],
    [{ minSalary: 4, maxSalary: 5_500, salaryPeriod: "monthly", currency: "USD" }, ""],
    [{ minSalary: 9, maxSalary: 5, salaryPeriod: "monthly", currency: "USD" }, ""],
    [{ minSalary: 70_000, maxSalary: 90_000, salaryPeriod: "annual", currency: null }, ""],
    [{ minSalary: 70_000, maxSalary: 90_000, salaryPeriod: "", currency: "USD" }, ""],
    [{}, ""],
  ])("%j is %j", async (pay, expected) => {
    expect((await only("himalayas", himalayas(pay))).posting.payText).toBe(expected);
  });

  test.each([
    [0, 0, ""],
    [17, 20, ""],
    [80, 140_000, ""],
    [1_500, 2_000, ""],
    [60_000, 90_000, "USD 60000-90000 per year"],
    [60_000, 0, "from USD 60000 per year"],
  ])("Remote OK: %i to %i is %j", async (salary_min, salary_max, expected) => {
    const { posting } = await only("remoteok", remoteok({ salary_min, salary_max }));
    expect(posting.payText).toBe(expected);
  });

  test("an earlier Jobicy had the year in the name, and figures as texts", async () => {
    const old = { annualSalaryMin: "67500", annualSalaryMax: "79000", salaryCurrency: "USD" };
    expect((await only("jobicy", jobicy(old))).posting.payText).toBe("USD 67500-79000 per year");
  });
});

describe("texts", () => {
  test("entities in plain fields are undone", async () => {
    const { posting } = await only(
      "jobicy",
      jobicy({
        jobTitle: "Brand &amp; Content &#8211; Lead",
        jobIndustry: ["Marketing &amp; Sales"],
      }),
    );
    expect(posting.title).toBe("Brand & Content – Lead");
    expect(posting.tags).toEqual(["Marketing & Sales"]);
  });

  test.each([
    ["&lt;p&gt;Tom &amp;amp; Co&amp;nbsp;write&lt;/p&gt;", "<p>Tom &amp; Co&nbsp;write</p>"],
    ["&amp;lt;p&amp;gt;Twice&amp;lt;/p&amp;gt;", "<p>Twice</p>"],
    ["<p>5 &lt; 6</p>", "<p>5 &lt; 6</p>"],
  ])("escaped mark-up %s becomes mark-up, and no other", async (content, expected) => {
    const job = {
      id: 1,
      title: "SEO",
      absolute_url: "https://acme.example/jobs?gh_jid=1",
      content,
    };
    const item = await only("greenhouse", { jobs: [job] });
    expect(item.posting.description).toBe(expected);
    expect(item.posting.company).toBe("Acme Labs");
  });

  test.each([
    ["Weâ\u{80}\u{99}re", "We’re"],
    ["Weâ€™re at the cafÃ©", "We’re at the café"],
    ["São Paulo, Zürich, l’été – «ça»", "São Paulo, Zürich, l’été – «ça»"],
    ["ðŸš€ launch", "🚀 launch"],
  ])("misread letters are put right: %s", async (company, expected) => {
    expect((await only("remoteok", remoteok({ company }))).posting.company).toBe(expected);
  });

  test("the riddle that is new with every question is left out", async () => {
    const description = `${text}<br/><br/>Please mention the word **KIND** and tag RMTI= when applying.`;
    const { posting } = await only("remoteok", remoteok({ description }));
    expect(posting.description).toBe(text);
  });

  test("what no reader sees is gone", async () => {
    const { posting } = await only(
      "himalayas",
      himalayas({ title: "SEO\u{0} \u{202e}Lead", description: `${text}\u{0}` }),
    );
    expect([posting.title, posting.description]).toEqual(["SEO Lead", text]);
  });
});

describe("what is left out", () => {
  test.each([
    [{ title: "" }, "no-title"],
    [{ title: 7 }, null],
    [{ title: ["a"] }, "no-title"],
    [{ guid: "" }, "no-key"],
    [{ guid: null }, "no-key"],
    [{ applicationLink: "https://elsewhere.example/x" }, "no-link"],
    [{ applicationLink: "http://himalayas.app/x" }, "no-link"],
    [{ applicationLink: "https://a:b@himalayas.app/x" }, "no-link"],
    [{ applicationLink: "javascript:alert(1)" }, "no-link"],
    [{ description: "" }, "no-text"],
    [{ description: "<p> </p>" }, "no-text"],
    [{ description: { html: "x" } }, "no-text"],
    [{ title: "x".repeat(301) }, "too-long"],
    [{ description: "x".repeat(200_001) }, "too-long"],
    [{ unheardOf: { deep: [1] } }, null],
  ])("%j: %s", async (job, reason) => {
    const answer = await telling({ body: himalayas(job) }).read("himalayas");
    if (answer.kind !== "items") throw new Error("Nothing was told");
    expect(answer.rejected.map((one) => one.reason)).toEqual(reason === null ? [] : [reason]);
  });

  test("what is no posting at all does not take the others with it", async () => {
    const { jobs } = himalayas({});
    const answer = await telling({ body: { jobs: [null, 7, "x", [], ...jobs] } }).read("himalayas");
    expect(answer).toMatchObject({
      items: [{ posting: { title: "SEO Lead" } }],
      rejected: ["#1", "#2", "#3", "#4"].map((key) => ({ key, reason: "malformed" })),
    });
  });
});

describe("answers that are none", () => {
  test.each([
    ["", "not-a-feed"],
    ["<!doctype html><title>Just a moment...</title>", "not-a-feed"],
    ["7", "not-a-feed"],
    ["[]", "not-a-feed"],
    ["{}", "not-a-feed"],
    ['{"jobs":{}}', "not-a-feed"],
    ['{"jobs":[{"title":"SE', "truncated"],
  ])("%j is %s", async (body, trouble) => {
    await expect(telling({ body }).read("himalayas")).rejects.toMatchObject({ trouble });
  });

  test.each([
    [304, {}, "not-a-feed", null],
    [400, {}, "refused", null],
    [403, {}, "refused", null],
    [404, {}, "refused", null],
    [429, { "retry-after": "7" }, "limited", 7_000],
    [429, { "retry-after": "Sun, 15 Nov 2026 08:01:00 GMT" }, "limited", 60_000],
    [429, { "retry-after": "Sun, 15 Nov 2020 08:01:00 GMT" }, "limited", 0],
    [429, { "retry-after": "999999999" }, "limited", 86_400_000],
    [429, { "retry-after": "later" }, "limited", null],
    [503, { "retry-after": "30" }, "server-error", 30_000],
  ])("status %i %j", async (status, headers, trouble, retryAfter) => {
    const asked = telling({ body: "", status, headers }).read("jobicy");
    await expect(asked).rejects.toMatchObject({ trouble, retryAfter });
  });

  test("Jobicy may say 200 and mean no", async () => {
    const asked = telling({ body: { success: false, jobs: [] } }).read("jobicy");
    await expect(asked).rejects.toMatchObject({ trouble: "refused" });
  });

  test("who is told to stop stops, and that is nobody's failure", async () => {
    const { feeds } = telling({ body: himalayas({}) });
    const source = { kind: "himalayas", board: null, address: null } as const;
    const asked = feeds.read(source, noMarks, AbortSignal.abort(new Error("Closing")));
    await expect(asked).rejects.toThrow("Closing");
    expect(await feeds.probe(source, "https://himalayas.app/x", AbortSignal.abort())).toBe(
      "unknown",
    );
  });
});
