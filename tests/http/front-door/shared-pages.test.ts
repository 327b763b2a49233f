import { setImmediate as turn } from "node:timers/promises";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { defaultLimits, ofNewcomers } from "#domain/rate-limit.ts";
import { pagesSaying } from "./page-makers.ts";
import { rawConnection } from "../../support/process/raw-http.ts";
import { productionEnv } from "../../support/process/production-env.ts";
import { freshTables, testApp } from "../../support/test-app.ts";

const database = await freshTables();
const canary = "thandi-canary";
const visitors = 20;

/** Pages that name their viewer and are made only when the gate opens. */
function gatedPages() {
  const gate = Promise.withResolvers<void>();
  let begun = 0;
  const renderer = pagesSaying(async ({ viewer }) => {
    begun += 1;
    await gate.promise;
    return viewer?.username ?? "nobody";
  });
  return { renderer, begun: () => begun, open: () => gate.resolve() };
}

interface Sent {
  readonly method?: string;
  readonly target?: string;
  readonly lines?: readonly string[];
}

/** Request lines and headers exactly as written: `fetch` would tidy them up first. */
async function send(port: number, { method = "GET", target = "/", lines = [] }: Sent) {
  const hosts = lines.some((line) => line.startsWith("Host:")) ? [] : ["Host: localhost"];
  const connection = await rawConnection(port);
  connection.send(
    `${[`${method} ${target} HTTP/1.1`, "Connection: close", ...hosts, ...lines].join("\r\n")}\r\n\r\n`,
  );
  return connection.closed;
}

/** While the page is being made for one who brings this, many ask for it who bring nothing. */
async function visitDuring(odd: (token: string) => Sent, env: Readonly<Record<string, string>>) {
  const { renderer, begun, open } = gatedPages();
  const app = testApp(database, { renderer, env });
  const server = await app.serve();
  const { port } = server.address() as AddressInfo;
  const token = await app.build.session(await app.build.user({ username: canary }));
  let arrived = 0;
  server.on("request", () => void (arrived += 1));
  const first = send(port, odd(token));
  await expect.poll(begun).toBe(1);
  const plain = { lines: ["Accept-Encoding: identity"] };
  const others = Array.from({ length: visitors }, () => send(port, plain));
  await expect.poll(() => arrived).toBe(1 + visitors);
  for (let turns = 0; turns < 50; turns += 1) await turn();
  open();
  await first;
  return [...(await Promise.all(others)), await send(port, plain)];
}

const cookies = (name: string): readonly [what: string, (token: string) => Sent][] => {
  const line = (write: (token: string) => string) => (token: string) => ({
    lines: [`Cookie: ${write(token)}`],
  });
  return [
    ["as it should be", line((token) => `${name}=${token}`)],
    ["a space before the =", line((token) => `${name} =${token}`)],
    ["a tab before the =", line((token) => `${name}\t=${token}`)],
    ["a no-break space before the =", line((token) => `${name}\u00a0=${token}`)],
    ["a no-break space in front", line((token) => `\u00a0${name}=${token}`)],
    ["a space after the =", line((token) => `${name}= ${token}`)],
    ["quotes", line((token) => `${name}="${token}"`)],
    ["quotes around everything", line((token) => `"${name}=${token}"`)],
    ["capitals", line((token) => `${name.toUpperCase()}=${token}`)],
    ["other cookies close by", line((token) => `a=b;${name}=${token};c=d`)],
    ["tabs between cookies", line((token) => `a=b;\t\t${name} = ${token}`)],
    ["empty cookies around it", line((token) => `;;; ${name}=${token};;`)],
    ["a comma between cookies", line((token) => `a=b, ${name}=${token}`)],
    ["a comma and a space before the =", line((token) => `a=b, ${name} =${token}`)],
    ["a cookie without a name", line((token) => `=${name}=${token}`)],
    ["the same twice", line((token) => `${name}=${token}; ${name}=x`)],
    ["another first", line((token) => `${name}=x; ${name}=${token}`)],
    ["an empty one first", line((token) => `${name}=; ${name} =${token}`)],
    ["a version", line((token) => `$Version=1; ${name}=${token}; $Path=/`)],
    ["an escaped name", line((token) => `%6bwela=${token}; ${name}%20=${token}`)],
    [
      "an escaped value",
      line((token) => `${name}=%${token.charCodeAt(0).toString(16)}${token.slice(1)}`),
    ],
    ["the other prefix", line((token) => `__Host-kwela=${token}; kwela=${token}`)],
    ["the other prefix, spelt loosely", line((token) => `__host-kwela =${token}; kwela =${token}`)],
    [
      "two headers",
      (token) => ({ lines: ["Cookie: a=b", `Cookie: ${name} =${token}`, "cookie: c=d"] }),
    ],
    ["an odd header name", (token) => ({ lines: [`COOKIE: ${name}=${token}`] })],
  ];
};

const others: readonly [what: string, (token: string) => Sent][] = [
  ["a bearer token", (token) => ({ lines: [`Authorization: Bearer ${token}`] })],
  ["a HEAD", (token) => ({ method: "HEAD", lines: [`Cookie: kwela =${token}`] })],
  [
    "an overridden method",
    (token) => ({ lines: ["X-HTTP-Method-Override: HEAD", `Cookie: kwela =${token}`] }),
  ],
  ["a range", (token) => ({ lines: ["Range: bytes=0-9", `Cookie: kwela=${token}`] })],
  [
    "conditions",
    (token) => ({ lines: ['If-None-Match: W/"x"', "If-Range: x", `Cookie: kwela=${token}`] }),
  ],
  [
    "odd codings",
    (token) => ({ lines: ["Accept-Encoding: GZIP;q=1, *;q=0", `Cookie: kwela=${token}`] }),
  ],
  ["somebody else's host", (token) => ({ lines: ["Host: evil.test", `Cookie: kwela=${token}`] })],
  [
    "a forwarded address and host",
    (token) => ({
      lines: ["X-Forwarded-For: 1.1.1.1", "X-Forwarded-Host: evil.test", `Cookie: kwela=${token}`],
    }),
  ],
  [
    "a whole address",
    (token) => ({ target: "http://localhost/", lines: [`Cookie: kwela=${token}`] }),
  ],
];

describe("a page that is being made for a member is given to nobody else, whatever the request looks like", () => {
  test.each([...cookies("kwela"), ...others])("%s", async (_what, odd) => {
    for (const answer of await visitDuring(odd, {})) {
      expect(answer).toContain("<p>nobody</p>");
      expect(answer).not.toContain(canary);
    }
  });

  test.each(cookies("__Host-kwela"))("where cookies carry a prefix: %s", async (_what, odd) => {
    for (const answer of await visitDuring(odd, productionEnv)) {
      expect(answer).toContain("<p>nobody</p>");
      expect(answer).not.toContain(canary);
    }
  });
});

describe("whoever waits for a page that somebody else is being made", () => {
  const cookie = async (app: ReturnType<typeof testApp>, spelling: string) =>
    spelling + (await app.build.session(await app.build.user({ username: canary })));

  test("is not refused because the other asked too often", async () => {
    const { renderer, open } = gatedPages();
    const app = testApp(database, { renderer });
    await expect.poll(() => database.changes.isListening()).toBe(true);
    open();
    const { calls } = ofNewcomers(defaultLimits.page);
    for (let count = 0; count < calls; count += 1)
      await app.request(`/${count}`, {}, "198.51.100.1");
    const [refused, ...answers] = await Promise.all(
      ["198.51.100.1", "198.51.100.2", "198.51.100.3"].map((address) =>
        app.request("/", {}, address),
      ),
    );
    expect(refused?.status).toBe(429);
    for (const { status } of answers) expect(status).toBe(200);
  });

  test("gets their own when the other's failed", async () => {
    let asked = 0;
    const gate = Promise.withResolvers<void>();
    const renderer = pagesSaying(async () => {
      const isFirst = (asked += 1) === 1;
      await gate.promise;
      if (isFirst) throw new Error("not today");
      return "well";
    });
    const app = testApp(database, { renderer });
    const first = app.request("/");
    await expect.poll(() => asked).toBe(1);
    const second = app.request("/");
    for (let turns = 0; turns < 50; turns += 1) await turn();
    gate.resolve();
    expect((await first).status).toBe(500);
    expect(await (await second).text()).toContain("<p>well</p>");
  });

  test("sees nothing of a member whose cookie is spelt oddly, and the member sees what a visitor sees", async () => {
    const app = testApp(database, {
      renderer: pagesSaying(({ viewer }) => viewer?.username ?? "nobody"),
    });
    const headers = { cookie: await cookie(app, "kwela =") };
    expect(await (await app.request("/", { headers })).text()).toContain("<p>nobody</p>");
    expect((await app.request("/api/user", { headers })).status).toBe(401);
  });
});
