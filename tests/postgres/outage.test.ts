import { createHash } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { query } from "#tests/support/postgres/client.ts";
import { createCluster, type Cluster } from "#tests/support/postgres/cluster.ts";
import {
  eventually,
  startProcess,
  startReady,
  viewAs,
  type ServerProcess,
} from "#tests/support/process/process.ts";

const clusters: Cluster[] = [];

afterAll(async () => {
  for (const cluster of clusters) await cluster.remove();
});

/** A server of this file's own: the one of the run serves other files, which mind it being stopped. */
async function ownCluster(): Promise<Cluster> {
  const cluster = await createCluster();
  clusters.push(cluster);
  return cluster;
}

interface Seen {
  readonly status: number;
  readonly retryAfter: string | null;
}

/** Reads and writes from several sides until told to stop, and keeps a record of what came back. */
function traffic({ url }: ServerProcess) {
  const seen: Seen[] = [];
  const tokens: string[] = [];
  const state = { isOver: false };
  const note = ({ status, headers }: Response) => {
    seen.push({ status, retryAfter: headers.get("retry-after") });
    const token = /^kwela=([\w-]{43});/.exec(headers.get("set-cookie") ?? "")?.[1];
    if (token !== undefined) tokens.push(token);
  };
  const send = async (path: string, init?: RequestInit) => {
    while (!state.isOver) {
      const response = await fetch(url + path, { redirect: "manual", ...init });
      await response.arrayBuffer();
      note(response);
    }
  };
  const write = () =>
    send("/demo/view-as", { method: "POST", body: new URLSearchParams({ account: "demo-free" }) });
  const read = () => send("/api/user", { headers: { cookie: `kwela=${"x".repeat(43)}` } });
  const work = Promise.all([write(), write(), write(), write(), read(), read()]);
  return {
    seen,
    tokens,
    async end() {
      state.isOver = true;
      await work;
    },
  };
}

test.each(["fast", "immediate"] as const)(
  "F10: PostgreSQL restarted (%s) under traffic: failures are 503 with Retry-After, nothing confirmed is lost, and it recovers by itself",
  { timeout: 120_000 },
  async (mode) => {
    const cluster = await ownCluster();
    await cluster.start();
    const server = await startReady({ DATABASE_URL: cluster.url(), TRUST_PROXY: "0" });
    const { seen, tokens, end } = traffic(server);

    for (let outage = 1; outage <= 2; outage += 1) {
      const before = tokens.length;
      await eventually(() => tokens.length >= before + 50, "traffic flows");
      await cluster.stop(mode);
      const failures = () => seen.filter(({ status }) => status === 503).length;
      const failed = failures();
      await eventually(() => failures() >= failed + 20, "requests fail while it is away");
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
      await cluster.start();
      const after = tokens.length;
      await eventually(() => tokens.length >= after + 50, "traffic flows again");
    }
    await end();

    expect(server.isRunning()).toBe(true);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    // 401 is the right answer to a stranger's token, 429 to one who asks too often.
    const odd = seen.filter(
      ({ status, retryAfter }) =>
        ![303, 401, 429].includes(status) && !(status === 503 && retryAfter !== null),
    );
    expect(odd).toEqual([]);
    const rows = await query<{ hash: string }>(
      cluster.url(),
      "select encode(token_hash, 'hex') as hash from sessions",
    );
    const kept = new Set(rows.map(({ hash }) => hash));
    const lost = tokens.filter(
      (token) => !kept.has(createHash("sha256").update(token).digest("hex")),
    );
    expect(lost).toEqual([]);
    expect(await server.stop()).toEqual({ code: 0, signal: null });
    expect(server.stderr()).toBe("");
  },
);

test("F11: with no database at the start it is alive but not ready, and becomes ready by itself when there is one", async () => {
  const cluster = await ownCluster();
  const server = await startProcess({ DATABASE_URL: cluster.url() });
  await server.says(/Waiting for the database/);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const notYet = await fetch(`${server.url}/readyz`);
  expect(notYet.status).toBe(503);
  expect(await notYet.json()).toEqual({ status: "starting" });
  for (const path of ["/", "/api/user"]) {
    const response = await fetch(server.url + path, {
      headers: { cookie: `kwela=${"x".repeat(43)}` },
    });
    expect({ path, status: response.status }).toEqual({ path, status: 503 });
    expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
  }
  expect(server.stdout()).not.toContain("is ready on");

  await cluster.start();
  await server.ready();
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect((await fetch(`${server.url}/`)).status).toBe(200);
  await viewAs(server.url);
  expect(await server.stop()).toEqual({ code: 0, signal: null });
  expect(server.stderr()).toBe("");
});

test("F27: SIGTERM while the database is away still ends the process", async () => {
  const cluster = await ownCluster();
  await cluster.start();
  const server = await startReady({ DATABASE_URL: cluster.url() });
  await cluster.stop("immediate");
  expect(await server.stop()).toEqual({ code: 0, signal: null });
  expect(server.stderr()).toBe("");
});
