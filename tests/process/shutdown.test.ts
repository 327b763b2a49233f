import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { freePort } from "#tests/support/process/free-port.ts";
import { openEmbedded } from "#server/adapters/database/embedded/embedded.ts";
import { sessions } from "#server/adapters/database/schema.ts";
import {
  eventually,
  preparedFolder,
  startProcess,
  startReady,
  tempFolder,
} from "#tests/support/process/process.ts";
import { isRefused, rawConnection, type RawConnection } from "#tests/support/process/raw-http.ts";

const form = "account=demo-free";

/** A request whose body is still to come. The "100 Continue" proves that the server is at work on it. */
async function halfSent(port: number): Promise<RawConnection> {
  const connection = await rawConnection(port);
  connection.send(
    "POST /demo/view-as HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n" +
      `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n`,
  );
  await connection.receives(/^HTTP\/1\.1 100 /);
  return connection;
}

test("F27: on SIGTERM every request under way is answered, nothing new is taken, and the exit is clean", async () => {
  const folder = await preparedFolder();
  const server = await startReady({ DATA_DIR: folder });
  const idle = await rawConnection(server.port);
  idle.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await idle.receives(/"status":"ok"/);
  const underWay = await Promise.all(Array.from({ length: 200 }, () => halfSent(server.port)));

  server.signal("SIGTERM");
  await eventually(() => isRefused(server.port), "new connections are refused");
  await idle.closed;
  for (const connection of underWay) connection.send(form);
  const answers = await Promise.all(underWay.map(({ closed }) => closed));

  for (const answer of answers) {
    expect(answer).toMatch(/\r\n\r\nHTTP\/1\.1 303 See Other\r\n/);
    // Otherwise the client would keep the connection, and the shutdown would wait for it until its deadline.
    expect(answer).toMatch(/\r\nConnection: close\r\n/i);
  }
  expect(await server.exited).toEqual({ code: 0, signal: null });
  expect(server.stderr()).toBe("");

  const database = await openEmbedded({ folder });
  expect(await database.queries.$count(sessions)).toBe(200);
  await database.close();
});

test("F27: a second SIGTERM ends it at once, and the folder still opens", async () => {
  const folder = await preparedFolder();
  const server = await startReady({ DATA_DIR: folder });
  await halfSent(server.port);
  server.signal("SIGTERM");
  await eventually(() => isRefused(server.port), "new connections are refused");
  expect(await server.stop()).toEqual({ code: 1, signal: null });

  const next = await startReady({ DATA_DIR: folder });
  expect((await fetch(`${next.url}/`)).status).toBe(200);
  await next.stop();
});

test("F27: SIGTERM while the first start is filling the folder ends it, and the next start completes", async () => {
  const folder = await tempFolder();
  const server = await startProcess({ DATA_DIR: folder });
  await eventually(
    async () => (await readdir(folder, { recursive: true })).length > 50,
    "the folder is filling",
  );
  const { code } = await server.stop();
  expect(code).toBe(0);
  expect(server.stderr()).toBe("");

  const next = await startReady({ DATA_DIR: folder });
  expect((await fetch(`${next.url}/`)).status).toBe(200);
  await next.stop();
});

test("F27: SIGTERM while waiting for a database that is not there ends the wait", async () => {
  const server = await startProcess({
    DATABASE_URL: `postgres://127.0.0.1:${await freePort()}/kwela`,
  });
  await server.says(/Waiting for the database/);
  expect(await server.stop()).toEqual({ code: 0, signal: null });
});
