import { describe, expect, test } from "vitest";
import { textOf } from "#domain/guides/content-pieces.ts";
import { hostileHtml, strangeTagsIn } from "../../support/hostile/html.ts";
import { freshTables, testApp } from "../../support/test-app.ts";
import { pathOf } from "../guides/strategies.ts";
import { toolMember } from "../tools/member.ts";

const database = await freshTables();
const path = "/api/admin/growth-strategies";

const good = {
  title: "Answer first",
  description: "Be the first to answer.",
  category: "LinkedIn",
  content: "<p>Good</p>",
  steps: null,
  icon: null,
  position: null,
  isActive: true,
};

test("A110: there are enough of them", () => {
  expect(Object.keys(hostileHtml).length).toBeGreaterThanOrEqual(60);
});

test("A110: no hostile content is stored or shown as it was sent, and what is shown is what is stored", async () => {
  const app = testApp(database);
  const boss = await toolMember(app, { isAdmin: true });
  for (const [name, html] of Object.entries(hostileHtml)) {
    // So that nobody is asked to slow down.
    app.clock.advance(60_000);
    const { status, reply } = await boss.post(path, { ...good, content: `<p>Good</p>${html}` });
    expect({ name, status }).toEqual({ name, status: 200 });
    const content = String(reply["content"]);
    expect({ name, strange: strangeTagsIn(content) }).toEqual({ name, strange: [] });
    expect({ name, text: textOf(content).startsWith("Good") }).toEqual({ name, text: true });
    const preview = await boss.post(`${path}/preview`, { content: `<p>Good</p>${html}` });
    expect({ name, preview: preview.reply["content"] }).toEqual({ name, preview: content });
    // Sent again, it is what it was: nothing unfolds at the second washing.
    const again = await boss.post(`${path}/preview`, { content });
    expect({ name, again: again.reply["content"] }).toEqual({ name, again: content });
    const shown = await boss.get(pathOf(Number(reply["id"])));
    expect({ name, shown: shown.reply["content"] }).toEqual({ name, shown: content });
  }
});

test("A110: a change goes the same way as a new one", async () => {
  const app = testApp(database);
  const boss = await toolMember(app, { isAdmin: true });
  const { reply } = await boss.post(path, good);
  const id = Number(reply["id"]);
  for (const html of Object.values(hostileHtml)) {
    app.clock.advance(60_000);
    const { reply: after } = await boss.send("PUT", `${path}/${id}`, {
      ...good,
      content: `<p>Good</p>${html}`,
    });
    expect(strangeTagsIn(String(after["content"]))).toEqual([]);
  }
});

describe("links", () => {
  test("A118: lead by http, https or mail, or nowhere", async () => {
    const boss = await toolMember(testApp(database), { isAdmin: true });
    const hrefOf = async (href: string): Promise<string | undefined> => {
      const content = `<p><a href="${href}">x</a></p>`;
      const { reply } = await boss.post(`${path}/preview`, { content });
      return /href="([^"]*)"/.exec(String(reply["content"]))?.[1];
    };
    for (const href of ["https://example.com/a?b=1", "http://example.com", "mailto:a@example.com"])
      expect(await hrefOf(href)).toBe(href);
    for (const href of [
      "javascript:hit()",
      "JaVaScRiPt:hit()",
      " javascript:hit()",
      "java\nscript:hit()",
      "data:text/html,x",
      "vbscript:hit()",
      "file:///etc/passwd",
      "blob:https://evil.example/1",
      "//evil.example",
      "ftp://evil.example",
    ])
      expect({ href, kept: (await hrefOf(href)) ?? "" }).toEqual({ href, kept: "" });
  });

  test("A114: open a page that gets no hold of ours", async () => {
    const boss = await toolMember(testApp(database), { isAdmin: true });
    const content = '<p><a href="https://example.com" target="_self" rel="opener">x</a></p>';
    const { reply } = await boss.post(`${path}/preview`, { content });
    expect(reply["content"]).toBe(
      '<p><a href="https://example.com" target="_blank" rel="noopener noreferrer">x</a></p>',
    );
  });
});

test("A111: what got into the database by another way is inert when it is shown", async () => {
  const boss = await toolMember(testApp(database), { isAdmin: true });
  const payloads = Object.entries(hostileHtml);
  for (const [name, html] of payloads)
    await database.executeSql(
      `insert into growth_strategies (title, description, category, content, created_at, updated_at)
       values ($1, 'x', 'x', $2, now(), now())`,
      [name, `<p>Good</p>${html}`],
    );
  const shown = (await (await boss.raw("/api/premium/growth-strategies")).json()) as {
    readonly id: number;
    readonly title: string;
    readonly content: string;
  }[];
  expect(shown).toHaveLength(payloads.length);
  for (const { title, content } of shown)
    expect({ title, strange: strangeTagsIn(content) }).toEqual({ title, strange: [] });
  // The page has no other source.
  const [first] = shown;
  const page = await (await boss.raw(`/growth-gallery/${first?.id}`)).text();
  expect(page).toContain("<p>Good</p>");
  expect(page).not.toContain(hostileHtml[first?.title ?? ""]);
});

test("A112: good markup survives", async () => {
  const boss = await toolMember(testApp(database), { isAdmin: true });
  const content =
    "<h2>What</h2><h3>When</h3><h4>Early</h4><p>A <strong>strong</strong> and <em>quiet</em> <code>word</code>.</p>" +
    "<ul><li>One</li></ul><ol><li><p>Two</p></li></ol><blockquote><p>Said</p></blockquote><pre>Hello {name}</pre>" +
    '<p><a href="https://example.com/a?b=1" target="_blank" rel="noopener noreferrer">Read on</a></p>' +
    "<table><thead><tr><th>Day</th></tr></thead><tbody><tr><td>Monday</td></tr></tbody></table>";
  const { reply } = await boss.post(path, { ...good, content });
  expect(reply["content"]).toBe(content);
  const shown = await boss.get(pathOf(Number(reply["id"])));
  expect(shown.reply["content"]).toBe(content);
});

test("A116: a hostile title is text in the page of the desk and of the gallery", async () => {
  const app = testApp(database);
  const boss = await toolMember(app, { isAdmin: true });
  const hostile = `"><img src=x onerror=hit()>'</script><script>hit()</script>`;
  const { reply } = await boss.post(path, { ...good, title: hostile, category: "<b>x</b>" });
  for (const page of ["/admin/growth-strategies", `/growth-gallery/${String(reply["id"])}`]) {
    const html = await (await boss.raw(page)).text();
    expect(html).toContain("onerror=hit()");
    expect(html).not.toContain("<img src=x");
    expect(html).not.toContain("<script>hit()");
    expect(html).not.toContain("<b>x</b>");
  }
});
