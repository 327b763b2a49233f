import { beforeEach, describe, expect, test } from "vitest";
import { createApi } from "#client/api.ts";
import { sendFiles } from "#client/calls/send-files.ts";
import { sampleApi, type sampleRows } from "../../support/sample-api.ts";
import { freshTables } from "../../support/test-app.ts";
import { formOf, headersOf, picture, png } from "./asking.ts";

const database = await freshTables();
const api = sampleApi(database);
let own: Record<string, string> = {};

beforeEach(async () => {
  own = await headersOf("employer", api, database);
});

const path = "/api/notes/1/pictures";

async function send(init: RequestInit): Promise<{ status: number; reply: object }> {
  const headers = { ...(init.headers as object), ...own };
  const response = await api.request(path, { method: "POST", ...init, headers });
  return { status: response.status, reply: (await response.json()) as object };
}

const sendForm = (fields: Parameters<typeof formOf>[0]) => send({ body: formOf(fields) });

/** A form as it goes over the wire, for what no browser would send. */
const written = (...parts: readonly string[]): RequestInit => ({
  headers: { "content-type": "multipart/form-data; boundary=cut" },
  body: `${parts.map((part) => `--cut\r\nContent-Disposition: form-data; ${part}\r\n`).join("")}--cut--\r\n`,
});

const caption = 'name="caption"\r\n\r\nSea';
const csv = new File(["a,b\n1,2\n"], "C:\\folder\\table.csv", { type: "text/csv" });

describe("a form with files", () => {
  test("that fits reaches the handler with its files and its fields", async () => {
    const jpg = picture("b.jpg", new Uint8Array([255, 216, 255, 224]), "image/jpeg");
    const fields = { pictures: [picture(), jpg], table: [csv], caption: "Sea" };
    expect(await sendForm(fields)).toEqual({
      status: 200,
      reply: { names: ["a.png png", "b.jpg jpg", "table.csv csv"], caption: "Sea", bytes: 24 },
    });
  });

  test("is sent by the client from its row", async () => {
    const client = createApi<typeof sampleRows>((address, { headers, body, ...init }) =>
      api.request(address, { ...init, body: body ?? null, headers: { ...headers, ...own } }),
    );
    const reply = await sendFiles(client, "/api/notes/:id/pictures", {
      params: { id: 1 },
      body: { caption: "Sea" },
      files: { pictures: [picture()] },
    });
    expect(reply.names).toEqual(["a.png png"]);
  });

  test.each([
    ["no file where one is needed", { caption: "Sea" }, 400, "invalid_input", "pictures"],
    [
      "a field left empty",
      { pictures: [picture("", new Uint8Array())], caption: "Sea" },
      400,
      "invalid_input",
      "pictures",
    ],
    ["text instead of a file", { pictures: "x", caption: "Sea" }, 400, "invalid_input", "pictures"],
    [
      "a file instead of text",
      { pictures: [picture()], caption: [picture()] },
      400,
      "invalid_input",
      "caption",
    ],
    [
      "a field of text too long",
      { pictures: [picture()], caption: "x".repeat(21) },
      400,
      "invalid_input",
      "caption",
    ],
    [
      "too many files",
      { pictures: [picture(), picture(), picture()], caption: "Sea" },
      413,
      "too_many_files",
      "pictures",
    ],
    [
      "a file too large",
      { pictures: [picture("a.png", png(300_001))], caption: "Sea" },
      413,
      "file_too_large",
      "pictures",
    ],
    [
      "a file of another kind",
      { pictures: [csv], caption: "Sea" },
      415,
      "wrong_file_type",
      "pictures",
    ],
    [
      "a page that calls itself a picture",
      { pictures: [new File(["<script>"], "a.png", { type: "image/png" })], caption: "Sea" },
      415,
      "wrong_file_type",
      "pictures",
    ],
    [
      "a picture that calls itself a table",
      { pictures: [picture()], table: [picture("a.csv", png(), "text/csv")], caption: "Sea" },
      415,
      "wrong_file_type",
      "table",
    ],
  ] as const)("with %s is refused, by name", async (_what, fields, status, code, field) => {
    const { reply, ...rest } = await sendForm(fields);
    expect(rest).toEqual({ status });
    expect(reply).toMatchObject({ code, fields: { [field]: expect.any(String) } });
  });

  test.each([
    ["text", { isAdmin: "true" }],
    ["a file", { other: [picture()] }],
    ["a field of every object", { __proto__x: "1", constructor: "2" }],
  ])("with %s that the row does not know is refused", async (_what, more) => {
    const { status, reply } = await sendForm({ pictures: [picture()], caption: "Sea", ...more });
    expect(status).toBe(400);
    expect(reply).toMatchObject({ code: "invalid_input" });
  });

  test.each([
    ["in a file's name", written('name="pictures"; filename="a\0.png"\r\n\r\nx', caption)],
    ["in a field's name", written('name="cap\0tion"\r\n\r\nx', caption)],
    ["in a field", written('name="caption"\r\n\r\nS\0a')],
  ])("with a NUL %s is refused", async (_where, init) => {
    expect((await send(init)).status).toBe(400);
  });

  test.each([
    ["broken off", { headers: written().headers ?? {}, body: "--cut\r\nContent-Disp" }],
    ["without a boundary", { headers: { "content-type": "multipart/form-data" }, body: "x" }],
    ["empty", { headers: { "content-type": "multipart/form-data; boundary=cut" } }],
  ])("that is %s is refused", async (_how, init) => {
    expect(await send(init)).toMatchObject({ status: 400, reply: { code: "malformed_request" } });
  });

  test("must be one", async () => {
    const init = { headers: { "content-type": "application/json" }, body: "{}" };
    expect(await send(init)).toMatchObject({ status: 415, reply: { code: "form_expected" } });
  });

  test("longer than its row allows is not read to its end, whether it says how long it is or not", async () => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(50_000));
      },
    });
    const { headers } = written();
    const init = { headers: headers ?? {}, body: endless, duplex: "half" };
    expect(await send(init as RequestInit)).toMatchObject({
      status: 413,
      reply: { code: "body_too_large" },
    });
    expect(pulled).toBeLessThan(20);
    const said = { ...(headers as object), "content-length": "800000" };
    expect(await send({ headers: said, body: "x" })).toMatchObject({ status: 413 });
  });

  test("is not read at all for whoever may not send one", async () => {
    let isRead = false;
    const body = new ReadableStream<Uint8Array>(
      { pull: () => void (isRead = true) },
      { highWaterMark: 0 },
    );
    const init = { method: "POST", headers: written().headers ?? {}, body, duplex: "half" };
    expect((await api.request(path, init as RequestInit)).status).toBe(401);
    expect(isRead).toBe(false);
  });
});
