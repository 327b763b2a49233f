import { beforeAll, describe, expect, test } from "vitest";
import { openEmbedded } from "#server/adapters/database/embedded/embedded.ts";
import { growthStrategies, users } from "#server/adapters/database/schema.ts";
import { startingStrategies } from "#seeds/strategies/index.ts";
import {
  preparedFolder,
  startReady,
  viewAs,
  type ServerProcess,
} from "#tests/support/process/process.ts";
import { productionEnv } from "#tests/support/process/production-env.ts";

const demoPaths = [
  "/demo",
  "/demo/",
  "/demo/ui",
  "/demo/mail",
  "/demo/view-as",
  "/demo/api/mail",
  "/demo/paystack",
  "/demo/paystack/act",
  "/demo/paystack/inline.js",
  "/demo/paystack/popup",
  "/demo/paystack/transaction/initialize",
];
const token = "a-token-only-the-scraper-knows";

async function usersIn(folder: string): Promise<(typeof users.$inferSelect)[]> {
  const database = await openEmbedded({ folder });
  const rows = await database.queries.select().from(users);
  await database.close();
  return rows;
}

/** One folder, started twice: what is asked of a fresh production costs a start only where it needs one. */
describe("a fresh production", () => {
  let folder = "";
  let server: ServerProcess;
  beforeAll(async () => {
    folder = await preparedFolder("migrated");
    server = await startReady({ ...productionEnv, DATA_DIR: folder });
  });

  test("A029: has nothing of the demo that could be reached", async () => {
    expect(server.stdout()).not.toContain("demo-");
    for (const path of demoPaths) {
      expect({ path, status: (await fetch(server.url + path)).status }).toEqual({
        path,
        status: 404,
      });
      for (const body of [new URLSearchParams({ account: "demo-admin" }), "{}"]) {
        const init = { method: "POST", body, redirect: "manual" } as const;
        const response = await fetch(server.url + path, init);
        expect({ path, isRefused: [404, 405].includes(response.status) }).toEqual({
          path,
          isRefused: true,
        });
        expect(response.headers.get("set-cookie")).toBeNull();
      }
    }

    const home = await fetch(`${server.url}/`);
    const html = await home.text();
    expect(home.status).toBe(200);
    expect(html).not.toMatch(/demo-bar|View as|\/demo\/|"isDemo":true/);
    const api = await (await fetch(`${server.url}/api/openapi.json`)).text();
    expect(api).not.toContain("/demo/");
    expect(await (await fetch(`${server.url}/api/docs`)).text()).not.toContain("/demo/");
  });

  test("has no metrics while there is no token, and with one only for whoever holds it", async () => {
    const ask = (authorization?: string) =>
      fetch(`${server.url}/metrics`, {
        headers: authorization === undefined ? {} : { authorization },
      });
    expect((await ask()).status).toBe(404);
    await server.stop();

    server = await startReady({ ...productionEnv, METRICS_TOKEN: token, DATA_DIR: folder });
    for (const wrong of [undefined, "", token, "Bearer ", `Bearer ${token}x`, `bearer-${token}`]) {
      expect((await ask(wrong)).status).toBe(404);
    }
    const right = await ask(`Bearer ${token}`);
    expect(right.status).toBe(200);
    expect(await right.text()).toContain("kwela_request_duration_seconds_count");
    await server.stop();
  });

  test("A029: has no account at all, and the strategies that members pay for once, started twice", async () => {
    expect(server.isRunning()).toBe(false);
    const database = await openEmbedded({ folder });
    const accounts = await database.queries.select().from(users);
    const rows = await database.queries.select().from(growthStrategies);
    await database.close();
    expect(accounts).toEqual([]);
    expect(rows.map(({ title }) => title).toSorted()).toEqual(
      startingStrategies.map(({ title }) => title).toSorted(),
    );
  });
});

test("A029: a folder that was a demo before has only dead demo accounts and dead sessions in production", async () => {
  const folder = await preparedFolder();
  const demo = await startReady({ DATA_DIR: folder });
  const sessions = [await viewAs(demo.url, "demo-admin"), await viewAs(demo.url, "demo-premium")];
  await demo.stop();

  const production = await startReady({ ...productionEnv, DATA_DIR: folder });
  for (const session of sessions) {
    for (const name of ["kwela", "__Host-kwela"]) {
      const response = await fetch(`${production.url}/api/user`, {
        headers: { cookie: `${name}=${session}` },
      });
      expect(response.status).toBe(401);
    }
  }
  await production.stop();

  const left = await usersIn(folder);
  expect(left).toHaveLength(4);
  for (const user of left) {
    expect(user.suspendedAt).not.toBeNull();
    expect(user.passwordHash).toBeNull();
  }
});
