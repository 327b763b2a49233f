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
import { rawConnection } from "#tests/support/process/raw-http.ts";

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

/** Many requests over one connection, each of which leaves a line. How many were answered as they should be. */
async function askInOneGo({ port }: ServerProcess, count: number): Promise<number> {
  const ask = (last: string): string =>
    `GET /api/no-such-thing HTTP/1.1\r\nHost: localhost\r\n${last}\r\n`;
  const connection = await rawConnection(port);
  connection.send(ask("").repeat(count - 1) + ask("Connection: close\r\n"));
  return (await connection.closed).match(/HTTP\/1\.1 404 /g)?.length ?? 0;
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
  await eventually(async () => {
    expect(await askInOneGo(server, 500)).toBe(500);
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
