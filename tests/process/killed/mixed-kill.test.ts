import { expect, test } from "vitest";
import { bankOutside } from "#tests/support/process/bank.ts";
import { mixedTraffic } from "#tests/support/process/mixed-traffic.ts";
import { preparedFolder, startReady } from "#tests/support/process/process.ts";

// A few on every run; `.ci/run` asks for more.
const rounds = Number(process.env["KILL_ROUNDS"] ?? 2);

test(
  "F01: killed with -9 among sign-ups, saves, payments and changes of password, it loses and doubles nothing",
  { timeout: 900_000 },
  async () => {
    let url: string | null = null;
    const { paystack, env } = await bankOutside(() => url);
    const traffic = mixedTraffic(paystack);
    const all = { DATA_DIR: await preparedFolder(), TRUST_PROXY: "1", ...env };
    for (let round = 1; round <= rounds; round += 1) {
      const server = await startReady(all);
      url = server.url;
      await traffic.untilKilled(server.url, 40 + 7 * round, () => server.signal("SIGKILL"));
      expect(await server.exited).toEqual({ code: null, signal: "SIGKILL" });
    }
    const last = await startReady(all);
    url = last.url;
    await traffic.expectNothingLostOrDoubled(last.url);
    const { people, payments, passwords } = traffic.count();
    expect(Math.min(people, payments, passwords)).toBeGreaterThan(rounds);
    expect(await last.stop()).toEqual({ code: 0, signal: null });
  },
);
