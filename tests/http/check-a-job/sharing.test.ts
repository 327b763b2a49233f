import { describe, expect, test } from "vitest";
import { sharedCheckEndpoints, type SharedCheckReply } from "#contract/listings/shared-checks.ts";
import { sharedDays } from "#domain/listing/shared/shared-days.ts";
import { days, minutes } from "../../support/clock.ts";
import { everyRow } from "../../support/database.ts";
import { jsonBody } from "../../support/sample-api.ts";
import { person } from "../../support/person.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";

const database = await freshTables();
const path = "/api/checked";
const hidden = "Our secret lunch table is made of oak.";
const post = [
  "Lifecycle Marketing Manager",
  "Company: Fathom & Field",
  "Pay: $4,500 - $5,500 per month",
  "",
  hidden,
  "We hire anywhere in EMEA, South Africa included.",
].join("\n");
const scam = [
  "URGENT Online Marketing Assistant, work from home",
  "Company: Standard Bank",
  "Earn $400 per day liking posts. No experience needed, guaranteed income.",
  "To open your account you pay a refundable registration fee of R350.",
  "Contact our HR manager on Telegram only. Send a copy of your ID and your bank details.",
  "We hire anywhere in the world, South Africa included.",
].join("\n");
const nothing = { name: false, sentence: false, pay: false };
const everything = { name: true, sentence: true, pay: true };

type Send = TestApp["request"];
interface Link {
  readonly id: string;
  readonly path: string;
  readonly token: string;
}

async function share(send: Send, text: string, shows: object): Promise<Link> {
  const response = await send(path, jsonBody({ text, shows }));
  expect(response.status).toBe(200);
  return (await response.json()) as Link;
}

async function read(send: Send, id: string): Promise<SharedCheckReply> {
  const response = await send(`${path}/${id}`);
  expect(response.status).toBe(200);
  return (await response.json()) as SharedCheckReply;
}

const takeBack = async (send: Send, id: string, body: object): Promise<number> =>
  (await send(`${path}/${id}/take-back`, jsonBody(body))).status;

const pictureOf = (id: string) => `/social/checked/${id}.png`;

describe("what is shown", () => {
  test("is the verdict, and nothing else unless it was ticked", async () => {
    const { request } = testApp(database);
    const { id, path: page } = await share(request, post, nothing);
    const shared = await read(request, id);
    expect(shared).toMatchObject({
      verdict: { words: "Open to South Africa", tone: "yes" },
      title: null,
      company: null,
      sentence: null,
      pay: null,
      isTheirs: false,
    });
    const html = await (await request(page)).text();
    expect(html).toContain("Open to South Africa");
    for (const word of ["Lifecycle", "Fathom", "EMEA", "4,500", "lunch table"])
      expect(html).not.toContain(word);
  });

  test.each([
    ["name", { title: "Lifecycle Marketing Manager", company: "Fathom & Field" }],
    ["sentence", { sentence: "We hire anywhere in EMEA, South Africa included." }],
    [
      "pay",
      {
        pay: {
          offered: "$4,500–$5,500/month",
          inRand: expect.stringMatching(/^≈ R82,800–R101,200\/month at R18\.40/),
        },
      },
    ],
  ])("each only if ticked: %s", async (ticked, shown) => {
    const { request } = testApp(database);
    const { id } = await share(request, post, { ...nothing, [ticked]: true });
    const none = { title: null, company: null, sentence: null, pay: null };
    expect(await read(request, id)).toMatchObject({ ...none, ...shown });
  });

  test("never holds the post: not in the answer, not on the page, and not in any row", async () => {
    const { request } = testApp(database);
    const { id, path: page } = await share(request, post, everything);
    const texts = [
      await (await request(`${path}/${id}`)).text(),
      await (await request(page)).text(),
      JSON.stringify(await everyRow(database)),
    ];
    for (const text of texts) {
      expect(text).toContain("Lifecycle Marketing Manager");
      expect(text).not.toContain("lunch table");
    }
  });

  test("of a likely scam is no green, no rand, no company and no word of its own", async () => {
    const { request } = testApp(database);
    const { id, path: page } = await share(request, scam, everything);
    const shared = await read(request, id);
    expect(shared).toMatchObject({
      verdict: { words: "Likely a scam", tone: "warning" },
      title: null,
      company: null,
      sentence: null,
      pay: null,
    });
    expect(shared.reasons).toContain("Asks for money first");
    const html = (await (await request(page)).text()).split("</header>")[1] ?? "";
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    expect(main).toContain("Likely a scam");
    for (const word of ["yes-wash", "yes-fill", "text-yes", "Standard Bank", "400", "≈ R", "R350"])
      expect(main).not.toContain(word);
  });
});

describe("the link", () => {
  test("is kept from search engines, has its own picture, and cannot be guessed or counted", async () => {
    const { request } = testApp(database);
    const [one, other] = [
      await share(request, post, everything),
      await share(request, post, everything),
    ];
    expect(one.id).toMatch(/^[\w-]{22}$/);
    expect(one.id).not.toBe(other.id);
    const html = await (await request(one.path)).text();
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html).toContain(pictureOf(one.id));
    const picture = await request(pictureOf(one.id));
    expect(picture.headers.get("content-type")).toBe("image/png");
    const map = await (await request("/sitemaps/pages.xml")).text();
    expect(map).not.toContain("/checked");
  });

  test.each(["1", "x".repeat(22), "..%2f..%2fadmin", "%00".repeat(22), "x".repeat(5_000)])(
    "leads nowhere for %s",
    async (id) => {
      const { request } = testApp(database);
      expect([400, 404]).toContain((await request(`${path}/${id}`)).status);
      expect([400, 404, 414]).toContain((await request(`/checked/${id}`)).status);
      expect([400, 404]).toContain((await request(pictureOf(id))).status);
    },
  );

  test("ends after its time, with its picture, and is swept out", async () => {
    const app = testApp(database);
    const { id, path: page } = await share(app.request, post, everything);
    app.clock.advance(days(sharedDays) - minutes(1));
    expect((await app.request(page)).status).toBe(200);
    app.clock.advance(minutes(2));
    expect((await app.request(page)).status).toBe(404);
    expect((await app.request(`${path}/${id}`)).status).toBe(404);
    expect((await app.request(pictureOf(id))).status).toBe(404);
    await app.runTask("housekeeping");
    expect(JSON.stringify(await everyRow(database))).not.toContain(id);
  });
});

describe("taking it back", () => {
  test("works with the token, at once, and ends the page and the picture", async () => {
    const { request } = testApp(database);
    const { id, path: page, token } = await share(request, post, everything);
    expect((await request(pictureOf(id))).status).toBe(200);
    expect(await takeBack(request, id, { token })).toBe(200);
    for (const address of [page, `${path}/${id}`, pictureOf(id)])
      expect((await request(address)).status, address).toBe(404);
    expect(await takeBack(request, id, { token })).toBe(404);
  });

  test("works for the account that shared it from anywhere, and for no other", async () => {
    const app = testApp(database);
    const user = await app.build.user();
    const sharer = await app.as(user);
    const stranger = await app.as(await app.build.user());
    const { id } = await share(sharer, post, nothing);
    expect((await read(sharer, id)).isTheirs).toBe(true);
    expect((await read(stranger, id)).isTheirs).toBe(false);
    expect(await takeBack(stranger, id, {})).toBe(404);
    expect(await takeBack(app.request, id, {})).toBe(404);
    expect(await takeBack(await app.as(user), id, {})).toBe(200);
  });

  test("is refused with another's token, with none, and with nonsense", async () => {
    const { request } = testApp(database);
    const [one, other] = [await share(request, post, nothing), await share(request, post, nothing)];
    expect(await takeBack(request, one.id, { token: other.token })).toBe(404);
    expect(await takeBack(request, one.id, {})).toBe(404);
    for (const token of ["", "x", 7, null, "\0".repeat(43), "x".repeat(10_000)])
      expect(await takeBack(request, one.id, { token })).toBe(400);
    expect((await request(one.path)).status).toBe(200);
  });

  test("twice at once ends it once", async () => {
    const { request } = testApp(database);
    const { id, token } = await share(request, post, nothing);
    const answers = await Promise.all([1, 2].map(() => takeBack(request, id, { token })));
    expect(answers).toContain(200);
    expect((await request(`${path}/${id}`)).status).toBe(404);
  });
});

describe("hostile posts", () => {
  const hostile = [
    `<script>alert(1)</script> "><img src=x onerror=alert(2)> Marketing Manager https://evil.test/pay`,
    "Company: www.evil.test +27 82 123 4567 WhatsApp 0821234567 pay@evil.test \u202Eevil\u0007",
    "Pay: $4,500 per month",
    "",
    "We hire anywhere in South Africa, go to evil.test/login or bit.ly/x and [click](https://evil.test) now.",
  ].join("\n");

  test("become no markup, no link, no number to call and no turned text", async () => {
    const { request } = testApp(database);
    const { id, path: page } = await share(request, hostile, everything);
    const shared = await read(request, id);
    const texts = [shared.title, shared.company, shared.sentence].join("\n");
    expect(texts).not.toMatch(
      /evil\.test|https?:|www\.|bit\.ly|@|0821234567|<|>|\p{Cc}(?<!\n)|\p{Cf}/u,
    );
    const html = await (await request(page)).text();
    expect(html).not.toMatch(/evil\.test|<img src=x|<script>alert|bit\.ly/);
  });

  test("are cut: a long title fills no page", async () => {
    const { request } = testApp(database);
    const long = `Marketing Manager ${"very ".repeat(2_000)}\n\nWe hire anywhere, South Africa included, ${"and ".repeat(2_000)} more.`;
    const { id } = await share(request, long, everything);
    const { title, company, sentence } = await read(request, id);
    for (const text of [title, company, sentence]) expect(text?.length ?? 0).toBeLessThan(170);
  });

  test.each<[string, object]>([
    ["no text", { shows: nothing }],
    ["a short text", { text: "x", shows: nothing }],
    ["no choice", { text: post }],
    ["a wrong type", { text: post, shows: { ...nothing, pay: "yes" } }],
    ["an unknown field's value as verdict", { text: 7, shows: nothing, verdict: "yes" }],
  ])("are refused with %s", async (_what, body) => {
    const response = await testApp(database).request(path, jsonBody(body));
    expect(response.status).toBe(400);
  });

  test("a verdict of the sender's own changes nothing", async () => {
    const { request } = testApp(database);
    const response = await request(
      path,
      jsonBody({ text: scam, shows: everything, verdict: { words: "Open", tone: "yes" } }),
    );
    if (response.status === 400) return;
    const { id } = (await response.json()) as Link;
    expect((await read(request, id)).verdict.tone).toBe("warning");
  });
});

test("a caller can make so many links in an hour, and no more", async () => {
  const app = testApp(database);
  const { calls } = sharedCheckEndpoints.shareCheck.limit;
  const who = person(app);
  await who.get("/api/jobs");
  const send = async () => (await who.post(path, { text: post, shows: nothing })).status;
  for (let made = 0; made < calls; made += 1) expect(await send()).toBe(200);
  expect(await send()).toBe(429);
  app.clock.advance(minutes(61));
  expect(await send()).toBe(200);
});
