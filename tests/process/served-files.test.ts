import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { preparedFolder, startReady, type ServerProcess } from "#tests/support/process/process.ts";
import { rawConnection } from "#tests/support/process/raw-http.ts";
import { productionEnv } from "#tests/support/process/production-env.ts";

const client = "dist/client";
let server: ServerProcess;

beforeAll(async () => {
  const folder = await preparedFolder("migrated");
  server = await startReady({ ...productionEnv, DATA_DIR: folder });
});

afterAll(async () => {
  await server.stop();
});

/** The path goes out exactly as written: `fetch` would tidy it up first. */
async function get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const connection = await rawConnection(server.port);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  connection.send(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${lines.join("")}\r\n`,
  );
  return connection.closed;
}

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test.each([
  "/.env",
  "/.git/config",
  "/.vite/manifest.json",
  "/data/",
  "/.data/lock",
  "/backup.sql",
  "/docs",
  "/metrics",
  "/package.json",
  "/__test__/x",
  "/src/server/config.ts",
  "/assets",
  "/assets/",
  "/assets/..%2f..%2f.env",
  "/assets/../../../package.json",
  "/assets/%2e%2e/%2e%2e/package.json",
  "/assets/..%5c..%5cpackage.json",
  "//etc/passwd",
])("A162: %s is not there", async (path) => {
  const answer = await get(path);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).not.toMatch(/"dependencies"|root:x:|\[core\]/);
});

test("A162: health tells its state and nothing else", async () => {
  expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: "ok" });
  expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: "ready" });
});

test("A073: what the browser gets holds no source map, no secret and no secret's name", async () => {
  const paths = await filesIn(client);
  expect(paths.filter((path) => path.endsWith(".map"))).toEqual([]);
  expect(paths.some((path) => path.endsWith(".js"))).toBe(true);
  const forbidden =
    /sourceMappingURL|APP_SECRET|PAYSTACK_SECRET_KEY|SMTP_URL|DATABASE_URL|METRICS_TOKEN|sk_live|sk_test|postgres(ql)?:\/\/|BEGIN [A-Z ]*PRIVATE KEY/;
  for (const path of paths)
    expect({ path, found: forbidden.exec(await readFile(path, "latin1")) }).toEqual({
      path,
      found: null,
    });
});

test("static files come compressed, can be kept for ever, and are confirmed without being sent again", async () => {
  const scripts = (await filesIn(client)).filter((path) => /\/assets\/[^/]+\.js$/.test(path));
  expect(scripts.length).toBeGreaterThan(0);
  for (const path of scripts) {
    const plain = await readFile(path);
    const url = server.url + path.slice(client.length);
    // `fetch` unpacks by itself, so the packed bytes are read off the wire.
    const identity = await fetch(url, { headers: { "accept-encoding": "identity" } });
    expect(identity.status).toBe(200);
    expect(identity.headers.get("content-encoding")).toBeNull();
    expect(identity.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(identity.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(identity.headers.get("vary")).toBe("Accept-Encoding");
    expect(plain.equals(Buffer.from(await identity.arrayBuffer()))).toBe(true);

    for (const [encoding, unpack] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const answer = await get(path.slice(client.length), { "Accept-Encoding": encoding });
      expect(answer).toMatch(new RegExp(`\\r\\ncontent-encoding: ${encoding}\\r\\n`, "i"));
      expect(unpack(bodyOf(answer)).equals(plain)).toBe(true);
    }

    const etag = identity.headers.get("etag") ?? "";
    const again = await fetch(url, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect((await again.arrayBuffer()).byteLength).toBe(0);

    const head = await fetch(url, { method: "HEAD", headers: { "accept-encoding": "identity" } });
    expect(head.status).toBe(200);
    expect(head.headers.get("etag")).toBe(etag);
    expect((await head.arrayBuffer()).byteLength).toBe(0);
  }
});

test("files whose name does not change with their content are kept for an hour only", async () => {
  const others = (await filesIn("public")).filter((path) =>
    /\.(css|svg|txt|ico|png|webmanifest)$/.test(path),
  );
  for (const path of others) {
    const response = await fetch(server.url + path.slice("public".length));
    expect({ path, status: response.status }).toEqual({ path, status: 200 });
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
  }
});

test("A123 A154: a page that is kept still has its own nonce and number each time, and is nobody's who brings a cookie", async () => {
  const seen = new Set<string>();
  for (let visit = 0; visit < 4; visit += 1) {
    const response = await fetch(server.url);
    const nonce = /'nonce-([^']+)'/.exec(
      response.headers.get("content-security-policy") ?? "",
    )?.[1];
    expect(await response.text()).toContain(`nonce="${nonce}"`);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
    seen.add(`${nonce}`).add(`${response.headers.get("x-request-id")}`);
  }
  expect(seen.size).toBe(8);
  const known = await fetch(server.url, { headers: { cookie: "__Host-kwela=anything" } });
  expect(known.headers.get("cache-control")).toBe("private, no-store");
  const head = await fetch(server.url, { method: "HEAD" });
  expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
});

function bodyOf(answer: string): Buffer {
  const start = answer.indexOf("\r\n\r\n") + 4;
  expect(answer.slice(0, start)).toMatch(/\r\ncontent-length: \d+\r\n/i);
  return Buffer.from(answer.slice(start), "latin1");
}
