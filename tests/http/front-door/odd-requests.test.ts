import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { rawConnection } from "../../support/process/raw-http.ts";
import { productionEnv } from "../../support/process/production-env.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";

const database = await freshTables();
let app: TestApp;
let port = 0;

beforeEach(async () => {
  app = testApp(database, { env: productionEnv });
  port = ((await app.serve()).address() as AddressInfo).port;
});

/** Sends these bytes and returns all that came back by the time the server closed the connection. */
async function say(text: string): Promise<string> {
  const connection = await rawConnection(port);
  connection.send(text);
  return connection.closed;
}

const ask = (target: string, headers = "", method = "GET"): Promise<string> =>
  say(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`);

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
const headerOf = (answer: string, name: string): string | undefined =>
  new RegExp(`\\r\\n${name}: ([^\\r]*)`, "i").exec(answer.split("\r\n\r\n")[0] ?? "")?.[1];

function expectGuarded(answer: string): void {
  expect(headerOf(answer, "x-content-type-options")).toBe("nosniff");
  expect(headerOf(answer, "x-frame-options")).toBe("DENY");
  expect(headerOf(answer, "referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headerOf(answer, "content-security-policy")).toContain("frame-ancestors 'none'");
  expect(headerOf(answer, "strict-transport-security")).toMatch(/max-age=\d{8,}/);
}

describe("A154: every answer carries the security headers, also one that no page or endpoint gave", () => {
  const host = "Host: localhost\r\nConnection: close\r\n";
  test.each([
    ["an odd verb", 405, `TRACE / HTTP/1.1\r\n${host}\r\n`],
    ["a verb of another protocol", 405, `PROPFIND / HTTP/1.1\r\n${host}\r\n`],
    ["a tunnel", 405, `CONNECT example.com:443 HTTP/1.1\r\n${host}\r\n`],
    ["a verb nobody knows", 400, `BREW / HTTP/1.1\r\n${host}\r\n`],
    ["no host", 400, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
    ["an empty host", 400, "GET /nope HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n"],
    ["an impossible host", 400, "GET /nope HTTP/1.1\r\nHost: a b/c@d\r\nConnection: close\r\n\r\n"],
    ["an old version without a host", 400, "GET / HTTP/1.0\r\n\r\n"],
    ["another protocol", 400, "hello\r\n\r\n"],
    ["a later version", 400, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
    ["headers without end", 431, `GET / HTTP/1.1\r\n${host}X: ${"x".repeat(17_000)}\r\n\r\n`],
    ["an unknown expectation", 417, `GET / HTTP/1.1\r\n${host}Expect: x\r\n\r\n`],
    [
      "a chunk that is none",
      400,
      `POST /api/logout HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
    ],
    [
      "a chunk that goes on about itself",
      413,
      `POST /api/logout HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n1;${"a".repeat(17_000)}\r\n`,
    ],
    ["a backslash", 400, `GET /\\x HTTP/1.1\r\n${host}\r\n`],
    ["everything at once", 400, `GET * HTTP/1.1\r\n${host}\r\n`],
    ["nowhere", 400, `GET localhost:443 HTTP/1.1\r\n${host}\r\n`],
  ])("%s", async (_what, status, text) => {
    const answer = await say(text);
    expect(statusOf(answer)).toBe(status);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expectGuarded(answer);
  });
});

test("a body that is too long costs nobody the connection: what a proxy sends over it later is answered", async () => {
  const host = "Host: localhost\r\n";
  const connection = await rawConnection(port);
  connection.send(
    `POST /api/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 200000\r\n\r\n${"x".repeat(200_000)}`,
  );
  // Longer than the framework goes on reading what nobody wanted.
  await pause(800);
  connection.send(`GET /healthz HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
  const answers = await connection.closed;
  expect(answers.match(/HTTP\/1\.1 \d{3}/g)).toEqual(["HTTP/1.1 413", "HTTP/1.1 200"]);
});

describe("an address", () => {
  test.each([
    "http://localhost/check-a-job",
    "HTTPS://evil.test:99/check-a-job?x=http://y",
    "http://a@b/check-a-job#c",
  ])("written out whole is the page of its path: %s", async (target) => {
    const answer = await ask(target);
    expect(statusOf(answer)).toBe(200);
    expect(answer).toContain('<link rel="canonical" href="https://kwela.example/check-a-job">');
    expect(answer).not.toContain("evil.test");
  });

  test.each(["http://localhost", "http://localhost?utm=1", "https://localhost/"])(
    "without a path is the home page: %s",
    async (target) => {
      expect(await ask(target)).toContain('<link rel="canonical" href="https://kwela.example/">');
    },
  );

  test.each([
    "http://",
    "http:///x",
    "https:/x",
    "ftp://x/y",
    "*",
    "x",
    "?x",
    String.raw`/\x`,
    String.raw`/a\b`,
  ])("that names no place here is refused: %s", async (target) => {
    const answer = await ask(target);
    expect(statusOf(answer)).toBe(400);
    expectGuarded(answer);
  });

  test.each([
    "//x",
    "///x",
    "/%00",
    "/%FF",
    "/%ED%A0%80",
    "/%EF%BC%8Fx",
    "/jobs/%EF%BC%8F",
    "/../../etc",
    "/jobs/%2e%2e/x",
  ])(
    "that leads nowhere is a page that says so, for visitors and members alike: %s",
    async (target) => {
      const cookie = `Cookie: __Host-kwela=${await app.build.session(await app.build.user())}\r\n`;
      for (const headers of ["", cookie]) {
        const answer = await ask(target, headers);
        expect(statusOf(answer)).toBe(404);
        expectGuarded(answer);
      }
    },
  );

  test("that leads nowhere may be as long as it likes", async () => {
    for (const target of [`/${"%EF%BC%8F".repeat(1_500)}`, `/${"/".repeat(15_000)}x`])
      expect(statusOf(await ask(target))).toBe(404);
  });
});

describe("whoever is signed in and asks to sign in goes on", () => {
  test.each([
    ["/%EF%BC%8Fx", "/%EF%BC%8Fx"],
    ["/%C3%A9", "/%C3%A9"],
    ["/%F0%9F%98%80?q=%F0%9F%98%80#%E2%82%AC", "/%F0%9F%98%80"],
    ["/%ED%A0%80", "/%EF%BF%BD%EF%BF%BD%EF%BF%BD"],
    ["/%E9", "/%EF%BF%BD"],
    ["/%20%22%3C", "/%20%22%3C"],
    ["//evil.test", "/jobs"],
    ["/%5Cevil.test", "/jobs"],
    ["/%09/evil.test", "/jobs"],
    ["/%0d%0aSet-Cookie:a=b", "/jobs"],
    ["/%00", "/jobs"],
    ["/.%2F/evil.test", "/jobs"],
    ["https://evil.test", "/jobs"],
  ])("from next=%s to %s, in letters that every header takes", async (next, expected) => {
    const cookie = `Cookie: __Host-kwela=${await app.build.session(await app.build.user())}\r\n`;
    const answer = await ask(`/auth?next=${next}`, cookie);
    expect(statusOf(answer)).toBe(302);
    const location = headerOf(answer, "location") ?? "";
    expect(location).toMatch(/^[!-~]+$/);
    expect(new URL(location, "https://kwela.example").origin).toBe("https://kwela.example");
    expect(location.split(/[?#]/)[0]).toBe(expected);
  });
});
