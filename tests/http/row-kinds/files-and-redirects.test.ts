import { describe, expect, test } from "vitest";
import { createApi } from "#client/api.ts";
import { jsonBody, sampleApi, type sampleRows } from "../../support/sample-api.ts";
import { freshTables } from "../../support/test-app.ts";
import { headersOf } from "./asking.ts";

const database = await freshTables();

async function asPremium() {
  const api = sampleApi(database);
  const own = await headersOf("premium", api, database);
  const ask = (path: string, init: RequestInit = {}) =>
    api.request(path, { ...init, headers: { ...(init.headers as object), ...own } });
  return { ...api, own, ask };
}

const noteAs = (name: string, ending: string): RequestInit => jsonBody({ name, ending });

describe("a file", () => {
  test("comes under the name its row gives it, with its type, and is not kept by anybody in between", async () => {
    const { ask } = await asPremium();
    const response = await ask("/api/notes-as-file");
    expect(await response.text()).toBe("id,title\n1,One\n2,Two\n");
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="notes.csv"');
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });

  test("comes under a name of the handler's, in bytes, and is shown in place where the row says so", async () => {
    const { ask } = await asPremium();
    const response = await ask("/api/notes/1/as", noteAs("note", "png"));
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("content-disposition")).toBe('inline; filename="note.png"');
  });

  test.each([
    ['My "best"\r\nSet-Cookie: a=b', 'filename="My _best___Set-Cookie: a=b.ics"'],
    ["../../etc/passwd", 'filename=".._.._etc_passwd.ics"'],
    ["Thabo’s çv", `filename="Thabo_s _v.ics"; filename*=UTF-8''Thabo%E2%80%99s%20%C3%A7v.ics`],
  ])("with %j in its name stays one plain header", async (name, expected) => {
    const { ask } = await asPremium();
    const response = await ask("/api/notes/1/as", noteAs(name, "ics"));
    expect(response.headers.get("content-disposition")).toBe(`inline; ${expected}`);
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  test("of a kind that its row does not name is not sent", async () => {
    const { ask } = await asPremium();
    expect((await ask("/api/notes/1/as", noteAs("note", "txt"))).status).toBe(500);
  });

  test("that fails before its first piece is refused as usual", async () => {
    const { ask } = await asPremium();
    const response = await ask("/api/notes-as-file?breaks=before");
    expect(response.status).toBe(410);
    expect(await response.json()).toMatchObject({ code: "job_closed" });
  });

  test("that fails later breaks off, so that nobody takes it for the whole, and the log says why", async () => {
    const { ask, logLines } = await asPremium();
    const response = await ask("/api/notes-as-file?breaks=later");
    await expect(response.text()).rejects.toThrow();
    expect(logLines.join("")).toMatch(/an answer broke off.*The table is gone/s);
  });

  test("is asked for without its bytes by HEAD", async () => {
    const { ask } = await asPremium();
    const response = await ask("/api/notes-as-file?breaks=before", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-disposition")).toContain("notes.csv");
  });

  test("is linked to by the client by its row", async () => {
    const { ask } = await asPremium();
    const client = createApi<typeof sampleRows>((path, init) => ask(path, init));
    expect(client.link("/api/notes-as-file", { query: { breaks: "later" } })).toBe(
      "/api/notes-as-file?breaks=later",
    );
  });
});

describe("a redirect", () => {
  const leadTo = async (to: string) => {
    const { ask } = await asPremium();
    const response = await ask(`/api/lead-on?to=${encodeURIComponent(to)}`);
    return { status: response.status, to: response.headers.get("location") };
  };

  test.each([
    ["/jobs?search=seo#first", "/jobs?search=seo#first"],
    ["https://print.example/order?id=1", "https://print.example/order?id=1"],
  ])("leads to %s", async (asked, to) => {
    expect(await leadTo(asked)).toEqual({ status: 303, to });
  });

  test.each([
    "//evil.test/",
    "/\\evil.test",
    "/.//evil.test",
    "https://evil.test/",
    "http://print.example/",
    "https://print.example.evil.test/",
    "https://print.example@evil.test/",
    "https://user:word@print.example/",
    "javascript:alert(1)",
    "data:text/html,hello",
  ])("leads to no place that its row does not name: %s", async (asked) => {
    expect(await leadTo(asked)).toEqual({ status: 500, to: null });
  });
});

test("a PATCH takes what is given, and calls the method by its name", async () => {
  const { ask } = await asPremium();
  const client = createApi<typeof sampleRows>((path, init) => ask(path, init));
  const params = { id: 7 };
  expect(await client.patch("/api/notes/:id", { params, body: { title: "New" } })).toEqual({
    id: 7,
    title: "New",
  });
  expect(await client.patch("/api/notes/:id", { params, body: {} })).toMatchObject({ title: null });
});
