import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { serverEnv, serverFlags } from "../scripts/server-flags.ts";
import { freePort } from "#tests/support/process/free-port.ts";

export interface BenchServer {
  readonly pid: number;
  readonly url: string;
  /** From the start of the process to the first good answer. */
  readonly startMs: number;
  stop(): Promise<void>;
}

/** Starts a server in a process of its own and waits for its first good answer. */
export async function startServer(
  script: string,
  env: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn("node", [...serverFlags, script], {
    env: {
      ...serverEnv,
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      PORT: String(port),
      ...env,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await firstGoodAnswer(child, url, script);
  return {
    pid: child.pid ?? 0,
    url,
    startMs: performance.now() - startedAt,
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

async function firstGoodAnswer(child: ChildProcess, url: string, script: string): Promise<void> {
  for (let look = 0; look < 6_000; look += 1) {
    if (child.exitCode !== null) throw new Error(`${script} ended with code ${child.exitCode}`);
    const isGood = await fetch(url).then(
      async (response) => (await response.arrayBuffer(), response.ok),
      () => false,
    );
    if (isGood) return;
    await pause(10);
  }
  child.kill("SIGKILL");
  throw new Error(`${script} gave no good answer`);
}
