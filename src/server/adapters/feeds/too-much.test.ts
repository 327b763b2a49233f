import { expect, test } from "vitest";
import type { FeedKind } from "#domain/feeds/kinds.ts";
import { testClock } from "#tests/support/clock.ts";
import { feedsClient } from "./client.ts";

const address = "https://jobs.example/feed";
const noMarks = { etag: null, lastModified: null };

/** What becomes of an answer that says this. */
async function reading(kind: FeedKind, said: string): Promise<string | undefined> {
  const body = new TextEncoder().encode(said);
  const ask = () => Promise.resolve({ status: 200, headers: new Headers(), body, address });
  const feeds = feedsClient({ web: { ask }, clock: testClock(), appUrl: "https://kwela.example" });
  const { signal } = new AbortController();
  return feeds.read({ kind, board: "acme", address }, noMarks, signal).then(
    () => "read",
    (error: unknown) => (error as { trouble?: string }).trouble,
  );
}

const rss = (inside: string): string => `<rss><channel>${inside}</channel></rss>`;
const tags = Array.from({ length: 300_000 }, (_, at) => `<t${at}>1</t${at}>`).join("");

/** Nine megabytes each, which our web lets through. To read them takes up to half a minute, in which nobody else is answered. */
test.each<[string, FeedKind, string]>([
  ["items with nothing in them", "rss", rss("<item/>".repeat(1_200_000))],
  ["tags of ever new names", "rss", rss(`<item>${tags}</item>`)],
  ["attributes", "rss", rss(`<item ${"a='1' ".repeat(1_400_000)}/>`)],
  ["attributes in many tags", "rss", rss(`<item ${"a='1' ".repeat(30)}/>`.repeat(45_000))],
  ["instructions", "rss", rss("<?a?>".repeat(1_500_000))],
  ["brackets", "rss", rss(`<item><title>${"<".repeat(3_000_000)}</title></item>`)],
  ["wrapped nothings", "rss", rss(`<item>${"<![CDATA[]]>".repeat(700_000)}</item>`)],
  ["rows of nothing", "workingnomads", `[${"{},".repeat(3_000_000)}{}]`],
  ["numbers", "workingnomads", `[${"0,".repeat(4_500_000)}0]`],
  ["rows of nothing in an envelope", "greenhouse", `{"jobs":[${"{},".repeat(3_000_000)}{}]}`],
])(
  "an answer of %s is too large, and that is seen before it is read",
  async (_what, kind, said) => {
    expect(await reading(kind, said)).toBe("too-large");
  },
);

test.each<[string, FeedKind, string]>([
  ["lists within lists", "workingnomads", "[".repeat(1_000_000) + "]".repeat(1_000_000)],
  ["tags within tags", "rss", rss(`<item>${"<a>".repeat(9_000)}${"</a>".repeat(9_000)}</item>`)],
])("%s, however deep, harm nobody", async (_what, kind, said) => {
  expect(["read", "truncated", "not-a-feed", "too-large"]).toContain(await reading(kind, said));
});

test("a feed of a thousand long postings is none of that", async () => {
  const text = `<![CDATA[${"<p>We look for <b>somebody</b> who writes.</p>".repeat(60)}]]>`;
  const item = (at: number): string =>
    `<item><title>SEO Lead ${at}</title><guid isPermaLink="false">${at}</guid><link>https://jobs.example/${at}</link>` +
    `<category>Marketing</category><category>SEO</category><region>Anywhere</region><description>${text}</description></item>`;
  const items = Array.from({ length: 1_000 }, (_, at) => item(at)).join("\n");
  expect(await reading("rss", rss(items))).toBe("read");
});
