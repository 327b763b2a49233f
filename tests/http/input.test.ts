import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { errorReply } from "#contract/errors.ts";
import { factories } from "../support/factories.ts";
import { jsonBody, sampleApi } from "../support/sample-api.ts";
import { freshTables } from "../support/test-app.ts";

const database = await freshTables();
const api = sampleApi(database);
let cookie = "";

beforeEach(async () => {
  const build = factories(database, api.clock);
  cookie = `kwela=${await build.session(await build.user())}`;
});

async function write(
  init: RequestInit,
): Promise<{ status: number; reply: Record<string, unknown> }> {
  const response = await api.request("/api/notes", {
    ...init,
    headers: { ...(init.headers as object), cookie },
  });
  return { status: response.status, reply: (await response.json()) as Record<string, unknown> };
}

const read = async (path: string): Promise<number> => (await api.request(path)).status;

describe("a body", () => {
  test("that fits reaches the handler, and the reply holds only what its schema names", async () => {
    expect(await write(jsonBody({ title: "Plain" }))).toEqual({
      status: 200,
      reply: { title: "Plain" },
    });
  });

  test("that does not fit is a 400 naming each field in the schema's own words", async () => {
    const { status, reply } = await write(jsonBody({ title: "x", tags: "seo" }));
    expect(status).toBe(400);
    expect(reply["code"]).toBe("invalid_input");
    expect(reply["fields"]).toMatchObject({
      title: "Title must be at least 3 characters",
      tags: "Invalid input",
    });
  });

  test("in which a field is missing says that it is required", async () => {
    const { reply } = await write(jsonBody({ tags: [] }));
    expect(reply["fields"]).toEqual({ title: "Required" });
  });

  test.each([
    ["an unknown field", { title: "Plain", isAdmin: true }],
    ["a field too long", { title: "x".repeat(51) }],
    ["null", null],
    ["a number", 7],
    ["a list", [{ title: "Plain" }]],
    ["an operator instead of text", { title: { $ne: null } }],
    [
      "10,000 keys",
      Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`k${index}`, 1])),
    ],
    ["1,000 tags", { title: "Plain", tags: Array.from({ length: 1_000 }, () => "x") }],
  ])("A021 A164: %s is a 400", async (_name, value) => {
    expect((await write(jsonBody(value))).status).toBe(400);
  });

  test.each([
    ["broken", "{"],
    ["empty", ""],
    ["nested 40,000 deep", "[".repeat(40_000) + "]".repeat(40_000)],
  ])("A164: %s JSON is a 400", async (_name, text) => {
    expect((await write(jsonBody(text))).status).toBe(400);
  });

  test("A167: a NUL character is a 400 wherever it hides, and an escaped backslash is not mistaken for one", async () => {
    expect((await write(jsonBody({ title: "No\0pe" }))).status).toBe(400);
    expect((await write(jsonBody({ title: "Plain", tags: ["a\0b"] }))).status).toBe(400);
    expect((await write(jsonBody({ title: String.raw`a\u0000b` }))).status).toBe(200);
  });

  test("A167: half an emoji becomes the sign for what cannot be shown, wherever it hides", async () => {
    const sent = String.raw`{"title":"Half \ud83d","tags":["\udc00"]}`;
    expect(await write(jsonBody(sent))).toEqual({ status: 200, reply: { title: "Half \ufffd" } });
    expect((await write(jsonBody({ title: "Whole 😀" }))).reply).toEqual({ title: "Whole 😀" });
  });

  test("A166: prototype tricks are refused and pollute nothing", async () => {
    expect((await write(jsonBody('{"title":"Plain","__proto__":{"polluted":true}}'))).status).toBe(
      400,
    );
    expect(
      (await write(jsonBody('{"title":"Plain","constructor":{"prototype":{"polluted":true}}}')))
        .status,
    ).toBe(400);
    expect("polluted" in {}).toBe(false);
  });

  test("A034: anything but JSON is a 415, so no other site's form can reach a JSON endpoint", async () => {
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data",
      "",
    ]) {
      const { status } = await write({
        method: "POST",
        headers: { "content-type": type },
        body: '{"title":"Plain"}',
      });
      expect(status).toBe(415);
    }
  });

  test("A164: over the limit is a 413 in the usual shape", async () => {
    const { status, reply } = await write(jsonBody({ title: "x".repeat(110_000) }));
    expect(status).toBe(413);
    expect(errorReply.parse(reply).code).toBe("body_too_large");
  });

  test("A165: no value in any field is ever a fault of ours", async () => {
    const anything = fc.oneof(
      fc.anything({ maxDepth: 3 }),
      fc.string({ unit: "binary", maxLength: 200 }),
      fc.constant("x".repeat(9_000)),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom("title", "tags", "isPublic", "id", "__proto__"), anything),
        async (body) => {
          const text = JSON.stringify(body, (_key, value: unknown) =>
            typeof value === "bigint" ? String(value) : value,
          );
          expect([200, 400]).toContain((await write(jsonBody(text))).status);
        },
      ),
      { numRuns: 1_500 },
    );
  });
});

describe("an address", () => {
  test.each([
    "0",
    "-1",
    "1.5",
    "abc",
    "99999999999999",
    "1%00",
    "%27%20OR%201=1--",
    "[1]",
    "NaN",
    "1e400",
  ])("A049: the id %s is a 404", async (id) => {
    expect(await read(`/api/notes/${id}`)).toBe(404);
  });

  test("A175: a repeated parameter takes its first value, an unknown one is ignored", async () => {
    const response = await api.request(
      "/api/notes/1?search=a&search=b&search[]=c&utm_source=x&isAdmin=true",
    );
    expect(await response.json()).toEqual({ id: 1, search: "a" });
  });

  test("A167: a NUL in a parameter is a 400", async () => {
    expect(await read("/api/notes/1?search=a%00b")).toBe(400);
  });

  test("a parameter too long is a 400", async () => {
    expect(await read(`/api/notes/1?search=${"x".repeat(101)}`)).toBe(400);
  });
});
