import { describe, expect, test } from "vitest";
import { blockSize, defaultLimits, ofNewcomers } from "#domain/rate-limit.ts";
import { errorReply } from "#contract/errors.ts";
import { rateLimiter } from "#server/http/limits/rate-limit.ts";
import { minutes, testClock } from "../support/clock.ts";
import { sampleApi } from "../support/sample-api.ts";
import { testApp, freshTables } from "../support/test-app.ts";

const database = await freshTables();
const tight = { calls: 3, windowSeconds: 60 };

async function knock(
  api: ReturnType<typeof sampleApi>,
  times: number,
  address?: string,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) {
    statuses.push((await api.request("/api/tight", { method: "POST" }, address)).status);
  }
  return statuses;
}

describe("a limit", () => {
  test("lets through exactly its number of calls, then says when to come back", async () => {
    const api = sampleApi(database);
    expect(await knock(api, 4)).toEqual([200, 200, 200, 429]);
    const refused = await api.request("/api/tight", { method: "POST" });
    expect(refused.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
    expect(errorReply.parse(await refused.json()).code).toBe("too_many_requests");
  });

  test("A022: opens again when its window is over", async () => {
    const api = sampleApi(database);
    await knock(api, 4);
    api.clock.advance(minutes(1));
    expect(await knock(api, 4)).toEqual([200, 200, 200, 429]);
  });

  test("A023 A176: stops one caller and nobody else", async () => {
    const api = sampleApi(database);
    await knock(api, 4, "203.0.113.7");
    expect(await knock(api, 1, "203.0.113.8")).toEqual([200]);
  });

  test("survives a restart, and is one and the same for two processes", async () => {
    expect(await knock(sampleApi(database), 2)).toEqual([200, 200]);
    expect(await knock(sampleApi(database), 2)).toEqual([200, 429]);
  });

  test("holds when all calls come at once", async () => {
    const api = sampleApi(database);
    const statuses = await Promise.all(Array.from({ length: 20 }, () => knock(api, 1)));
    expect(statuses.flat().filter((status) => status === 200)).toHaveLength(3);
  });

  test("is not widened by changing within one's own IPv6 network", async () => {
    const api = sampleApi(database);
    await knock(api, 4, "2001:db8:1:2::1");
    expect(await knock(api, 1, "2001:db8:1:2:ffff::9")).toEqual([429]);
    expect(await knock(api, 1, "2001:db8:1:3::1")).toEqual([200]);
  });

  test("counts an IPv4 address the same however it is written", async () => {
    const api = sampleApi(database);
    await knock(api, 4, "::ffff:203.0.113.9");
    expect(await knock(api, 1, "203.0.113.9")).toEqual([429]);
  });
});

test("generous limits are handed out in blocks, which never lets more through, however many processes share", async () => {
  const clock = testClock();
  const limit = { calls: 100, windowSeconds: 60 };
  expect(blockSize(limit)).toBe(5);
  const limiters = [
    rateLimiter(database, clock),
    rateLimiter(database, clock),
    rateLimiter(database, clock),
  ];
  let allowed = 0;
  for (let call = 0; call < 150; call += 1) {
    const taken = limiters[call % limiters.length]?.take("somebody", limit);
    allowed += (await taken?.then(() => 1).catch(() => 0)) ?? 0;
  }
  expect(allowed).toBe(100);
});

test("whoever comes in the same moment shares a statement, and nobody's count", async () => {
  const statements: string[] = [];
  const limiter = rateLimiter(
    {
      ...database,
      executeSql(text, values) {
        statements.push(text);
        return database.executeSql(text, values);
      },
    },
    testClock(),
  );
  const callers = Array.from({ length: 50 }, (_, index) => `caller ${index % 40}`);
  const isLetThrough = (caller: string) =>
    limiter.take(caller, tight).then(
      () => true,
      () => false,
    );
  expect(await Promise.all(callers.map(isLetThrough))).not.toContain(false);
  expect(statements.length).toBeLessThanOrEqual(3);
  // Ten of them came twice, the others once.
  const again = await Promise.all(callers.slice(0, 40).map(isLetThrough));
  expect(again).not.toContain(false);
  const third = await Promise.all(callers.slice(0, 40).map(isLetThrough));
  expect(third.filter((isIn) => !isIn)).toHaveLength(10);
});

test("the count in the database stays small, however long a flood goes on", async () => {
  const clock = testClock();
  for (let round = 0; round < 30; round += 1) {
    await rateLimiter(database, clock)
      .take("flood", tight)
      .catch(() => undefined);
  }
  const { rows } = await database.executeSql("select used from rate_limits where key = 'flood'");
  expect(rows).toEqual([{ used: tight.calls + 1 }]);
});

describe("who is counted", () => {
  test("a forwarded address is believed only from a proxy we were told of", async () => {
    const spoof = (app: ReturnType<typeof testApp>, address: string) =>
      app.request("/api/user", { headers: { "x-forwarded-for": `198.51.100.1, ${address}` } });
    const open = testApp(database);
    await spoof(open, "192.0.2.1");
    const behindProxy = testApp(database, { env: { TRUST_PROXY: "1" } });
    await spoof(behindProxy, "192.0.2.1");
    const { rows } = await database.executeSql(
      "select key from rate_limits where key like '% newcomers %' order by key",
    );
    expect(rows.map((row) => row["key"])).toEqual([
      "readUser newcomers 192.0.2.1",
      "readUser newcomers 203.0.113.7",
    ]);
  });

  test("a signed-in user is counted as themselves, not as their office's address", async () => {
    const app = testApp(database);
    const user = await app.build.user();
    await (
      await app.as(user)
    )("/api/user");
    const { rows } = await database.executeSql("select key from rate_limits");
    expect(rows).toEqual([{ key: `readUser user ${user.id}` }]);
  });

  test("pages are limited too, but a page from the cache costs nothing", async () => {
    const app = testApp(database);
    for (let visit = 0; visit < 5; visit += 1) await app.request("/");
    await app.request("/nope");
    const { rows } = await database.executeSql(
      "select used from rate_limits where key like 'page newcomers %'",
    );
    expect(rows).toEqual([{ used: blockSize(ofNewcomers(defaultLimits.page)) }]);
  });
});
