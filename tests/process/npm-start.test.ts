import { expect, onTestFinished, test } from "vitest";
import {
  eventually,
  preparedFolder,
  startProcess,
  startReady,
} from "#tests/support/process/process.ts";
import { isRefused } from "#tests/support/process/raw-http.ts";

/** Whether any process of the group is left, however it is related to the one that was started. */
function isAnyLeft(group: number): boolean {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
}

test("SIGTERM or SIGINT to npm start ends the server in good order: the port is free, nothing is left behind, and the next start finds the folder free", async () => {
  const folder = await preparedFolder();
  for (const name of ["SIGTERM", "SIGINT"] as const) {
    const server = await startProcess({ DATA_DIR: folder }, { command: ["npm", "start"] });
    onTestFinished(() => void (isAnyLeft(server.pid) && process.kill(-server.pid, "SIGKILL")));
    await server.ready();
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    server.signal(name);
    await server.exited;
    await eventually(() => isRefused(server.port), "the port is free");
    await eventually(() => !isAnyLeft(server.pid), "nothing is left behind");
    expect(server.stderr()).not.toMatch(/\n\s+at /);
  }
  const next = await startReady({ DATA_DIR: folder });
  expect(await next.stop("SIGHUP")).toEqual({ code: 0, signal: null });
});
