import { describe, expect, onTestFinished, test, vi } from "vitest";
import { ApiError, createApi } from "#client/api.ts";
import { followStream } from "#client/calls/follow-stream.ts";
import { AppError } from "#server/app-error.ts";
import { jsonBody, sampleApi, type sampleRows } from "../../support/sample-api.ts";
import { freshTables } from "../../support/test-app.ts";
import { headersOf } from "./asking.ts";

const database = await freshTables();

interface Note {
  readonly id: number;
  readonly title: string;
}

const one: Note = { id: 1, title: "One\n\ndata: two" };

/** A stream that stays open after its first event, and says when it heard that nobody listens. */
function neverEnding() {
  const heard = Promise.withResolvers<void>();
  async function* source(signal: AbortSignal): AsyncGenerator<Note> {
    signal.addEventListener("abort", () => heard.resolve());
    yield one;
    await heard.promise;
  }
  return { source, heard: heard.promise };
}

const streams = {
  async *refuses(): AsyncGenerator<Note> {
    yield await Promise.reject(new AppError("premium_required"));
  },
  async *refusesLater(): AsyncGenerator<Note> {
    yield one;
    throw new AppError("payments_slow");
  },
  async *breaksLater(): AsyncGenerator<Note> {
    yield one;
    throw new Error("A secret of the machine room");
  },
  async *says(): AsyncGenerator<Note> {
    const more = { ...one, secret: "not in the schema" };
    yield more;
  },
  async *saysNonsense(): AsyncGenerator<Note> {
    yield one;
    yield { id: "one" } as unknown as Note;
  },
};

async function asAdmin(more: Parameters<typeof sampleApi>[2] = {}) {
  const api = sampleApi(database, {}, { ...streams, ...more });
  const own = await headersOf("admin", api, database);
  const watch = (how: string, init: RequestInit = {}) => {
    const { headers, ...rest } = jsonBody({ how });
    return api.request("/api/notes/watch", {
      ...rest,
      ...init,
      headers: { ...(headers as object), ...own },
    });
  };
  return { ...api, own, watch };
}

/** Over a real connection, as a browser would. */
async function connected(more: Parameters<typeof sampleApi>[2] = {}) {
  const { serve, own, logLines } = await asAdmin(more);
  const address = await serve();
  const client = createApi<typeof sampleRows>((path, init) =>
    fetch(address + path, { ...init, headers: { ...init.headers, ...own } }),
  );
  const follow = (how: string, signal?: AbortSignal) =>
    followStream(client, "POST", "/api/notes/watch", { body: { how }, ...(signal && { signal }) });
  return { follow, logLines };
}

describe("a stream", () => {
  test("sends each event in the shape of its row, and says when that was all", async () => {
    const { watch } = await asAdmin();
    const response = await watch("says");
    expect(response.headers.get("x-accel-buffering")).toBe("no");
    expect(await response.text()).toBe(`data: ${JSON.stringify(one)}\n\nevent: end\ndata: {}\n\n`);
  });

  test("that is refused before its first event is refused as usual", async () => {
    const { watch } = await asAdmin();
    const response = await watch("refuses");
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: "premium_required" });
  });

  test("that fails later says so in the catalogue's words, and nothing of what is behind it", async () => {
    const { watch, logLines } = await asAdmin();
    const text = await (await watch("breaksLater")).text();
    expect(text).toContain('event: error\ndata: {"code":"internal"');
    expect(text).not.toContain("machine room");
    expect(text).not.toContain("event: end");
    expect(logLines.join("")).toContain("machine room");
  });

  test("never lets through what does not fit its row", async () => {
    const { watch } = await asAdmin();
    expect(await (await watch("saysNonsense")).text()).toContain('"code":"internal"');
  });

  test("takes bad input for what it is", async () => {
    const { watch } = await asAdmin();
    expect((await watch("x".repeat(21))).status).toBe(400);
    expect((await watch("all", { body: "{" })).status).toBe(400);
  });

  test("is not begun for whoever asks for its headers only", async () => {
    const { watch } = await asAdmin();
    expect((await watch("all", { method: "HEAD", body: null })).status).toBe(404);
  });

  test("shows signs of life while nothing happens, and ends when it has gone on for too long", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "setTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { source, heard } = neverEnding();
    const { watch } = await asAdmin({ source });
    const reader = (await watch("source")).body?.getReader();
    const next = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await next()).toContain("data: ");
    vi.advanceTimersByTime(15_000);
    expect(await next()).toBe(":\n\n");
    vi.advanceTimersByTime(120_000);
    let last = "";
    for (let text = await next(); text !== ""; text = await next()) last = text;
    expect(last).toContain('event: error\ndata: {"code":"timed_out"');
    await heard;
  });
});

describe("over a real connection", () => {
  test("the client gets typed events one by one", async () => {
    const { follow } = await connected();
    const titles: string[] = [];
    for await (const { title } of follow("all")) titles.push(title);
    expect(titles).toEqual(["One", "Two"]);
  });

  test("whoever stops listening stops the making of events", async () => {
    const { source, heard } = neverEnding();
    const { follow } = await connected({ source });
    for await (const note of follow("source")) {
      expect(note).toEqual(one);
      break;
    }
    await heard;
  });

  test("and so does whoever calls it off", async () => {
    const { source, heard } = neverEnding();
    const { follow } = await connected({ source });
    const calling = new AbortController();
    const events = follow("source", calling.signal);
    expect((await events.next()).value).toEqual(one);
    const rest = events.next();
    calling.abort();
    await expect(rest).rejects.toThrow("abort");
    await heard;
  });

  test("a refusal before the first event and a failure after it are the same kind of error", async () => {
    const { follow } = await connected();
    const failure = async (how: string) => {
      const events = follow(how);
      for (;;) {
        const step = await events.next().catch((error: unknown) => error);
        if (step instanceof ApiError) return step;
      }
    };
    expect(await failure("refuses")).toMatchObject({ status: 403, code: "premium_required" });
    expect((await failure("refusesLater")).userMessage).toContain("taking too long");
  });
});
