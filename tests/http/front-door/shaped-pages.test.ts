import { describe, expect, test } from "vitest";
import type { PageRenderer, PageResult, Pieces } from "#contract/page.ts";
import { renderer } from "#client/entry-server.tsx";
import { freshTables, testApp } from "../../support/test-app.ts";
import { addMany } from "../jobs/board.ts";

/** Pages of one shape are drawn once and filled in from then on. What comes back with a form is drawn whole: so it would have been. */
const database = await freshTables();

type Drawn = Extract<PageResult, { kind: "page" }>;

const returned = { message: "", state: "done", sentTo: null, fields: {}, typed: {} } as const;

/** Renders every page twice, filled in and whole. */
function bothWays() {
  const drawn: { readonly filled: Drawn; readonly whole: Drawn }[] = [];
  const both: PageRenderer = {
    keptAddress: () => null,
    async render(request) {
      const filled = await renderer.render(request);
      const whole = await renderer.render({ ...request, returned });
      if (filled.kind === "page" && whole.kind === "page") drawn.push({ filled, whole });
      return filled;
    },
  };
  return { renderer: both, last: () => drawn.at(-1) };
}

const decoder = new TextDecoder();
const textOf = (pieces: Pieces): string =>
  pieces.map((piece) => (typeof piece === "string" ? piece : decoder.decode(piece))).join("");

/** An apostrophe has two names, and nobody reads at the same moment twice. */
const markupOf = ({ html }: Drawn): string => textOf(html).replaceAll("&#39;", "&#x27;");
const dataOf = ({ state }: Drawn): unknown =>
  JSON.parse(
    textOf(state)
      .replace(`"returned":${JSON.stringify(returned)},`, "")
      .replaceAll(/"(dataUpdatedAt|dehydratedAt)":1\d{12}\b/g, '"$1":0'),
  );

async function board() {
  const { renderer: both, last } = bothWays();
  const app = testApp(database, { renderer: both });
  const now = app.clock.now();
  const publishedAt = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const title = (words: string, place: number) =>
    `${words} ${["Lead", "Writer"][place % 2]} ${place}`;
  await addMany(database, now, [
    ...Array.from({ length: 24 }, (_, place) => ({
      title: title(place < 3 ? "SEO <b>&amp;</b> 'Email'" : "SEO", place),
      publishedAt: publishedAt(place),
      openness: "yes" as const,
    })),
    ...["Zebra", "Quagga", "Quagga"].map((animal) => ({
      title: `${animal} Hidden`,
      tier: "premium" as const,
      tags: ["Digital Marketing", animal.toLowerCase(), "hidden"],
      openness: "yes" as const,
    })),
    ...["Zebra", "Quagga"].map((animal) => ({
      title: `${animal} Keeper`,
      publishedAt: publishedAt(3),
      openness: "yes" as const,
    })),
    ...Array.from({ length: 6 }, (_, place) => ({
      title: title("Hidden SEO Email", place),
      company: "Canary Holdings",
      tier: "premium" as const,
      tags: ["SEO", "Email"],
      publishedAt: publishedAt(30 + place),
    })),
  ]);
  /** The page of an address, once nothing on it is shown for the first time. */
  const visit = async (address: string, visits = 3) => {
    for (let times = 0; times < visits; times += 1) {
      const response = await app.request(address);
      expect(response.status).toBe(200);
      await response.arrayBuffer();
    }
    return last() ?? expect.unreachable();
  };
  return { visit, ask: app.request, letAMinutePass: () => app.clock.advance(60_000) };
}

const addresses = [
  "/jobs",
  "/jobs?search=seo",
  "/jobs?search=seo&worldwide=false",
  "/jobs?search=email+seo",
  "/jobs?search=seo+writer&worldwide=false",
  "/jobs?search=seo+0",
  "/jobs?search=email+hidden",
  "/jobs?search=seo&roleType=SEO&sort=pay",
  "/jobs?search=seo&experience=Senior&worldwide=false",
  "/jobs?search=seo+nothinglikeit",
  "/jobs?search=copywritng+sceience",
  `/jobs?search=${encodeURIComponent('"<copywritng>')}`,
  "/jobs?search=nothinglikeit+R50k",
  "/jobs?search=hidden+33",
  "/jobs?search=zebra",
  "/jobs?search=quagga",
  "/jobs?search=hidden+zebra",
  "/jobs?search=seo+cape+town",
  `/jobs?search=${encodeURIComponent(`seo "&quot;' <b>\\ </script> ü \u2028 + %41`)}`,
  `/jobs?search=${encodeURIComponent(`  seo 600000000000001 job.0.of.these `)}`,
];

describe("a search is shown as if its page had been drawn for it alone", () => {
  test("in its markup, its data and its head", async () => {
    const { visit, letAMinutePass } = await board();
    for (const address of addresses) {
      // Nobody may ask for all of these at once.
      letAMinutePass();
      const { filled, whole } = await visit(address);
      expect(markupOf(filled), address).toBe(markupOf(whole));
      expect(dataOf(filled), address).toEqual(dataOf(whole));
      expect(filled.head, address).toEqual(whole.head);
      expect(textOf(filled.html), address).not.toContain("Canary");
      expect(textOf(filled.state), address).not.toContain("Canary");
    }
  });

  test("and is drawn for none after the first of its shape, whoever made the search before", async () => {
    const { visit } = await board();
    const one = await visit("/jobs?search=seo+lead&worldwide=false");
    const { filled, whole } = await visit("/jobs?search=lead+of+seo&worldwide=false", 1);
    expect(filled.head).toBe(one.filled.head);
    expect(whole.head).not.toBe(one.whole.head);
    const { filled: other } = await visit("/jobs?search=email+hidden");
    expect(other.head).not.toBe(one.filled.head);
  });

  test("and each answer carries a nonce of its own, wherever it asks for one", async () => {
    const { visit, ask } = await board();
    await visit("/jobs?search=seo+lead&worldwide=false");
    const answers = ["lead+seo", "seo+leads", "seo+lead+of"].map(async (search) => {
      const answer = await ask(`/jobs?search=${search}&worldwide=false`);
      const nonce = /'nonce-([^']+)'/.exec(
        answer.headers.get("content-security-policy") ?? "",
      )?.[1];
      const carried = [...(await answer.text()).matchAll(/<script nonce="([^"]*)"/g)];
      expect(carried.length).toBeGreaterThan(0);
      expect(new Set(carried.map(([, one]) => one))).toEqual(new Set([nonce]));
      return nonce;
    });
    expect(new Set(await Promise.all(answers)).size).toBe(answers.length);
  });
});
