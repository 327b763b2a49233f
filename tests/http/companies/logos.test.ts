import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { simulatedWeb, type SimulatedWeb } from "#server/adapters/web/simulator.ts";
import {
  canary,
  hugePicture,
  picture,
  pictureWithNotes,
  polyglot,
  scriptedSvg,
} from "../../support/hostile/pictures.ts";
import { days } from "../../support/clock.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import { detailOf } from "../jobs/board.ts";

const database = await freshTables();
const address = "https://firm.example/logo.png";

async function withLogo(there: Parameters<SimulatedWeb["put"]>[1]) {
  const web = simulatedWeb();
  web.put(address, there);
  const app = testApp(database, { web });
  const { id } = await app.build.job({ logoUrl: address });
  await app.runTask("fetch-logos");
  return { app, web, id };
}

const logoOf = async (app: TestApp, id: number) => (await detailOf(app.request, id)).logoUrl;

async function bytesAt(app: TestApp, path: string | null): Promise<Buffer> {
  const answer = await app.request(path ?? "");
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

describe("the logo of a posting", () => {
  test.each(["png", "jpeg", "webp"] as const)(
    "a %s is fetched, drawn anew and shown from our own address, for good",
    async (kind) => {
      const { app, id } = await withLogo(await picture(kind, { width: 900, height: 300 }));
      const path = await logoOf(app, id);
      expect(path).toMatch(/^\/logos\/[0-9a-f]{32}\.webp$/);
      const answer = await app.request(path ?? "");
      expect(answer.headers.get("content-type")).toBe("image/webp");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
      const { width, height, format } = await sharp(
        Buffer.from(await answer.arrayBuffer()),
      ).metadata();
      expect([width, height, format]).toEqual([256, 85, "webp"]);
      const html = await (await app.request("/jobs")).text();
      expect(html).toContain(`src="${path}"`);
    },
  );

  test("until it is here there is none, and afterwards kept pages show it", async () => {
    const web = simulatedWeb();
    web.put(address, await picture());
    const app = testApp(database, { web });
    const { id } = await app.build.job({ logoUrl: address });
    expect(await logoOf(app, id)).toBeNull();
    expect(await (await app.request("/jobs")).text()).not.toContain("/logos/");
    await app.runTask("fetch-logos");
    expect(await (await app.request("/jobs")).text()).toContain("/logos/");
  });

  test("one address is fetched once, however many jobs name it", async () => {
    const { app, web } = await withLogo(await picture());
    await app.build.job({ logoUrl: address });
    await app.runTask("fetch-logos");
    expect(web.asked).toEqual([address]);
  });

  test("no page may load a picture from anywhere else", async () => {
    const app = testApp(database);
    const policy = (await app.request("/jobs")).headers.get("content-security-policy");
    expect(policy).toContain("img-src 'self' data:;");
  });
});

describe("A120: what is no picture, or more than one", () => {
  test.each([
    ["an SVG with a script", scriptedSvg],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["nothing", Buffer.alloc(0)],
    ["the beginning of a picture", Buffer.from("\u0089PNG\r\n\u001a\n", "latin1")],
    ["a GIF", Buffer.from("GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;", "latin1")],
    ["a picture of 30,000 by 30,000", hugePicture()],
  ])("%s is not shown, and not asked for again", async (_, bytes) => {
    const { app, web, id } = await withLogo(bytes);
    expect(await logoOf(app, id)).toBeNull();
    app.clock.advance(days(30));
    await app.runTask("fetch-logos");
    expect(web.asked).toHaveLength(1);
    expect((await app.request("/jobs")).status).toBe(200);
  });

  test("of a picture with a page behind it only the picture is left", async () => {
    const { app, id } = await withLogo(await polyglot());
    const bytes = await bytesAt(app, await logoOf(app, id));
    expect(bytes.toString("latin1")).not.toMatch(/script|html/i);
  });

  test("who took it, where and with what is left out, and it stands upright", async () => {
    const given = await pictureWithNotes();
    expect(given.toString("latin1")).toContain(canary);
    const { app, id } = await withLogo(given);
    const bytes = await bytesAt(app, await logoOf(app, id));
    const { exif, orientation, width, height } = await sharp(bytes).metadata();
    expect([exif, orientation, width < height]).toEqual([undefined, undefined, true]);
    expect(bytes.toString("latin1")).not.toContain(canary);
  });
});

describe("trouble on the way", () => {
  test("a server that does not answer is asked three times in all, ever more patiently", async () => {
    const { app, web } = await withLogo("unreachable");
    for (let day = 0; day < 10; day += 1) {
      app.clock.advance(days(1));
      await app.runTask("fetch-logos");
    }
    expect(web.asked).toHaveLength(3);
  });

  test("what leads where it must not is given up at once", async () => {
    const { app, web } = await withLogo("forbidden");
    app.clock.advance(days(30));
    await app.runTask("fetch-logos");
    expect(web.asked).toHaveLength(1);
  });

  test.each([
    "x.webp",
    "..%2Fsecret",
    `${"0".repeat(32)}.webp`,
    `${"0".repeat(32)}.svg`,
    "a.webp?x=1",
  ])("there is nothing at /logos/%s", async (file) => {
    const app = testApp(database);
    expect((await app.request(`/logos/${file}`)).status).toBe(404);
  });
});
