import { describe, expect, test } from "vitest";
import { freshTables, testApp } from "../../support/test-app.ts";
import { askedOf, letter, toolMember } from "./member.ts";

const database = await freshTables();
const analysis = "/api/premium/cover-letter-analysis";

describe("members side by side", () => {
  test("fifty calls at once: each with its own key, each about its own letter, each result in its own hands", async () => {
    const app = testApp(database);
    const members = await Promise.all(
      Array.from({ length: 25 }, async (_, number) => {
        const member = await toolMember(app);
        const name = `zebra${String(number).padStart(3, "0")}quagga`;
        await member.saveKey(`sk-demo-${name}`);
        return { member, name };
      }),
    );
    const answers = await Promise.all(
      members.flatMap(({ member, name }) =>
        [1, 2].map(async (round) => {
          const coverLetter = `${name} writes letter ${round}. ${letter}`;
          const { status, reply } = await member.post(analysis, { coverLetter });
          return { name, status, reply };
        }),
      ),
    );
    for (const { name, status, reply } of answers) {
      expect(status).toBe(200);
      expect(String(reply["analysis"])).toContain(name);
      expect(
        JSON.stringify(reply)
          .match(/zebra\d{3}quagga/g)
          ?.every((found) => found === name),
      ).toBe(true);
    }
    const asked = askedOf(app);
    expect(asked).toHaveLength(50);
    for (const { authorization, body } of asked) {
      const name = /zebra\d{3}quagga/.exec(authorization ?? "")?.[0];
      const named = new Set(JSON.stringify(body).match(/zebra\d{3}quagga/g));
      expect([...named]).toEqual([name]);
    }
    for (const { member, name } of members) {
      const { reply } = await member.get("/api/premium/documents");
      const titles = (reply["documents"] as { title: string }[]).map(({ title }) => title);
      expect(titles).toHaveLength(2);
      expect(titles.every((title) => title.includes(name))).toBe(true);
    }
  });

  test("a third call of one member waits until one of two is over", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    await member.saveKey("sk-demo-slow-a1b2c3d4");
    const two = [1, 2].map((round) => member.post(analysis, { coverLetter: `${round} ${letter}` }));
    await expect.poll(() => askedOf(app).length).toBe(2);
    const third = await member.post(analysis, { coverLetter: letter });
    expect(third).toMatchObject({ status: 429, reply: { code: "ai_busy" } });
    const { calls } = (await member.get("/api/user/ai-calls")).reply as { calls: { id: number }[] };
    for (const { id } of calls) await member.post(`/api/user/ai-calls/${id}/cancel`);
    await Promise.all(two);
  });
});

describe("the monthly limit", () => {
  test("refuses the next call once it is reached, and counts calls under way with the most they may cost", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    await member.saveKey();
    expect((await member.send("PUT", "/api/user/ai-spending/cap", { capCents: 10 })).status).toBe(
      200,
    );
    expect((await member.post(analysis, { coverLetter: letter })).status).toBe(200);
    await database.executeSql("update ai_calls set cost_micros = 100000");
    const refused = await member.post(analysis, { coverLetter: letter });
    expect(refused).toMatchObject({ status: 409, reply: { code: "ai_cap_reached" } });
    expect(askedOf(app)).toHaveLength(1);
    expect(
      (await member.send("PUT", "/api/user/ai-spending/cap", { capCents: null })).reply["capCents"],
    ).toBeNull();
    expect((await member.post(analysis, { coverLetter: letter })).status).toBe(200);
  });

  test("a new month begins at nothing, at midnight in South Africa", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    await member.saveKey();
    await member.post(analysis, { coverLetter: letter });
    const before = (await member.get("/api/user/ai-spending")).reply;
    expect(before["costMicros"]).toBeGreaterThan(0);
    await database.executeSql("update ai_calls set started_at = started_at - interval '32 days'");
    expect((await member.get("/api/user/ai-spending")).reply).toMatchObject({
      costMicros: 0,
      tools: [],
    });
  });

  test.each([
    { capCents: 9 },
    { capCents: 100_001 },
    { capCents: 10.5 },
    { capCents: "100" },
    {},
    { capCents: 100, more: 1 },
  ])("%j is refused", async (body) => {
    const member = await toolMember(testApp(database));
    expect((await member.send("PUT", "/api/user/ai-spending/cap", body)).status).toBe(400);
  });
});

test("a call whose process is gone is ended, and said to be", async () => {
  const app = testApp(database);
  const member = await toolMember(app);
  await database.executeSql(
    `insert into ai_calls (user_id, tool, prompt, state, started_at) values (${member.user.id}, 'resume', 'x/v1', 'running', $1)`,
    [new Date(app.clock.now().getTime() - 6 * 60_000)],
  );
  await app.runTask("ai-calls-left-behind");
  const { calls } = (await member.get("/api/user/ai-calls")).reply as { calls: object[] };
  expect(calls).toMatchObject([{ state: "failed", failure: "ai_interrupted" }]);
});
