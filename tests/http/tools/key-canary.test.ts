import { expect, test } from "vitest";
import { paths } from "#domain/paths.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import { letter, toolMember, type ToolMember } from "./member.ts";

const database = await freshTables();
const canary = "sk-demo-cAnArY7Tq2Zx9LmW4";
/** Also in the disguises in which it could slip through. */
const disguises = [
  canary,
  btoa(canary),
  encodeURIComponent(canary),
  canary.split("").toReversed().join(""),
];

/** Every place where a key could turn up, with the text that stands there. */
async function everything(app: TestApp, member: ToolMember): Promise<Map<string, string>> {
  const places = new Map<string, string>([["the log", app.logLines.join("\n")]]);
  const addresses = [
    "/api/user",
    "/api/user/openai-key-status",
    "/api/user/ai-spending",
    "/api/user/ai-calls",
    "/api/user/terms",
    "/api/premium/documents",
    "/api/account/export",
    "/metrics",
    paths.home,
    paths.settings,
    paths.coverLetterAnalyzer,
    paths.resumeTemplates,
    paths.outreachScripts,
    paths.documents,
    paths.account,
  ];
  for (const address of addresses) places.set(address, await textAt(member, address));
  const { documents } = (await member.get("/api/premium/documents")).reply as {
    documents: { id: number }[];
  };
  for (const { id } of documents)
    for (const as of ["md", "docx"])
      places.set(
        `document ${id} as ${as}`,
        await textAt(member, `/api/premium/documents/${id}/file?as=${as}`),
      );
  for (const mail of app.mails()) places.set(`mail: ${mail.subject}`, JSON.stringify(mail));
  const { rows } = await database.executeSql(
    "select table_schema as schema, table_name as name from information_schema.tables where table_schema in ('public', 'pgboss')",
  );
  for (const { schema, name } of rows) {
    const table = `"${String(schema)}"."${String(name)}"`;
    const dump = await database.executeSql(`select t::text as row from ${table} t`);
    places.set(`table ${String(name)}`, dump.rows.map(({ row }) => String(row)).join("\n"));
  }
  return places;
}

const textAt = async (member: ToolMember, address: string): Promise<string> => {
  const response = await member.raw(address);
  return `${JSON.stringify([...response.headers])} ${await response.text()}`;
};

const found = (places: ReadonlyMap<string, string>): string[] =>
  [...places]
    .filter(([, text]) => disguises.some((one) => text.includes(one)))
    .map(([place]) => place);

async function busyMember(app: TestApp): Promise<ToolMember> {
  const member = await toolMember(app);
  await member.saveKey(canary);
  await member.post("/api/premium/cover-letter-analysis", { coverLetter: letter });
  await member.stream("/api/premium/cover-letter-analysis/stream", { coverLetter: letter });
  await member.post("/api/premium/resume-template", {
    specialty: "SEO",
    experienceLevel: "Mid Level",
  });
  await member.post("/api/premium/outreach-scripts", {
    target: "saas",
    purpose: "sales",
    role: "SEO lead",
  });
  await member.post("/api/premium/second-reading", {
    text: `We hire anywhere in the world. ${letter}`,
  });
  return member;
}

test("the key is in the header to the provider, and nowhere else", async () => {
  const app = testApp(database);
  const member = await busyMember(app);
  expect(found(await everything(app, member))).toEqual([]);
  const calls = app.services.aiSimulator?.calls ?? [];
  expect(calls.length).toBeGreaterThanOrEqual(6);
  for (const { authorization, headers, body, path } of calls) {
    expect(authorization).toBe(`Bearer ${canary}`);
    const { authorization: _known, ...others } = headers;
    expect(JSON.stringify([others, body, path])).not.toContain(canary);
  }
});

test("nor in what is said when things go wrong", async () => {
  const app = testApp(database);
  const member = await toolMember(app);
  for (const word of ["invalid", "noquota", "ratelimit", "midway", "garbled", "down", "refuse"]) {
    const apiKey = `sk-demo-${word}-${canary.slice(8)}`;
    const saved = await member.post("/api/user/openai-key", { apiKey });
    const asked = await member.post("/api/premium/cover-letter-analysis", { coverLetter: letter });
    expect(JSON.stringify([saved, asked])).not.toContain(canary.slice(8));
  }
  expect(app.logLines.join("\n")).not.toContain(canary.slice(8));
});

test.each([
  ["table documents", `update documents set title = '${canary}'`],
  ["table ai_calls", `update ai_calls set model = '${canary}'`],
  ["/api/user/openai-key-status", `update ai_keys set ending = '${canary}'`],
])("the scan finds a key that was planted in %s", async (place, plant) => {
  const app = testApp(database);
  const member = await busyMember(app);
  await database.executeSql(plant);
  // The watch over every answer would cry out first, so this scan looks through an application that does not know the key.
  const unaware = testApp(database);
  const raw = await unaware.as(member.user);
  const get: ToolMember["get"] = async (path) => {
    const response = await raw(path);
    return { status: response.status, reply: (await response.json()) as Record<string, unknown> };
  };
  const places = await everything(unaware, { ...member, raw, get });
  expect(found(places)).toContain(place);
});

test("deleting the account erases the key, the calls and the documents", async () => {
  const app = testApp(database);
  const member = await busyMember(app);
  await database.executeSql(`delete from users where id = ${member.user.id}`);
  for (const table of ["ai_keys", "ai_calls", "documents", "tool_settings"])
    expect((await database.executeSql(`select * from ${table}`)).rows).toEqual([]);
});
