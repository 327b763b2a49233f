import mammoth from "mammoth";
import { describe, expect, test } from "vitest";
import { freshTables, testApp } from "../../../support/test-app.ts";
import { letter, toolMember, type ToolMember } from "../member.ts";
import { keptOutreach, keptResume, pathOf } from "./kept.ts";

const database = await freshTables();

const fileOf = (member: ToolMember, id: number, as: string): Promise<Response> =>
  member.raw(`${pathOf(id)}/file?as=${as}`);

async function wordOf(member: ToolMember, id: number) {
  const response = await fileOf(member, id, "docx");
  expect(response.status).toBe(200);
  const buffer = Buffer.from(await response.arrayBuffer());
  const [{ value: html }, { value: text }] = [
    await mammoth.convertToHtml({ buffer }),
    await mammoth.extractRawText({ buffer }),
  ];
  return { response, html, text };
}

const markdownOf = async (member: ToolMember, id: number): Promise<string> =>
  (await fileOf(member, id, "md")).text();

async function analysedLetter(member: ToolMember, coverLetter = letter): Promise<number> {
  await member.saveKey();
  const { reply } = await member.post("/api/premium/cover-letter-analysis", { coverLetter });
  return Number(reply["documentId"]);
}

describe("the name of a file", () => {
  test.each([
    ["Letter: Yoco, 2nd try!", "letter-yoco-2nd-try"],
    ["Café «Ü» & Söhne", "cafe-u-sohne"],
    ["../../etc/passwd", "etc-passwd"],
    ['a"b\r\nSet-Cookie: x', "a-b-set-cookie-x"],
    ["履歴書", "document"],
    ["…", "document"],
    ["x".repeat(120), "x".repeat(80)],
  ])("of %j is plain", async (title, name) => {
    const member = await toolMember(testApp(database));
    const { id, version } = await keptResume(member);
    await member.send("PATCH", pathOf(id), { title, version });
    for (const ending of ["md", "docx"]) {
      const disposition = (await fileOf(member, id, ending)).headers.get("content-disposition");
      expect(disposition).toBe(`attachment; filename="${name}.${ending}"`);
    }
  });

  test("and nothing is a file but Markdown and Word", async () => {
    const member = await toolMember(testApp(database));
    const { id } = await keptResume(member);
    for (const query of ["?as=pdf", "?as=", ""])
      expect((await member.get(`${pathOf(id)}/file${query}`)).reply["code"], query).toBe(
        "invalid_input",
      );
  });
});

describe("as Markdown", () => {
  test("a document has its name, its sections and its lists", async () => {
    const member = await toolMember(testApp(database));
    const { id, content } = await keptResume(member);
    const text = await markdownOf(member, id);
    expect(text).toMatch(/^# Resume: SEO, Mid Level\n\n## Professional Summary\n\n\S/);
    expect(text.match(/^## .*$/gm)).toEqual([
      "## Professional Summary",
      "## Key Skills",
      "## Experience Bullet Points",
      "## Key Achievements",
      "## Expert Recommendations",
    ]);
    const skills = content.tool === "resume" ? content.result.skills : [];
    expect(text).toContain(`\n- ${skills[0]}\n- ${skills[1]}\n`);
  });

  test("what the AI added is marked, and said at the top", async () => {
    const member = await toolMember(testApp(database));
    const text = await markdownOf(member, await analysedLetter(member));
    expect(text).toMatch(/^> .*"not in your text"/m);
    expect(text).toContain("** (not in your text)");
    expect(text).toMatch(/\n\nScore: \d+\/100\n\n/);
  });

  test("nothing that was typed becomes a heading, a list, a link, code or HTML", async () => {
    const member = await toolMember(testApp(database));
    const role = "SEO <script>x</script>";
    const context = [
      "[link](https://evil.example) ![i](x)",
      "# heading",
      "---",
      "===",
      "- item",
      "1) item",
      "2. item",
      "    code",
      "```",
      "> quote",
      "a | b",
      "&lt;",
    ].join("\n");
    const { id } = await keptOutreach(member, { role, context, channel: "email" });
    const text = await markdownOf(member, id);
    const own = text.split("\n").filter((line) => !/^(## |# |\d\. |> )/.test(line));
    expect(own.join("\n")).not.toMatch(/^\s*(#|-|\+|=|>|```|~~~|\d+[.)]\s| {4})/m);
    expect(text).not.toMatch(/(^|[^\\])[<[|`]/m);
    expect(text.match(/^## .*$/gm)).toEqual([
      "## Email Subject",
      "## Email Body",
      "## Follow-up Message",
      "## Outreach Tips",
    ]);
    expect(text).toContain("\\[link\\](https://evil.example)");
  });
});

describe("as Word", () => {
  test("a document reads back as it was: headings, paragraphs and lists", async () => {
    const member = await toolMember(testApp(database));
    const { id, content } = await keptResume(member);
    const { html, response } = await wordOf(member, id);
    expect(response.headers.get("content-type")).toBe(
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    );
    expect(html).toMatch(
      /^<h1>Resume: SEO, Mid Level<\/h1><h2>Professional Summary<\/h2>|^<p>Resume: SEO, Mid Level<\/p><h2>Professional Summary<\/h2>/,
    );
    const skills = content.tool === "resume" ? content.result.skills : [];
    expect(html).toContain(`<li>${skills[0]}</li><li>${skills[1]}</li>`);
  });

  test("tips are numbered, and lines stay lines", async () => {
    const member = await toolMember(testApp(database));
    const { id, content } = await keptOutreach(member, { channel: "email" });
    const { html } = await wordOf(member, id);
    expect(html).toMatch(/<h2>Outreach Tips<\/h2><ol><li>/);
    const body = content.tool === "outreach" ? (content.result.emailBody ?? "") : "";
    expect(html.match(/<br \/>/g)?.length).toBeGreaterThanOrEqual(body.split("\n").length - 1);
  });

  test("what the AI added is marked, and said at the top", async () => {
    const member = await toolMember(testApp(database));
    const { html, text } = await wordOf(member, await analysedLetter(member));
    expect(text).toMatch(/passages? (is|are) marked "not in your text"/);
    expect(html).toContain("<em> (not in your text)</em>");
  });

  test("opens whatever signs were typed", async () => {
    const member = await toolMember(testApp(database));
    const odd = "A \u0001\u000B\u001F\uFFFF & <b> 👩🏽‍💻 \uD83D ]]> \u202Eabc";
    const { id } = await keptOutreach(member, { context: odd });
    const { text } = await wordOf(member, id);
    expect(text).toContain("& <b> 👩🏽‍💻");
    // oxlint-disable-next-line no-control-regex -- What no such file may hold.
    expect(text).not.toMatch(/[\u0001\u000B\u001F\uFFFF]/);
  });
});
