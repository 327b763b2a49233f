import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, inject, vi } from "vitest";
import { freePort } from "./free-port.ts";

interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface ServerProcess {
  readonly pid: number;
  readonly url: string;
  readonly port: number;
  readonly exited: Promise<Exit>;
  isRunning(): boolean;
  stdout(): string;
  stderr(): string;
  /** Waits for a line of output; fails with all there was if the process ends before. */
  says(pattern: RegExp): Promise<void>;
  ready(): Promise<void>;
  /** Waits until it is clear which way a start went. */
  readyOrEnded(): Promise<void>;
  signal(name: NodeJS.Signals): void;
  /** Closes the pipe that its output goes into, as `| head -1` does. */
  closeOutput(): void;
  /** Leaves the pipe open and takes nothing more out of it. */
  ignoreOutput(): void;
  readOutput(): void;
  /** Sends the signal and waits for the end. */
  stop(name?: NodeJS.Signals): Promise<Exit>;
}

// A start takes seconds, and several times that on a machine that has other things to do.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const running = new Set<ServerProcess>();
const folders = new Set<string>();

// Whatever a failed test left behind ends with its file, one process at a time and by its own id.
afterAll(async () => {
  for (const server of running) await server.stop("SIGKILL");
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Nothing lives long enough to gain by code that is made quick, and making it is half the work of a start. */
export const shortLived = ["--liftoff-only"] as const;

/** Dozens of processes read the same code: each after the first finds it read. */
export const readBefore = () => ({ NODE_COMPILE_CACHE: inject("compiled") });

interface Way {
  readonly command?: readonly [name: string, ...args: string[]];
  /** A file instead of a pipe to us. */
  readonly stdout?: number;
}

/** Starts the built server as an operator would. It inherits nothing from the test run but the way to `node`. */
export async function startProcess(
  env: Readonly<Record<string, string>>,
  { command = ["node", ...shortLived, "dist/server/main.js"], stdout }: Way = {},
): Promise<ServerProcess> {
  const port = env["PORT"] === undefined ? await freePort() : Number(env["PORT"]);
  const [name, ...args] = command;
  const child = spawn(name, args, {
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      PORT: String(port),
      ...readBefore(),
      ...env,
    },
    stdio: ["ignore", stdout ?? "pipe", "pipe"],
    // A group of its own, so that a test can see whether anybody of it is left.
    detached: name !== "node",
  });
  const server = watch(child, port);
  running.add(server);
  void server.exited.then(() => running.delete(server));
  return server;
}

export async function startReady(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = await startProcess(env);
  await server.ready();
  return server;
}

function watch(child: ChildProcess, port: number): ServerProcess {
  const texts = { stdout: "", stderr: "" };
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const check of waiting) check();
  };
  for (const name of ["stdout", "stderr"] as const) {
    child[name]?.setEncoding("utf8").on("data", (text: string) => {
      texts[name] += text;
      wake();
    });
  }
  let end: Exit | null = null;
  const exited = new Promise<Exit>((resolve, reject) => {
    child.on("error", reject);
    // "close" rather than "exit": by then everything it wrote has arrived here.
    child.on("close", (code, signal) => {
      end = { code, signal };
      wake();
      resolve(end);
    });
  });
  const says = (pattern: RegExp): Promise<void> =>
    new Promise((resolve, reject) => {
      const check = () => {
        const isSaid = pattern.test(texts.stdout);
        if (!isSaid && end === null) return;
        waiting.delete(check);
        if (isSaid) resolve();
        else
          reject(
            new Error(
              `The server ended without saying ${pattern}:\n${texts.stdout}${texts.stderr}`,
            ),
          );
      };
      waiting.add(check);
      check();
    });
  const ready = () => says(/^Kwela is ready on /m);
  const signal = (name: NodeJS.Signals) => void child.kill(name);
  return {
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${port}`,
    port,
    exited,
    isRunning: () => end === null,
    stdout: () => texts.stdout,
    stderr: () => texts.stderr,
    says,
    ready,
    readyOrEnded: () => ready().catch(() => undefined),
    signal,
    closeOutput: () => void child.stdout?.destroy(),
    ignoreOutput: () => void child.stdout?.pause(),
    readOutput: () => void child.stdout?.resume(),
    stop(name = "SIGTERM") {
      signal(name);
      return exited;
    },
  };
}

export async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "kwela-process-"));
  folders.add(folder);
  return folder;
}

/** A data folder as a first start leaves it, filled with the demo or only migrated. */
export async function preparedFolder(content: "demo" | "migrated" = "demo"): Promise<string> {
  const folder = await tempFolder();
  // Not in steps: more than a thousand small files take half as long in one go.
  cpSync(inject("folders")[content], folder, { recursive: true });
  return folder;
}

/** Looks again and again until it is so; gives up after a generous number of looks. */
export async function eventually(
  isSo: () => boolean | Promise<boolean>,
  what: string,
): Promise<void> {
  for (let look = 0; look < 1_000; look += 1) {
    if (await isSo()) return;
    await pause(25);
  }
  throw new Error(`Still not so after 1,000 looks: ${what}`);
}

/** Signs in as a demo account; the answer is the proof that a session row was written. */
export async function viewAs(url: string, account = "demo-free"): Promise<string> {
  const response = await fetch(`${url}/demo/view-as`, {
    method: "POST",
    body: new URLSearchParams({ account }),
    redirect: "manual",
  });
  await response.arrayBuffer();
  const token = /^kwela=([\w-]{43});/.exec(response.headers.get("set-cookie") ?? "")?.[1];
  if (response.status !== 303 || token === undefined)
    throw new Error(`No session: ${response.status}`);
  return token;
}

export const whoAmI = (url: string, token: string): Promise<Response> =>
  fetch(`${url}/api/user`, { headers: { cookie: `kwela=${token}` } });
