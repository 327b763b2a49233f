import { expect, test } from "vitest";
import {
  preparedFolder,
  startProcess,
  startReady,
  viewAs,
  whoAmI,
} from "#tests/support/process/process.ts";

test("F03: a second process on the same folder stops with one clear line naming the holder", async () => {
  const folder = await preparedFolder();
  const holder = await startReady({ DATA_DIR: folder });
  const tokens = [await viewAs(holder.url)];

  for (let attempt = 0; attempt < 2; attempt += 1) {
    const second = await startProcess({ DATA_DIR: folder });
    await second.readyOrEnded();
    expect(second.isRunning()).toBe(false);
    expect(await second.exited).toEqual({ code: 1, signal: null });
    expect(second.stdout()).toBe("");
    expect(second.stderr()).toMatch(new RegExp(`^[^\\n]*\\bprocess ${holder.pid}\\b[^\\n]*\\n$`));
    tokens.push(await viewAs(holder.url));
  }

  expect(holder.isRunning()).toBe(true);
  for (const token of tokens) expect((await whoAmI(holder.url, token)).status).toBe(200);
  await holder.stop();

  const next = await startReady({ DATA_DIR: folder });
  for (const token of tokens) expect((await whoAmI(next.url, token)).status).toBe(200);
  await next.stop();
});

test("F03: two processes that start at the same moment on one folder leave exactly one running", async () => {
  const folder = await preparedFolder();
  const both = [await startProcess({ DATA_DIR: folder }), await startProcess({ DATA_DIR: folder })];
  await Promise.all(both.map((server) => server.readyOrEnded()));
  const [winner, ...others] = both.filter((server) => server.isRunning());
  expect(others).toEqual([]);
  const loser = both.find((server) => server !== winner);
  expect(await loser?.exited).toEqual({ code: 1, signal: null });
  expect(loser?.stderr()).toMatch(/^[^\n]*in use by another Kwela process[^\n]*\n$/);
  expect(await winner?.stop()).toEqual({ code: 0, signal: null });
});
