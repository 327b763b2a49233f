import { closeSync, openSync } from "node:fs";
import { expect, test } from "vitest";
import {
  eventually,
  preparedFolder,
  startProcess,
  startReady,
  viewAs,
  type ServerProcess,
} from "#tests/support/process/process.ts";

const talkative = async () => ({ DATA_DIR: await preparedFolder(), LOG_LEVEL: "info" });

async function linesLost({ url }: ServerProcess): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^kwela_log_lines_lost_total (\d+)$/m.exec(text)?.[1] ?? Number.NaN);
}

/** Reads and writes, each of which leaves a line in the log. */
async function useIt({ url }: ServerProcess, times: number): Promise<void> {
  for (let round = 0; round < times; round += 1) {
    expect((await fetch(`${url}/pricing`)).status).toBe(200);
    await viewAs(url);
  }
}

test("with nobody at the other end of its output the server goes on, and counts the lines that are lost", async () => {
  const server = await startReady(await talkative());
  expect(await linesLost(server)).toBe(0);
  server.closeOutput();
  await useIt(server, 20);
  expect(await linesLost(server)).toBeGreaterThanOrEqual(40);
  server.signal("SIGTERM");
  expect(await server.exited).toEqual({ code: 0, signal: null });
  expect(server.stderr()).toBe("");
});

test("on a full disk the server starts and goes on, and counts the lines that are lost", async () => {
  const full = openSync("/dev/full", "w");
  const server = await startProcess(await talkative(), { stdout: full });
  closeSync(full);
  const isReady = () =>
    fetch(`${server.url}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
  await eventually(isReady, "it is ready, though it cannot say so");
  await useIt(server, 20);
  expect(await linesLost(server)).toBeGreaterThanOrEqual(40);
  expect(await server.stop()).toEqual({ code: 0, signal: null });
  expect(server.stderr()).toBe("");
});

test("output that nobody reads neither stops the server nor fills its memory: what finds no room is lost and counted", async () => {
  const server = await startReady(await talkative());
  server.ignoreOutput();
  const longName = "x".repeat(8_000);
  const ask = () => fetch(`${server.url}/api/no-such-thing?${longName}`);
  await eventually(async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, ask));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    return (await linesLost(server)) > 0;
  }, "there is no room left");
  await useIt(server, 1);

  // Read again, it goes on, and says what is missing.
  server.readOutput();
  await eventually(async () => {
    await useIt(server, 1);
    return /"message":"Lines of this log are missing","lines":[1-9]/.test(server.stdout());
  }, "it says what is missing");
  expect(await server.stop()).toEqual({ code: 0, signal: null });
});
