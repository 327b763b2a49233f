import { describe, expect, test } from "vitest";
import { freshTables, testApp } from "../../support/test-app.ts";

const database = await freshTables();

const whereTo = (response: Response) => [response.status, response.headers.get("location")];
const inBase64 = (id: number) => encodeURIComponent(Buffer.from(String(id)).toString("base64"));

describe("the page of a job", () => {
  test("has one address, and every other form of it leads there for good", async () => {
    const app = testApp(database);
    const { id } = await app.build.job({ title: "SEO & Content Lead" });
    const path = `/jobs/seo-content-lead-${id}`;
    for (const form of [id, inBase64(id), `an-old-title-${id}`]) {
      expect(whereTo(await app.request(`/jobs/${form}?ref=x`))).toEqual([308, `${path}?ref=x`]);
    }
    const response = await app.request(path);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text).toContain(`<link rel="canonical" href="http://localhost:3000${path}">`);
    expect(text).toMatch(/<h1[^>]*>SEO &amp; Content Lead<\/h1>/);
    expect(text).not.toContain(" style=");
    expect(text).toMatch(
      /<a (?=[^>]*"chip-link")(?=[^>]*href="\/jobs\/role\/[a-z-]+")[^>]*>[A-Z][^<]*<\/a>/,
    );
  });

  test("splits its text where a line is blank, and shows mark-up as text", async () => {
    const app = testApp(database);
    const { id } = await app.build.job({
      title: "Writer",
      description: "We hire anywhere in the world.\n\n<b onclick=alert(1)>Bold</b>",
    });
    const text = await (await app.request(`/jobs/writer-${id}`)).text();
    expect(text).toMatch(/We hire anywhere in the world\.<\/p><p[^>]*>&lt;b onclick/);
    expect(text).not.toContain("<b onclick");
  });

  test("of a premium job is the prices for everybody else, and nothing of it is told", async () => {
    const app = testApp(database);
    const { id } = await app.build.premiumJob({ title: "Canary Growth Lead", company: "Canary" });
    const free = await app.as(await app.build.user());
    for (const send of [(path: string) => app.request(path), free]) {
      for (const form of [`canary-growth-lead-${id}`, id, inBase64(id)]) {
        const response = await send(`/jobs/${form}`);
        expect(whereTo(response)).toEqual([302, "/pricing?notice=premium-feature"]);
        expect(await response.text()).not.toContain("Canary");
      }
      expect(await (await send("/jobs")).text()).not.toMatch(/Canary|canary-growth/);
    }
    const premium = await app.as(await app.build.premiumUser());
    expect((await premium(`/jobs/canary-growth-lead-${id}`)).status).toBe(200);
    expect(await (await premium("/jobs")).text()).toContain("Canary Growth Lead");
  });

  test("that has closed is gone, says so, and leads to others like it", async () => {
    const app = testApp(database);
    const { id } = await app.build.job({
      title: "Old SEO Lead",
      status: "closed",
      closedAt: app.clock.now(),
    });
    await app.build.job({ title: "New SEO Lead" });
    const response = await app.request(`/jobs/old-seo-lead-${id}`);
    const text = await response.text();
    expect(response.status).toBe(410);
    expect(text).toContain("This job has closed");
    expect(text).toMatch(/Similar Jobs.*New SEO Lead/s);
    expect(text).toContain('content="noindex"');
    expect(text).not.toContain("Apply Now");
    expect(text).not.toContain("JobPosting");
  });

  test("is not there any more thirty days after it closed", async () => {
    const app = testApp(database);
    const closed = { status: "closed", closedAt: app.clock.now() } as const;
    const { id } = await app.build.job({ title: "Old SEO Lead", ...closed });
    const dayMs = 24 * 60 * 60 * 1000;
    app.clock.advance(30 * dayMs - 1);
    expect((await app.request(`/api/jobs/${id}`)).status).toBe(410);
    expect((await app.request(`/api/jobs/${id}/similar`)).status).toBe(200);
    app.clock.advance(1);
    expect((await app.request(`/api/jobs/${id}`)).status).toBe(404);
    expect((await app.request(`/api/jobs/${id}/similar`)).status).toBe(404);
    const page = await app.request(`/jobs/old-seo-lead-${id}`);
    expect([page.status, await page.text()]).toEqual([404, expect.not.stringContaining("Old SEO")]);
  });

  test.each(["no-such-job-999999", "nonsense", "%2e%2e%2fadmin", "-1", "saved", "save"])(
    "is not there for %s, and says so in the spec's words",
    async (form) => {
      const app = testApp(database);
      for (const send of [app.request, await app.as(await app.build.user())]) {
        const response = await send(`/jobs/${form}`);
        expect(response.status).toBe(404);
        expect(await response.text()).toContain("Failed to load job details");
      }
    },
  );
});

describe("the list", () => {
  test("is whole without scripts: a form that asks for an address, and a link to the next page", async () => {
    const app = testApp(database);
    for (let count = 0; count < 21; count += 1) await app.build.job({ title: `Job ${count}` });
    const text = await (await app.request("/jobs")).text();
    expect(text).toMatch(/<form[^>]*action="\/jobs"[^>]*method="get"/);
    const [, next = ""] = /href="(\/jobs\?cursor=[\w-]+)"/.exec(text) ?? [];
    const second = await (await app.request(next)).text();
    expect(second).toContain("Back to the newest jobs");
    expect(text).not.toContain(" style=");
  });

  test("shows what was asked for in its fields, as text and never as markup", async () => {
    const app = testApp(database);
    const text = await (await app.request("/jobs?search=%22%3E%3Csvg%20onload%3D1%3E")).text();
    expect(text).not.toContain("<svg onload");
    expect(text).toContain("No jobs found");
  });

  test.each(["R50k", "$5000", "seo 60k"])(
    "leads from %s in words to the salaries",
    async (search) => {
      const app = testApp(database);
      const page = async (text: string) =>
        (await app.request(`/jobs?${new URLSearchParams({ search: text })}`)).text();
      expect(await page(search)).toContain("choose a salary instead");
      expect(await page("plumber 2")).not.toContain("choose a salary instead");
    },
  );

  test("of saved jobs asks a visitor to sign in, and stays out of search engines", async () => {
    const app = testApp(database);
    const text = await (await app.request("/jobs?saved=true")).text();
    expect(text).toContain("Sign in to see your saved jobs");
    expect(text).toContain('content="noindex"');
  });
});

describe("a card", () => {
  const search = (text: string) => `/jobs?${new URLSearchParams({ search: text }).toString()}`;

  test("leads back to the very list it stands on, however often it was drawn", async () => {
    const app = testApp(database);
    const { id } = await app.build.job({ title: "Lighthouse Writer" });
    for (const text of ["lighthouse", "writer", `lighthouse & "writer'`, "lighthouse writer"]) {
      const path = `${search(text)}&worldwide=false`;
      const page = await (await app.request(path)).text();
      const next = /name="next" value="([^"]*)"/.exec(page)?.[1] ?? "";
      expect(next.replaceAll("&amp;", "&").replaceAll("&#39;", "'"), text).toBe(path);
      expect(page.match(/<article /g), text).toHaveLength(1);
      expect(page.includes(`form="saving" value="${id}"`), text).toBe(true);
    }
  });

  test("says what the job says now, as soon as it has changed", async () => {
    const app = testApp(database);
    await app.build.job({ title: "Lighthouse Writer", company: "Fathom" });
    expect(await (await app.request(search("lighthouse"))).text()).toContain("Fathom");
    await database.executeSql("update jobs set company = 'Fairlead', title = 'Lighthouse Cook'");
    await database.changes.announce("jobs");
    for (const text of ["lighthouse", "cook"]) {
      const page = await (await app.request(search(text))).text();
      expect(page, text).toMatch(/<h2[^>]*><a[^>]*>Lighthouse Cook<\/a>/);
      expect(page, text).toContain("Fairlead");
      expect(page, text).not.toMatch(/Fathom|Lighthouse Writer/);
    }
  });

  test("is each member's own", async () => {
    const app = testApp(database);
    const job = await app.build.job({ title: "Lighthouse Writer" });
    const member = await app.as(await app.build.user());
    const cardFor = async (send: (path: string) => Promise<Response>) =>
      /aria-label="(Saved?): Lighthouse Writer"/.exec(
        await (await send(search("lighthouse"))).text(),
      )?.[1];
    expect(await cardFor(app.request)).toBe("Save");
    await member("/api/jobs/save", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jobId: String(job.id), title: "", company: "", link: "" }),
    });
    expect(await cardFor(member)).toBe("Saved");
    app.clock.advance(60_000);
    expect(await cardFor(app.request)).toBe("Save");
  });
});
