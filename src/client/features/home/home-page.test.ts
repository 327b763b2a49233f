import { expect, test } from "vitest";
import { renderer } from "#client/entry-server.tsx";
import type { ApiFetch } from "#contract/page.ts";
import { textOf } from "#tests/support/pieces.ts";

const nothingOpen = {
  jobs: [],
  teasers: [],
  total: 0,
  totalIsCapped: false,
  visible: 0,
  nextCursor: null,
  facets: { roleType: {}, experience: {}, salary: {} },
  facetsAreAtLeast: false,
};

const nothingCounted = {
  listings: 0,
  pay: null,
  experience: {},
  engagement: {},
  hours: {},
  quotes: [],
};

async function landingPage(answer: Response) {
  const fetchApi: ApiFetch = (path) =>
    Promise.resolve(path.startsWith("/api/jobs") ? answer : Response.json(nothingCounted));
  const site = {
    isDemo: false,
    appUrl: "http://localhost",
    supportEmail: "help@kwela.example",
    checkoutScript: null,
  };
  const url = "http://localhost/";
  const page = await renderer.render({ url, viewer: null, fetchApi, site, returned: null });
  if (page.kind !== "page") throw new Error("The landing page led elsewhere");
  return { ...page, html: textOf(page.html) };
}

const figuresIn = (html: string) =>
  [...html.matchAll(/<dd[^>]*>([^<]*)<\/dd>/g)].map(([, figure]) => figure);

test("a day without open jobs says so, and what to do meanwhile; its figures are marked as samples", async () => {
  const page = await landingPage(Response.json(nothingOpen));
  expect(page.html).toContain("Nothing open today");
  expect(page.html).toContain("Check any post");
  expect(figuresIn(page.html)).toEqual(["47", "128", "$1,000+"]);
  expect(page.html.match(/>Sample</g)).toHaveLength(3);
  expect(page.cacheTopics).toEqual(["jobs"]);
});

test("when the jobs cannot be fetched the rest of the page stands, and nobody gets that page from the cache", async () => {
  const page = await landingPage(Response.json({ message: "Out of order" }, { status: 503 }));
  expect(page.status).toBe(200);
  expect(page.html).toContain("Failed to load opportunity listings. Please try again later.");
  expect(page.html).toContain("$5K/month");
  expect(page.cacheTopics).toBeNull();
});
