import { once } from "node:events";
import { mkdir, rm, truncate, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freePort } from "#tests/support/process/free-port.ts";
import {
  preparedFolder,
  startProcess,
  startReady,
  tempFolder,
} from "#tests/support/process/process.ts";
import { rawConnection } from "#tests/support/process/raw-http.ts";

/** Code that runs before the server's, and makes a fault when told to by a signal. */
const preload = (fault: string): string =>
  `--import=data:text/javascript,${encodeURIComponent(`process.on("SIGUSR2", () => { ${fault} })`)}`;

test.each([
  ["an exception", `throw new Error("out of the blue")`],
  ["a rejected promise", `Promise.reject(new Error("out of the blue"))`],
  ["a rejection that is no error", `Promise.reject("out of the blue")`],
])(
  "%s that nobody caught is one line in the log; what is under way is answered, and the exit says that it failed",
  async (_what, fault) => {
    const folder = await preparedFolder();
    const server = await startReady({ DATA_DIR: folder, NODE_OPTIONS: preload(fault) });
    const underWay = await rawConnection(server.port);
    underWay.send(
      "POST /demo/view-as HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n" +
        "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 17\r\n\r\n",
    );
    await underWay.receives(/^HTTP\/1\.1 100 /);
    server.signal("SIGUSR2");
    await server.says(/A fault that nobody caught/);
    underWay.send("account=demo-free");
    expect(await underWay.closed).toMatch(/HTTP\/1\.1 303 /);
    expect(await server.exited).toEqual({ code: 1, signal: null });

    expect(server.stderr()).toBe("");
    const lines = server
      .stdout()
      .split("\n")
      .filter((line) => line.includes("nobody caught"));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      level: "error",
      alert: "fault",
      error: { stack: expect.stringContaining("out of the blue") as unknown },
    });
  },
);

const spoiled: readonly [what: string, spoil: (folder: string) => Promise<string>][] = [
  [
    "that is a file",
    async (folder) => {
      await writeFile(join(folder, "a-file"), "");
      return join(folder, "a-file");
    },
  ],
  [
    "below a file",
    async (folder) => {
      await writeFile(join(folder, "a-file"), "");
      return join(folder, "a-file", "data");
    },
  ],
  ["where nobody may write", async () => "/sys/kwela"],
  [
    "with a damaged lock",
    async (folder) => {
      await writeFile(join(folder, "lock"), "no database ".repeat(100));
      return folder;
    },
  ],
  [
    "with a damaged database",
    async (folder) => {
      await truncate(join(folder, "pglite", "global", "pg_control"), 10);
      return folder;
    },
  ],
  [
    "with a file where the database should be",
    async (folder) => {
      await rm(join(folder, "pglite"), { recursive: true });
      await writeFile(join(folder, "pglite"), "");
      return folder;
    },
  ],
  [
    "with a folder where its lock should be",
    async (folder) => {
      await rm(join(folder, "lock"));
      await mkdir(join(folder, "lock"));
      return folder;
    },
  ],
];

test.each(spoiled)(
  "a data folder %s stops the start with one line that names it and says what to do",
  async (_what, spoil) => {
    const folder = await spoil(await preparedFolder());
    const server = await startProcess({ DATA_DIR: folder });
    expect(await server.exited).toEqual({ code: 1, signal: null });
    expect(server.stdout()).toBe("");
    const lines = server.stderr().trimEnd().split("\n");
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`The data folder ${folder} cannot be used: `);
    expect(lines[0]).toMatch(/DATA_DIR|restore it|remove that one file/);
  },
);

test("an address that is no PostgreSQL server's stops the start with one line, without the password", async () => {
  const other = createServer((_request, response) => void response.end()).listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const server = await startProcess({
    DATA_DIR: await tempFolder(),
    DATABASE_URL: `postgres://kwela:hunter2@127.0.0.1:${port}/kwela?sslmode=verify-full`,
    PORT: String(await freePort()),
  });
  expect(await server.exited).toEqual({ code: 1, signal: null });
  expect(server.stderr()).toMatch(/^DATABASE_URL does not open a database: [^\n]+\n$/);
  expect(server.stderr()).not.toContain("hunter2");
  other.close();
});
