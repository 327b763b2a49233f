import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, afterAll, expect, test } from "vitest";
import { preparedFolder, startReady, type ServerProcess } from "#tests/support/process/process.ts";
import { rawConnection } from "#tests/support/process/raw-http.ts";

let server: ServerProcess;

beforeAll(async () => {
  server = await startReady({ DATA_DIR: await preparedFolder() });
});

afterAll(async () => {
  await server.stop();
});

/** Sends these bytes and returns all that came back by the time the server closed the connection. */
async function say(text: string): Promise<string> {
  const connection = await rawConnection(server.port);
  connection.send(text);
  return connection.closed;
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);

const expectHealthy = async () => expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

// Node's parser turns away the verbs it has never heard of; the others are ours to refuse.
test.each([
  ["TRACE", 405],
  ["CONNECT", 405],
  ["PROPFIND", 405],
  ["TRACK", 400],
  ["BREW", 400],
  ["get", 400],
])(
  "A041: %s is refused with %i, nothing of it is sent back, and nothing after it is read",
  async (verb, status) => {
    const target = verb === "CONNECT" ? "example.com:443" : "/canary-6";
    const answer = await say(
      `${verb} ${target} HTTP/1.1\r\nHost: localhost\r\nX-Private: canary-7\r\n\r\n` +
        "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n",
    );
    expect(statusOf(answer)).toBe(status);
    expect(answer).not.toMatch(/canary|x-private|example\.com/i);
    expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    // One answer without a body, and the end.
    expect(answer).toMatch(/^[^]*?\r\n\r\n$/);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    await expectHealthy();
  },
);

const post = "POST /api/logout HTTP/1.1\r\nHost: localhost\r\n";

test.each([
  [
    "a length and chunks",
    `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  [
    "chunks and a length",
    `${post}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n`,
  ],
  ["two lengths that differ", `${post}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!`],
  ["a list of lengths", `${post}Content-Length: 5, 6\r\n\r\nhello!`],
  ["a length with a sign", `${post}Content-Length: +5\r\n\r\nhello`],
  ["an encoding nobody knows", `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
  ["chunked before another encoding", `${post}Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n`],
  [
    "a chunk size that is no number",
    `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n0\r\n\r\n`,
  ],
  ["a folded header", `${post}X-Folded: one\r\n two\r\nContent-Length: 0\r\n\r\n`],
  ["a space before the colon", `${post}Content-Length : 0\r\n\r\n`],
  ["bare line feeds", "POST /api/logout HTTP/1.1\nHost: localhost\nContent-Length: 0\n\n"],
  ["a bare line feed between headers", `${post}X-One: 1\nContent-Length: 0\r\n\r\n`],
  ["a NUL in a header", `${post}X-Nul: a\0b\r\nContent-Length: 0\r\n\r\n`],
  ["no host", "GET / HTTP/1.1\r\n\r\n"],
])("A163: a request with %s is answered 400 and the connection closes", async (_what, text) => {
  // What follows must never be taken for a second request.
  const answer = await say(`${text}GET /api/docs HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  expect(statusOf(answer)).toBe(400);
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  await expectHealthy();
});

test("A164: 17 KB of headers are refused with 431, and the next request works", async () => {
  const answer = await say(
    `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${"x".repeat(17 * 1024)}\r\n\r\n`,
  );
  expect(statusOf(answer)).toBe(431);
  await expectHealthy();
});

test("A164: an address of 16 KB is refused, and the next request works", async () => {
  const answer = await say(`GET /${"a".repeat(16 * 1024)} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  expect([414, 431]).toContain(statusOf(answer));
  await expectHealthy();
});

test("A164: a body beyond the limit is refused with 413 whether or not it announces its length", async () => {
  const body = "x".repeat(100 * 1024 + 1);
  const announced = await fetch(`${server.url}/demo/view-as`, { method: "POST", body });
  expect(announced.status).toBe(413);
  const chunked = await say(
    `POST /demo/view-as HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n` +
      `Content-Type: application/x-www-form-urlencoded\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
  );
  expect(statusOf(chunked)).toBe(413);
  await expectHealthy();
});

const host = "Host: localhost\r\n";

test.each([
  ["asked for a tunnel", `CONNECT example.com:443 HTTP/1.1\r\n${host}\r\n`],
  [
    "asked for another protocol",
    `GET / HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: x\r\n\r\n`,
  ],
  ["said nonsense", "hello\r\n\r\n"],
  ["asked for what is refused", `BREW / HTTP/1.1\r\n${host}\r\n`],
  ["expected something", `POST /api/logout HTTP/1.1\r\n${host}Expect: x\r\n\r\n`],
  ["began to send", `${post}Content-Length: 90000\r\n\r\nhello`],
  ["asked for a page", `GET / HTTP/1.1\r\n${host}\r\n`],
  ["asked many times over", `GET /jobs HTTP/1.1\r\n${host}\r\n`.repeat(20)],
])("a client that %s and hangs up by force, again and again, ends nothing", async (_what, text) => {
  const hangUp = async (afterMs: number): Promise<void> => {
    const connection = await rawConnection(server.port);
    connection.send(text);
    if (afterMs > 0) await pause(afterMs);
    connection.reset();
  };
  for (let round = 0; round < 15; round += 1)
    await Promise.all([0, 0, 1, 2, round].map((afterMs) => hangUp(afterMs)));
  await expectHealthy();
  expect(server.stdout()).not.toContain("nobody caught");
});
