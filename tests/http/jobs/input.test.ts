import { describe, expect, test } from "vitest";
import { errorReply } from "#contract/errors.ts";
import { jsonBody } from "../../support/sample-api.ts";
import { person } from "../../support/person.ts";
import { freshTables, testApp } from "../../support/test-app.ts";

const database = await freshTables();

async function refusal(response: Response) {
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  return { status: response.status, ...errorReply.parse(await response.json()) };
}

const everything = async (): Promise<unknown> =>
  (
    await database.executeSql(
      "select (select count(*)::int from saved_jobs) as saved, (select count(*)::int from job_reports) as reports, (select count(*)::int from jobs) as jobs",
    )
  ).rows;

describe("A049: an id that is none", () => {
  const ids = [
    "0",
    "-1",
    "1.5",
    "1e3",
    "abc",
    "99999999999999",
    "999999999",
    "1%00",
    "%27%20OR%201=1--",
    "[1]",
    "NaN",
    "null",
    "%F0%9F%90%9D",
    "x".repeat(121),
    "MQ%3D%3D%3D",
  ];

  test.each(ids)("%s leads nowhere and changes nothing", async (id) => {
    const app = testApp(database);
    await app.build.job();
    const user = await app.as(await app.build.user());
    const before = await everything();
    const answers = [
      await user(`/api/jobs/${id}`),
      await user(`/api/jobs/${id}/similar`),
      await user(`/api/jobs/${id}/report`, jsonBody({ kind: "scam" })),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    const saving = await user(
      "/api/jobs/save",
      jsonBody({ jobId: decodeURIComponent(id), title: "", company: "", link: "" }),
    );
    expect([400, 404]).toContain(saving.status);
    const removing = await user(`/api/jobs/saved/${id}`, { method: "DELETE" });
    expect([200, 404]).toContain(removing.status);
    expect(await everything()).toEqual(before);
  });
});

describe("a list that cannot be asked for is a 400 that names the field", () => {
  test.each([
    ["search", "x".repeat(101)],
    ["roleType", "Plumbing"],
    ["roleType", "seo"],
    ["experience", "Ninja"],
    ["salary", "1-2"],
    ["salary", "100%2B%2B"],
    ["worldwide", "1"],
    ["saved", "yes"],
    ["cursor", "!"],
    ["cursor", "x".repeat(61)],
    ["cursor", "AAAA"],
    ["cursor", Buffer.from("-published~9999999999~1").toString("base64url")],
    ["cursor", Buffer.from("-published~-1~1").toString("base64url")],
    ["cursor", Buffer.from("-published~1~soon").toString("base64url")],
    ["cursor", Buffer.from("-published~1~9999999999999").toString("base64url")],
    ["cursor", Buffer.from("published~1~1").toString("base64url")],
  ])("%s=%s", async (name, value) => {
    const { request } = testApp(database);
    const refused = await refusal(await request(`/api/jobs?${name}=${value}`));
    expect(refused).toMatchObject({ status: 400, code: "invalid_input" });
    expect(Object.keys(refused.fields ?? {})).toEqual([name]);
  });

  test("a NUL is no letter of any search", async () => {
    const { request } = testApp(database);
    expect(await refusal(await request("/api/jobs?search=a%00b"))).toMatchObject({
      status: 400,
      code: "malformed_request",
    });
  });

  test("the furthest cursor there can be is the end of the list", async () => {
    const { request } = testApp(database);
    for (const text of ["-published~1~0", "-published~999999999~Infinity"]) {
      const cursor = Buffer.from(text).toString("base64url");
      expect((await request(`/api/jobs?cursor=${cursor}`)).status).toBe(200);
    }
  });
});

test("A122: what is sent is never sent back as markup", async () => {
  const app = testApp(database);
  const attack = encodeURIComponent('"><svg onload=alert(1)>');
  for (const path of [
    `/api/jobs?search=${attack}`,
    `/api/jobs?salary=${attack}`,
    `/api/jobs/${attack}`,
  ]) {
    const response = await app.request(path);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await response.text()).not.toContain("svg");
  }
});

describe("saving", () => {
  const fine = { jobId: "1", title: "", company: "", link: "" };
  test.each<[string, unknown, string]>([
    ["no id", { ...fine, jobId: undefined }, "jobId"],
    ["an id that is a number", { ...fine, jobId: 1 }, "jobId"],
    ["an empty id", { ...fine, jobId: "" }, "jobId"],
    ["an id that is too long", { ...fine, jobId: "1".repeat(121) }, "jobId"],
    ["a title that is too long", { ...fine, title: "x".repeat(501) }, "title"],
    ["a link that is a list", { ...fine, link: [] }, "link"],
  ])("with %s is a 400 that names the field", async (_, body, field) => {
    const app = testApp(database);
    const user = await app.as(await app.build.user());
    const refused = await refusal(await user("/api/jobs/save", jsonBody(body)));
    expect(refused).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
  });

  test("with a NUL is a 400", async () => {
    const app = testApp(database);
    const user = await app.as(await app.build.user());
    const refused = await refusal(await user("/api/jobs/save", jsonBody({ ...fine, title: "\0" })));
    expect(refused.status).toBe(400);
  });
});

describe("reporting a job", () => {
  test("keeps what was said, and who said it if they are signed in", async () => {
    const app = testApp(database);
    const { id } = await app.build.job();
    const row = await app.build.user();
    const user = await app.as(row);
    const path = `/api/jobs/seo-manager-${id}/report`;
    expect((await app.request(path, jsonBody({ kind: "closed" }))).status).toBe(200);
    const said = { kind: "scam", note: "  Asks for a fee. <b>Beware</b>  " };
    expect((await user(path, jsonBody(said))).status).toBe(200);
    const { rows } = await database.executeSql(
      "select job_id, kind, note, user_id from job_reports order by id",
    );
    expect(rows).toEqual([
      { job_id: id, kind: "closed", note: "", user_id: null },
      { job_id: id, kind: "scam", note: "Asks for a fee. <b>Beware</b>", user_id: row.id },
    ]);
  });

  test.each<[string, unknown, string]>([
    ["an unknown kind", { kind: "boring" }, "kind"],
    ["no kind", {}, "kind"],
    ["a note that is too long", { kind: "other", note: "x".repeat(1001) }, "note"],
    ["a note that is a number", { kind: "other", note: 5 }, "note"],
  ])("with %s is a 400 that names the field", async (_, body, field) => {
    const app = testApp(database);
    const { id } = await app.build.job();
    const refused = await refusal(await app.request(`/api/jobs/${id}/report`, jsonBody(body)));
    expect(refused).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
  });

  const reportsOf = async () =>
    (await database.executeSql("select kind, note, user_id from job_reports order by id")).rows;

  test("the same of the same job is one report, and they are told that we have it", async () => {
    const app = testApp(database);
    const { id } = await app.build.job();
    const user = await app.build.user();
    const send = await app.as(user);
    const report = async (said: object) =>
      (await send(`/api/jobs/${id}/report`, jsonBody(said))).json();
    const answers = await Promise.all([1, 2, 3].map(() => report({ kind: "scam" })));
    expect(answers.filter((answer) => (answer as { isNew: boolean }).isNew)).toHaveLength(1);
    // What they say later stands in the report that waits, unless something stands there.
    expect(await report({ kind: "scam", note: "Asks for a fee." })).toEqual({
      ok: true,
      isNew: false,
    });
    await report({ kind: "scam", note: "Asks again." });
    expect(await report({ kind: "pay-wrong" })).toEqual({ ok: true, isNew: true });
    expect(await reportsOf()).toEqual([
      { kind: "scam", note: "Asks for a fee.", user_id: user.id },
      { kind: "pay-wrong", note: "", user_id: user.id },
    ]);
  });

  test("the same words of visitors wait once, and nobody hears that they were not the first", async () => {
    const app = testApp(database);
    const { id } = await app.build.job();
    const report = async (said: object) =>
      (await app.request(`/api/jobs/${id}/report`, jsonBody(said))).json();
    const [fee, other] = [
      { kind: "scam", note: "Asks for a fee." },
      { kind: "scam", note: "They never answer." },
    ];
    for (const answer of await Promise.all(
      [fee, other, ...Array.from({ length: 8 }, () => fee)].map(report),
    ))
      expect(answer).toEqual({ ok: true, isNew: true });
    expect((await reportsOf()).map(({ note }) => String(note)).toSorted()).toEqual([
      fee.note,
      other.note,
    ]);
  });

  test("after it was dealt with, the same can be reported again, and by somebody else always", async () => {
    const app = testApp(database);
    const { id } = await app.build.job();
    const [first, second] = [
      await app.as(await app.build.user()),
      await app.as(await app.build.user()),
    ];
    const report = async (send: typeof first) =>
      (await send(`/api/jobs/${id}/report`, jsonBody({ kind: "scam" }))).json();
    expect(await report(first)).toMatchObject({ isNew: true });
    expect(await report(second)).toMatchObject({ isNew: true });
    await database.executeSql(
      "update job_reports set handled_at = created_at, outcome = 'dismissed' where job_id = " + id,
    );
    expect(await report(first)).toMatchObject({ isNew: true });
    expect(await reportsOf()).toHaveLength(3);
  });

  test("is for jobs one may open, and ten times an hour", async () => {
    const app = testApp(database);
    const secret = await app.build.premiumJob();
    const draft = await app.build.job({ status: "draft" });
    const { id } = await app.build.job({ status: "closed", closedAt: app.clock.now() });
    const reader = person(app);
    await reader.get("/api/jobs");
    const report = async (job: number) =>
      (await reader.post(`/api/jobs/${job}/report`, { kind: "other" })).status;
    expect([await report(secret.id), await report(draft.id)]).toEqual([403, 404]);
    for (let count = 0; count < 8; count += 1) expect(await report(id)).toBe(200);
    expect(await report(id)).toBe(429);
  });

  test("is twenty times an hour for all of one address who come without a cookie of ours", async () => {
    const app = testApp(database);
    const { id } = await app.build.job();
    const report = async (at: number) =>
      (await app.request(`/api/jobs/${id}/report`, jsonBody({ kind: "other", note: `No ${at}` })))
        .status;
    for (let count = 0; count < 20; count += 1) expect(await report(count)).toBe(200);
    expect(await report(20)).toBe(429);
  });
});
