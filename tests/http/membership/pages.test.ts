import { describe, expect, test } from "vitest";
import { productionEnv } from "../../support/process/production-env.ts";
import { testApp, freshTables, type TestApp } from "../../support/test-app.ts";

const database = await freshTables();

type Send = TestApp["request"];

const textAt = async (send: Send, path: string) => (await send(path)).text();
const whereTo = async (send: Send, path: string) => {
  const response = await send(path);
  return [response.status, response.headers.get("location")];
};

describe("the pricing page", () => {
  test("reads in full for search engines and without scripts, answers included", async () => {
    const app = testApp(database, { env: productionEnv });
    const response = await app.request("/pricing");
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain("<title>Pricing | Kwela</title>");
    expect(html).toContain(`<link rel="canonical" href="${productionEnv.APP_URL}/pricing">`);
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const words of ["R2,000", "POPULAR", "Cancel anytime. No contracts.", "7 more days"])
      expect(html).toContain(words);
    expect(html.match(/<details/g)?.length).toBeGreaterThanOrEqual(7);
    expect(html).toContain("A sample story");
  });

  test("has the button that fits its viewer", async () => {
    const app = testApp(database);
    const free = await app.as(await app.build.user());
    const premium = await app.as(await app.build.premiumUser());
    expect(await textAt(app.request, "/pricing")).toContain("Sign In to Subscribe");
    expect(await textAt(free, "/pricing")).toContain("Subscribe Now");
    const html = await textAt(premium, "/pricing");
    for (const words of ["Current Plan", "You Already Have Premium"])
      expect(html).toMatch(new RegExp(`<button[^>]*disabled=""[^>]*>${words}</button>`));
    expect(html).not.toMatch(/Subscribe Now|Sign In to Subscribe/);
  });
});

describe("who is turned away from a premium page", () => {
  const toPricing = [
    ["/premium/cover-letter-analyzer", "premium-feature"],
    ["/premium/resume-templates", "premium-feature"],
    ["/premium/outreach-scripts", "premium-feature"],
    ["/newsletter-proof", "premium-feature"],
    ["/settings", "premium-settings"],
  ] as const;

  test.each(toPricing)(
    "%s: a visitor signs in first, a free user sees the prices",
    async (path, notice) => {
      const app = testApp(database);
      const free = await app.as(await app.build.user());
      const next = `/auth?next=${encodeURIComponent(path)}`;
      expect(await whereTo(app.request, path)).toEqual([302, next]);
      expect(await whereTo(free, path)).toEqual([302, `/pricing?notice=${notice}`]);
    },
  );

  test("the gallery tells everybody what it is, the tracker whoever is signed in", async () => {
    const app = testApp(database);
    const free = await app.as(await app.build.user());
    for (const send of [app.request, free])
      for (const path of ["/growth-gallery", "/growth-gallery/12"]) {
        const html = await textAt(send, path);
        for (const words of ["20+ strategies", "Implementation steps", "New strategies monthly"])
          expect(html).toContain(words);
        expect(html).toContain("<title>Growth Gallery | Kwela</title>");
      }
    expect(await whereTo(app.request, "/job-tracker")).toEqual([302, "/auth?next=%2Fjob-tracker"]);
    expect(await textAt(free, "/job-tracker")).toContain("Your response rate");
  });
});

describe("paying", () => {
  const callback = "/subscription/callback?reference=sub-1-abc";

  test("is for whoever is signed in, and leads back to the same payment", async () => {
    const app = testApp(database);
    expect(await whereTo(app.request, "/subscribe")).toEqual([302, "/auth?next=%2Fsubscribe"]);
    const next = `/auth?next=${encodeURIComponent(callback)}`;
    expect(await whereTo(app.request, callback)).toEqual([302, next]);
  });

  test("is kept from search engines, caches and other sites", async () => {
    const app = testApp(database);
    const free = await app.as(await app.build.user());
    for (const path of ["/subscribe", callback]) {
      const response = await free(path);
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("private, no-store");
      expect(response.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(await response.text()).toContain('<meta name="robots" content="noindex">');
    }
  });

  test("says what it costs, and that it needs JavaScript", async () => {
    const app = testApp(database);
    const free = await app.as(await app.build.user({ email: "sipho@example.com" }));
    const html = await textAt(free, "/subscribe");
    for (const words of ["R2,000", "sipho@example.com", "Paying needs JavaScript"])
      expect(html).toContain(words);
    expect(await textAt(free, "/subscription/callback")).toContain(
      "Payment reference not found in URL",
    );
  });

  test("asks no member for money", async () => {
    const app = testApp(database);
    const premium = await app.as(await app.build.premiumUser());
    const html = await textAt(premium, "/subscribe");
    expect(html).toContain("You Already Have Premium");
    expect(html).not.toContain("Subscribe for");
  });
});

describe("the home page of a member", () => {
  test("is a dashboard with the newest jobs, premium ones too; others have the landing page", async () => {
    const app = testApp(database);
    await app.build.premiumJob({ title: "Lockedtitle" });
    const premium = await app.as(await app.build.premiumUser({ username: "naledi" }));
    const response = await premium("/");
    const html = await response.text();
    expect(response.status).toBe(200);
    for (const words of ["Welcome, naledi", "Premium Member", "Premium Active", "Lockedtitle"])
      expect(html.replaceAll("<!-- -->", "")).toContain(words);
    expect(html).toContain("<title>Your dashboard | Kwela</title>");
    expect(html).not.toContain("$5K/month");
    const expired = await app.as(
      await app.build.user({ premiumUntil: new Date(app.clock.now().getTime() - 1000) }),
    );
    for (const send of [app.request, expired]) {
      const landing = await textAt(send, "/");
      expect(landing).toContain("$5K/month");
      expect(landing).not.toMatch(/Lockedtitle|Premium Member/);
    }
  });
});
