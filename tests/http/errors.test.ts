import { describe, expect, test } from "vitest";
import type { PageRenderer } from "#contract/page.ts";
import { errorCatalogue, errorReply, type ErrorCode } from "#contract/errors.ts";
import { AppError } from "#server/app-error.ts";
import { sampleApi } from "../support/sample-api.ts";
import { testApp, freshTables } from "../support/test-app.ts";

const database = await freshTables();
const secretWords = /secret-detail|at .*\.ts|select |node_modules|\/src\//;

const coded = (code: string) => Object.assign(new Error("secret-detail"), { code });

async function breakWith(failure: () => unknown) {
  const api = sampleApi(database, { so: failure });
  const response = await api.request("/api/breaks?how=so", { method: "POST" });
  return { response, text: await response.text(), logLines: api.logLines };
}

describe("A161: a fault of ours", () => {
  test("says nothing of itself, gives a number to quote, and the log has the rest under that number", async () => {
    const { response, text, logLines } = await breakWith(() => {
      throw new Error("secret-detail");
    });
    expect(response.status).toBe(500);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    const reply = errorReply.parse(JSON.parse(text));
    expect(reply).toEqual({
      code: "internal",
      message: errorCatalogue.internal.message,
      requestId: response.headers.get("x-request-id"),
    });
    const line = JSON.parse(logLines.at(-1) ?? "") as {
      requestId: string;
      error: { stack: string };
    };
    expect(line.requestId).toBe(reply.requestId);
    expect(line.error.stack).toContain("secret-detail");
  });

  test("in the database shows neither the statement nor its values", async () => {
    const { response, text, logLines } = await breakWith(() =>
      database.queries.execute("select secret_detail from nowhere"),
    );
    expect(response.status).toBe(500);
    expect(text).not.toMatch(secretWords);
    expect(logLines.at(-1)).toContain("nowhere");
  });

  test("in a reply that does not fit its own schema is ours too", async () => {
    const { response } = await breakWith(() => {
      throw new TypeError("secret-detail");
    });
    expect(response.status).toBe(500);
  });

  test("while making a page gives a plain page that needs nothing, with the same number", async () => {
    const renderer: PageRenderer = {
      render: () => Promise.reject(new Error("secret-detail")),
      keptAddress: () => null,
    };
    const app = testApp(database, { renderer });
    const response = await app.request("/");
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).toContain("Kwela is having trouble");
    expect(text).toContain(response.headers.get("x-request-id"));
    expect(text).not.toMatch(secretWords);
    expect(text).not.toContain("<script");
  });
});

describe("trouble with the database", () => {
  test.each([
    ["ECONNREFUSED", 503, "database_unavailable"],
    ["57P01", 503, "database_unavailable"],
    ["08006", 503, "database_unavailable"],
    ["53100", 507, "storage_full"],
    ["57014", 503, "timed_out"],
  ])("%s, however deeply wrapped, is a %i to come back from", async (code, status, name) => {
    const { response, text } = await breakWith(() => {
      throw new Error("wrapped", { cause: new Error("again", { cause: coded(code) }) });
    });
    expect(response.status).toBe(status);
    expect(errorReply.parse(JSON.parse(text)).code).toBe(name);
    expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
  });

  test("F14: a collision is tried again and the work done once", async () => {
    let tries = 0;
    const result = await database.transaction(async () => {
      tries += 1;
      if (tries < 3) throw coded("40001");
      return "done";
    });
    expect([result, tries]).toEqual(["done", 3]);
  });

  test("F14: collisions without end become a 503, not a fault", async () => {
    const { response } = await breakWith(() =>
      database.transaction(async () => {
        throw coded("40P01");
      }),
    );
    expect(response.status).toBe(503);
  });
});

test("every code of the catalogue answers with its own status and message, and nothing else", async () => {
  const failWith = (code: ErrorCode) => () => {
    throw new AppError(code);
  };
  const codes = Object.keys(errorCatalogue) as ErrorCode[];
  const api = sampleApi(database, Object.fromEntries(codes.map((code) => [code, failWith(code)])));
  for (const code of codes) {
    const entry = errorCatalogue[code];
    const { status, message } = entry;
    const response = await api.request(`/api/breaks?how=${code}`, { method: "POST" });
    expect(response.status).toBe(status);
    const body: unknown = await response.json();
    if ("beside" in entry) {
      expect(body).toEqual({ message, ...entry.beside });
      continue;
    }
    const { requestId, ...rest } = errorReply.parse(body);
    expect(rest).toEqual({ code, message });
    expect(requestId === undefined).toBe(status < 500);
  }
});
