import { describe, expect, test } from "vitest";
import type { PageRenderer } from "#contract/page.ts";
import { productionEnv } from "../support/process/production-env.ts";
import { testApp, freshTables, type TestApp } from "../support/test-app.ts";

const database = await freshTables();

const brokenRenderer: PageRenderer = {
  render: () => Promise.reject(new Error("no page today")),
  keptAddress: () => null,
};

const answers: readonly [name: string, (app: TestApp) => Promise<Response>][] = [
  ["a page", (app) => app.request("/")],
  ["a missing page", (app) => app.request("/nope")],
  ["an API answer", (app) => app.request("/api/logout", { method: "POST" })],
  ["a refusal", (app) => app.request("/api/user")],
  ["a missing endpoint", (app) => app.request("/api/nope")],
  [
    "a foreign request",
    (app) =>
      app.request("/api/logout", { method: "POST", headers: { origin: "https://evil.test" } }),
  ],
  [
    "a body too large",
    (app) => app.request("/api/logout", { method: "POST", body: "x".repeat(200_000) }),
  ],
  ["a wrong method", (app) => app.request("/", { method: "DELETE" })],
  ["the documentation", (app) => app.request("/api/docs")],
  ["a feed", (app) => app.request("/feeds/jobs.rss")],
  ["a sitemap", (app) => app.request("/sitemap.xml")],
  ["a probe", (app) => app.request("/healthz")],
];

describe("A154: every answer carries the security headers", () => {
  test.each(answers)("%s", async (_name, ask) => {
    const { headers } = await ask(testApp(database, { env: productionEnv }));
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("strict-transport-security")).toMatch(/max-age=(\d{8,}); includeSubDomains/);
    expect(headers.get("content-type")).toMatch(/; charset=utf-8$/i);
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get("x-powered-by")).toBeNull();
    expect(headers.get("server")).toBeNull();
  });

  test("so does the page of last resort, and a redirect", async () => {
    const broken = await testApp(database, { renderer: brokenRenderer }).request("/");
    expect(broken.status).toBe(500);
    expect(broken.headers.get("x-content-type-options")).toBe("nosniff");
    expect(broken.headers.get("content-security-policy")).toContain("default-src 'none'");
    const body = new URLSearchParams({ account: "" });
    const redirect = await testApp(database).request("/demo/view-as", { method: "POST", body });
    expect(redirect.status).toBe(303);
    expect(redirect.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("plain http promises no https", async () => {
    const { headers } = await testApp(database).request("/");
    expect(headers.get("strict-transport-security")).toBeNull();
    expect(headers.get("content-security-policy")).not.toContain("upgrade-insecure-requests");
  });
});

describe("what a page may do for paying", () => {
  test("it may frame the provider's checkout and letters of ours, let the first ask for a payment, and nothing else", async () => {
    const { headers } = await testApp(database, { env: productionEnv }).request("/");
    const policy = headers.get("content-security-policy")?.split("; ");
    expect(policy).toContain("frame-src 'self' https://checkout.paystack.com");
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy?.find((one) => one.startsWith("script-src"))).toMatch(
      /^script-src 'self' 'nonce-[^' ]+'$/,
    );
    expect(headers.get("permissions-policy")).toBe(
      'camera=(), geolocation=(), microphone=(), payment=(self "https://checkout.paystack.com"), usb=()',
    );
  });

  test("in a demo the checkout is at home, and no other page there can be framed", async () => {
    const app = testApp(database);
    const policyOf = async (path: string) =>
      (await app.request(path)).headers.get("content-security-policy");
    expect(await policyOf("/")).toContain("frame-src 'self';");
    expect(await policyOf("/demo/paystack/popup")).toContain("frame-ancestors 'self'");
    for (const path of ["/", "/nope", "/demo/ui", "/demo/paystack", "/demo/paystack/checkout/a"])
      expect(await policyOf(path)).toContain("frame-ancestors 'none'");
  });
});

describe("A123: the policy of a page", () => {
  test("allows no inline script without this answer's own nonce, and no object, base, frame or foreign form", async () => {
    const policy =
      (await testApp(database).request("/")).headers.get("content-security-policy") ?? "";
    expect(policy).not.toContain("unsafe");
    for (const directive of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "default-src 'none'",
    ]) {
      expect(policy).toContain(directive);
    }
  });

  test("has a fresh nonce each time, also from the cache, and it is on every script of the page", async () => {
    const app = testApp(database);
    const nonces = new Set<string>();
    for (let round = 0; round < 3; round += 1) {
      const response = await app.request("/");
      const nonce =
        /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "")?.[1] ?? "";
      const scripts =
        (await response.text()).match(/<script(?! type="application\/json")[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  test("needs no inline style: the markup has none", async () => {
    const app = testApp(database);
    for (const path of ["/", "/nope", "/demo/ui", "/demo/mail"]) {
      expect(await (await app.request(path)).text()).not.toMatch(/\sstyle="|<style/);
    }
  });
});

describe("A072 A159 A160: what may be kept by whom", () => {
  test("personal answers are never stored", async () => {
    const app = testApp(database);
    const send = await app.as(await app.build.user());
    for (const path of [
      "/",
      "/api/user",
      "/nope",
      "/api/user/x.css",
      "/settings/a.js",
      "/job-tracker;.png",
    ]) {
      expect((await send(path)).headers.get("cache-control")).toBe("private, no-store");
    }
  });

  test("a page for a visitor stays out of shared caches too, since it holds a nonce", async () => {
    const { headers } = await testApp(database).request("/");
    expect(headers.get("cache-control")).toBe("private, no-cache");
    expect(headers.get("vary")).toContain("Cookie");
  });

  test("headers nobody should trust change nothing on the page", async () => {
    const app = testApp(database);
    const plain = await (await app.request("/nope")).text();
    const tricks = {
      "x-forwarded-host": "evil.test",
      "x-forwarded-proto": "http",
      "x-original-url": "/admin",
      "x-rewrite-url": "/admin",
      accept: "application/json",
    };
    const tricked = await (await app.request("/nope", { headers: tricks })).text();
    const settled = (text: string) =>
      text.replaceAll(/nonce="[^"]+"/g, "").replaceAll(/"(dehydratedAt|dataUpdatedAt)":\d+/g, "");
    expect(settled(tricked)).toBe(settled(plain));
  });

  test("A157: a forged Host never reaches a link", async () => {
    const response = await testApp(database, { env: productionEnv }).request("/", {
      headers: { host: "evil.test" },
    });
    const text = await response.text();
    expect(text).not.toContain("evil.test");
    expect(text).toContain('<link rel="canonical" href="https://kwela.example/">');
  });
});
