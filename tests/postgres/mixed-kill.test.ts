import { expect, onTestFinished, test } from "vitest";
import { createCluster } from "#tests/support/postgres/cluster.ts";
import { bankOutside } from "#tests/support/process/bank.ts";
import { mixedTraffic } from "#tests/support/process/mixed-traffic.ts";
import { eventually, startReady } from "#tests/support/process/process.ts";

// A few on every run; KILL_ROUNDS asks for more.
const rounds = Number(process.env["KILL_ROUNDS"] ?? 2);

test(
  "F10: PostgreSQL killed with -9 among sign-ups, saves, payments and changes of password loses and doubles nothing",
  { timeout: 900_000 },
  async () => {
    const cluster = await createCluster();
    onTestFinished(() => cluster.remove());
    await cluster.start();
    let url: string | null = null;
    const { paystack, env } = await bankOutside(() => url);
    const server = await startReady({ DATABASE_URL: cluster.url(), TRUST_PROXY: "1", ...env });
    url = server.url;
    const isReady = async () => (await fetch(`${server.url}/readyz`)).status === 200;

    const traffic = mixedTraffic(paystack);
    for (let round = 1; round <= rounds; round += 1) {
      await traffic.untilKilled(server.url, 40 + 7 * round, () => void cluster.kill());
      await eventually(async () => !(await isReady()), "it is away");
      await cluster.start();
      await eventually(isReady, "it is back");
    }
    await traffic.expectNothingLostOrDoubled(server.url);
    const { people, payments, passwords } = traffic.count();
    expect(Math.min(people, payments, passwords)).toBeGreaterThan(rounds);
    expect(server.isRunning()).toBe(true);
    expect(await server.stop()).toEqual({ code: 0, signal: null });
  },
);
