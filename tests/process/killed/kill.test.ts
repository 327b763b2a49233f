import { createHash } from "node:crypto";
import { Agent, request } from "node:http";
import { expect, test } from "vitest";
import { openEmbedded } from "#server/adapters/database/embedded/embedded.ts";
import { sessions } from "#server/adapters/database/schema.ts";
import {
  preparedFolder,
  startReady,
  whoAmI,
  type ServerProcess,
} from "#tests/support/process/process.ts";

// A few on every run; `.ci/run` asks for ten.
const rounds = Number(process.env["KILL_ROUNDS"] ?? 3);
const writesPerRound = 600;
const writersAtOnce = 32;
const form = "account=demo-free";

test(
  "F01, F03: killed with -9 in the middle of writes, it leaves no lock behind, reopens every time and has lost nothing it confirmed",
  { timeout: 600_000 },
  async () => {
    const folder = await preparedFolder();
    const confirmed = new Set<string>();
    for (let round = 1; round <= rounds; round += 1) {
      const server = await startReady({ DATA_DIR: folder });
      const tokens = await writeUntilKilled(server);
      for (const token of tokens) confirmed.add(token);
      const kept = await sessionHashesIn(folder);
      const lost = [...confirmed].filter((token) => !kept.has(hashOf(token)));
      expect({ round, lost: lost.length }).toEqual({ round, lost: 0 });
    }

    const last = await startReady({ DATA_DIR: folder });
    const [newest] = [...confirmed].slice(-1);
    expect((await whoAmI(last.url, newest ?? "")).status).toBe(200);
    expect(await last.stop()).toEqual({ code: 0, signal: null });
  },
);

/** Writes from many sides at once; the kill comes while the others are still waiting for their answers. */
async function writeUntilKilled(server: ServerProcess): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: writersAtOnce });
  const tokens: string[] = [];
  async function write(): Promise<void> {
    for (;;) {
      const token = await signIn(server.port, agent);
      if (token === null) return;
      tokens.push(token);
      if (tokens.length === writesPerRound) server.signal("SIGKILL");
    }
  }
  await Promise.all(Array.from({ length: writersAtOnce }, write));
  agent.destroy();
  expect(tokens.length).toBeGreaterThanOrEqual(writesPerRound);
  expect(await server.exited).toEqual({ code: null, signal: "SIGKILL" });
  return tokens;
}

/** Plain `http`, since `fetch` costs more than the server it calls. Null once the server is gone. */
const signIn = (port: number, agent: Agent): Promise<string | null> =>
  new Promise((resolve) => {
    const headers = {
      "content-type": "application/x-www-form-urlencoded",
      "content-length": form.length,
    };
    request({ host: "127.0.0.1", port, agent, method: "POST", path: "/demo/view-as", headers })
      .on("response", (response) => {
        const cookie = response.headers["set-cookie"]?.[0] ?? "";
        response.resume();
        resolve(
          response.statusCode === 303 ? cookie.slice("kwela=".length, cookie.indexOf(";")) : null,
        );
      })
      .on("error", () => resolve(null))
      .end(form);
  });

async function sessionHashesIn(folder: string): Promise<Set<string>> {
  const database = await openEmbedded({ folder });
  const rows = await database.queries.select({ hash: sessions.tokenHash }).from(sessions);
  await database.close();
  return new Set(rows.map(({ hash }) => Buffer.from(hash).toString("hex")));
}

const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");
