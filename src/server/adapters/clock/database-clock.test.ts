import { describe, expect, test } from "vitest";
import { recordingLog } from "#tests/support/log.ts";
import { databaseClock } from "./database-clock.ts";

const start = Date.parse("2026-11-15T08:00:00Z");
const year = 365 * 24 * 60 * 60_000;

/** A machine and a database, each with a clock of its own, and the time that really passes. */
function machine({ offMs = 0 }: { offMs?: number } = {}) {
  let passed = 500;
  let [machineOff, databaseOff, roundTripMs, isAway] = [offMs, 0, 2, false];
  const { log, lines } = recordingLog();
  const clock = databaseClock({
    system: { now: () => new Date(start + passed + machineOff) },
    elapsed: () => passed,
    async ask() {
      if (isAway) throw new Error("away");
      passed += roundTripMs / 2;
      const said = new Date(start + passed + databaseOff);
      passed += roundTripMs / 2;
      return said;
    },
    log,
  });
  return {
    clock,
    lines,
    pass: (ms: number) => void (passed += ms),
    jump: (ms: number) => void (machineOff += ms),
    jumpOfDatabase: (ms: number) => void (databaseOff += ms),
    slow: (ms: number) => void (roundTripMs = ms),
    leave: (away: boolean) => void (isAway = away),
    /** How far the clock is from the real time. */
    errorMs: () => clock.now().getTime() - (start + passed),
  };
}

describe("a clock that follows the database", () => {
  test("says the machine's time until the database has been asked, and the database's from then on", async () => {
    const one = machine({ offMs: year });
    expect(one.errorMs()).toBe(year);
    await one.clock.set();
    expect(Math.abs(one.errorMs())).toBeLessThanOrEqual(1);
  });

  test("F34: goes on as before when the machine's own clock jumps, by a day or a year, ahead or back", async () => {
    const one = machine();
    await one.clock.set();
    for (const jump of [year, -2 * year, 86_400_000]) {
      one.jump(jump);
      one.pass(10_000);
      expect(Math.abs(one.errorMs())).toBeLessThanOrEqual(1);
      await one.clock.set();
      expect(Math.abs(one.errorMs())).toBeLessThanOrEqual(1);
    }
  });

  test("of two machines with different clocks says the same, to within the round trip", async () => {
    const [one, other] = [machine({ offMs: -year }), machine({ offMs: 3_600_000 })];
    other.slow(40);
    await one.clock.set();
    await other.clock.set();
    expect(Math.abs(one.errorMs() - other.errorMs())).toBeLessThanOrEqual(42);
  });

  test("does not jump while what the database says fits", async () => {
    const one = machine();
    await one.clock.set();
    one.slow(600);
    const before = one.errorMs();
    await one.clock.set();
    expect(one.errorMs()).toBe(before);
  });

  test("goes on while the database is away, and learns nothing from an answer that took too long", async () => {
    const one = machine();
    await one.clock.set();
    one.leave(true);
    await expect(one.clock.set()).rejects.toThrow("away");
    one.pass(year);
    expect(Math.abs(one.errorMs())).toBeLessThanOrEqual(1);
    one.leave(false);
    one.slow(5_000);
    one.jumpOfDatabase(10_000);
    await one.clock.set();
    expect(Math.abs(one.errorMs())).toBeLessThanOrEqual(1);
    one.slow(2);
    await one.clock.set();
    expect(Math.abs(one.errorMs() - 10_000)).toBeLessThanOrEqual(1);
  });

  test("says once that the machine's clock is off, and once that it is right again", async () => {
    const one = machine({ offMs: -5_000 });
    await one.clock.set();
    await one.clock.set();
    expect(one.lines.join("").match(/is not the database's/g)).toHaveLength(1);
    expect(one.lines.join("")).toContain('"offMs":-5');
    one.jump(5_000);
    await one.clock.set();
    expect(one.lines.join("").match(/agrees with the database's again/g)).toHaveLength(1);
  });
});
