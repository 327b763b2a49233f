import { describe, expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { errorReply } from "#contract/errors.ts";
import { isJson } from "#contract/rows/reply.ts";
import { sampleApi, sampleRows } from "../../support/sample-api.ts";
import { freshTables } from "../../support/test-app.ts";
import { admitted, viewers } from "../../support/viewers.ts";
import { headersOf, requestFor } from "./asking.ts";

const database = await freshTables();

const answers: Readonly<Record<string, { status: number; type: string | null }>> = {
  json: { status: 200, type: "application/json; charset=utf-8" },
  notesAsFile: { status: 200, type: "text/csv; charset=utf-8" },
  noteAs: { status: 200, type: "text/calendar; charset=utf-8" },
  watchNotes: { status: 200, type: "text/event-stream; charset=utf-8" },
  leadOn: { status: 303, type: null },
};

const rows = Object.entries(sampleRows as Record<string, Endpoint>).filter(
  ([name]) => name !== "breaks",
);

describe("every kind of row lets in exactly whom it names, and answers in its kind", () => {
  test.each(rows)("%s", async (name, row) => {
    const expected = answers[isJson(row.reply) ? "json" : name];
    for (const who of viewers) {
      const api = sampleApi(database);
      const { path, init } = requestFor(name, row);
      const headers = { ...(init.headers as object), ...(await headersOf(who, api, database)) };
      const response = await api.request(path, { ...init, headers });
      const { status } = response;
      const type = response.headers.get("content-type");
      if (admitted[row.access].includes(who)) {
        expect({ who, status, type }).toEqual({ who, ...expected });
        await response.body?.cancel();
        continue;
      }
      expect({ who, status }).toEqual({ who, status: who === "visitor" ? 401 : 403 });
      expect(Object.keys(errorReply.parse(await response.json()))).toEqual(["code", "message"]);
    }
  });
});

describe("every kind of row that changes something", () => {
  test.each(rows.filter(([, { method }]) => method !== "GET"))(
    "%s does nothing on another site's behalf",
    async (name, row) => {
      const api = sampleApi(database);
      const { path, init } = requestFor(name, row);
      const headers = new Headers(init.headers);
      headers.set("origin", "https://evil.test");
      const response = await api.request(path, { ...init, headers });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: "foreign_origin" });
    },
  );
});

describe("every kind of row has its limit", () => {
  test.each([
    ["notesAsFile", "premium"],
    ["watchNotes", "admin"],
  ] as const)("%s", async (name, who) => {
    const api = sampleApi(database);
    const { path, init } = requestFor(name, sampleRows[name]);
    const headers = { ...(init.headers as object), ...(await headersOf(who, api, database)) };
    const statuses = [];
    for (let call = 0; call < 4; call += 1) {
      const response = await api.request(path, { ...init, headers });
      statuses.push(response.status);
      await response.body?.cancel();
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
