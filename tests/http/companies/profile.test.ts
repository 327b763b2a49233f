import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { CompanyProfile } from "#contract/companies/profile.ts";
import { simulatedDomains } from "#server/adapters/domains/simulator.ts";
import {
  canary,
  hugePicture,
  picture,
  pictureWithNotes,
  polyglot,
  scriptedSvg,
} from "../../support/hostile/pictures.ts";
import { freshTables, testApp } from "../../support/test-app.ts";
import { detailOf } from "../jobs/board.ts";
import { asJson, ask, own, owner, path, saved, tidewrack } from "./company.ts";

const database = await freshTables();

describe("describing a company", () => {
  test("is for its owner: others see and change their own, or none", async () => {
    const app = testApp(database);
    const [one, other] = [await owner(app), await owner(app)];
    const { id } = await saved(one);
    expect(await own(other)).toBeNull();
    expect((await ask(other, `${path}/logo`, { method: "DELETE" })).status).toBe(409);
    const second = await saved(other, { name: "Another" });
    expect(second.id).not.toBe(id);
    expect(await own(one)).toMatchObject({ id, name: "Tidewrack", domain: "tidewrack.example" });
    expect((await app.request(path)).status).toBe(401);
  });

  test("what turns letters around or is drawn as nothing is not in the name that readers see", async () => {
    const send = await owner(testApp(database));
    const hidden = "\u202e\u200b\u3164\u001b\ud800";
    const named = await saved(send, {
      name: `Tide${hidden}wrack\n Surf`,
      about: `We surf.${hidden}\r\n\r\nDaily.`,
    });
    expect(named).toMatchObject({ name: "Tidewrack Surf", about: "We surf.\n\nDaily." });
    const { version } = named;
    const name = hidden.repeat(3);
    const empty = await ask(send, path, asJson("PUT", { ...tidewrack, name, version }));
    expect(empty).toMatchObject({
      status: 400,
      body: { fields: { name: "Company name is required" } },
    });
  });

  test("whoever starts from something older is told, and nothing is written over", async () => {
    const app = testApp(database);
    const send = await owner(app);
    const { version } = await saved(send);
    const first = await ask(send, path, asJson("PUT", { ...tidewrack, name: "First", version }));
    expect(first.status).toBe(200);
    const second = await ask(send, path, asJson("PUT", { ...tidewrack, name: "Second", version }));
    expect(second).toMatchObject({
      status: 409,
      body: { code: "changed_meanwhile", current: { name: "First", version: version + 1 } },
    });
    const again = await ask(send, path, asJson("PUT", { ...tidewrack, version: null }));
    expect(again.status).toBe(409);
    expect(await own(send)).toMatchObject({ name: "First" });
  });

  test.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "https://good.example@evil.example/",
    "https://127.0.0.1/",
    "https://localhost/",
    "https://gmail.com",
    "tidewrack.example",
  ])("A118: %s is no site of a company's own", async (website) => {
    const send = await owner(testApp(database));
    const answer = await ask(send, path, asJson("PUT", { ...tidewrack, website, version: null }));
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { website: expect.any(String) } },
    });
    expect(await own(send)).toBeNull();
  });

  test("an account takes its company with it, and its data has it", async () => {
    const app = testApp(database);
    const user = await app.build.user({ isEmployer: true });
    const send = await app.as(user);
    await saved(send);
    const data = await (await send("/api/account/export")).text();
    expect(data).toContain("Wetsuits.");
    await database.executeSql("delete from users where id = $1", [user.id]);
    const { rows } = await database.executeSql("select id from companies");
    expect(rows).toEqual([]);
  });
});

describe("a logo", () => {
  /** Written out beforehand: a body that is still being written cannot be refused half-way here. */
  async function upload(bytes: Buffer, type = "image/png"): Promise<RequestInit> {
    const form = new FormData();
    form.append("logo", new File([new Uint8Array(bytes)], "logo", { type }));
    const written = new Response(form);
    const headers = { "content-type": written.headers.get("content-type") ?? "" };
    return { method: "POST", headers, body: await written.arrayBuffer() };
  }

  test("is drawn anew without its notes, shown with the jobs, and can be taken away", async () => {
    const app = testApp(database);
    const send = await owner(app);
    const { id } = await saved(send);
    const job = await app.build.job({ companyId: id });
    const sent = await upload(await pictureWithNotes(), "image/jpeg");
    const { status, body } = await ask(send, `${path}/logo`, sent);
    expect(status).toBe(200);
    const { logoUrl } = body as CompanyProfile;
    expect((await detailOf(app.request, job.id)).logoUrl).toBe(logoUrl);
    const file = Buffer.from(await (await app.request(logoUrl ?? "")).arrayBuffer());
    expect(file.toString("latin1")).not.toContain(canary);
    expect((await sharp(file).metadata()).format).toBe("webp");
    await ask(send, `${path}/logo`, { method: "DELETE" });
    expect((await detailOf(app.request, job.id)).logoUrl).toBeNull();
  });

  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ["an SVG", () => scriptedSvg, "image/svg+xml"],
    ["an SVG that calls itself a PNG", () => scriptedSvg, "image/png"],
    ["a picture of 30,000 by 30,000", () => hugePicture(), "image/png"],
    ["the beginning of a PNG", async () => (await picture()).subarray(0, 40), "image/png"],
    ["a PNG that calls itself a page", () => picture(), "text/html"],
    ["three megabytes", () => Buffer.alloc(3_000_000), "image/png"],
  ])("A120: %s is refused, and nothing is changed", async (_, make, type) => {
    const send = await owner(testApp(database));
    await saved(send);
    const { status } = await ask(send, `${path}/logo`, await upload(await make(), type));
    expect([413, 415]).toContain(status);
    expect(await own(send)).toMatchObject({ logoUrl: null });
  });

  test("of a picture with a page behind it the page is left out", async () => {
    const app = testApp(database);
    const send = await owner(app);
    await saved(send);
    const { body } = await ask(send, `${path}/logo`, await upload(await polyglot()));
    const file = await (await app.request(String(body["logoUrl"]))).arrayBuffer();
    expect(Buffer.from(file).toString("latin1")).not.toContain("script");
  });
});

describe("domain proven", () => {
  test.each(["dns", "file"] as const)(
    "by what it says (%s), and shown with every job",
    async (where) => {
      const domains = simulatedDomains({ areObliging: false });
      const app = testApp(database, { domains });
      const send = await owner(app);
      const { id, proof } = await saved(send);
      const job = await app.build.job({ companyId: id, company: "Tidewrack" });
      const early = await ask(send, `${path}/domain`, { method: "POST" });
      expect(early).toMatchObject({ status: 409, body: { code: "domain_not_proven" } });
      domains.put("tidewrack.example", proof.words, where);
      const proven = await ask(send, `${path}/domain`, { method: "POST" });
      expect(proven).toMatchObject({
        status: 200,
        body: { isDomainProven: true, isMailConfirmed: false },
      });
      const html = (await (await app.request(`/jobs/seo-manager-${job.id}`)).text()).replaceAll(
        "<!-- -->",
        "",
      );
      expect(html).toContain("Domain proven: tidewrack.example");
      expect(html).not.toContain("Mail confirmed");
    },
  );

  test("another's proof proves nothing", async () => {
    const domains = simulatedDomains({ areObliging: false });
    const app = testApp(database, { domains });
    const [send, other] = [await owner(app), await owner(app)];
    const { proof } = await saved(send);
    await saved(other);
    domains.put("tidewrack.example", proof.words, "dns");
    expect((await ask(other, `${path}/domain`, { method: "POST" })).status).toBe(409);
  });

  test("another site has to be proven again; another name or path of the same need not", async () => {
    const domains = simulatedDomains({ areObliging: true });
    const app = testApp(database, { domains });
    const send = await owner(app);
    await saved(send);
    const proven = (await ask(send, `${path}/domain`, { method: "POST" })).body as CompanyProfile;
    const renamed = await saved(send, {
      name: "Tidewrack Surf",
      website: "http://tidewrack.example/careers",
      version: proven.version,
    });
    expect(renamed.isDomainProven).toBe(true);
    const moved = await saved(send, { website: "https://evil.example", version: renamed.version });
    expect(moved).toMatchObject({ isDomainProven: false, isMailConfirmed: false });
  });

  test("on the page of a company only one whose domain speaks for it speaks", async () => {
    const domains = simulatedDomains({ areObliging: false });
    const app = testApp(database, { domains });
    const send = await owner(app);
    const { id, proof } = await saved(send);
    for (let ad = 0; ad < 5; ad += 1) await app.build.job({ companyId: id, company: "Tidewrack" });
    const page = async () => (await app.request("/companies/tidewrack")).text();
    expect(await page()).not.toContain("Wetsuits.");
    domains.put("tidewrack.example", proof.words, "file");
    await ask(send, `${path}/domain`, { method: "POST" });
    const html = await page();
    expect(html).toContain("Wetsuits.");
    expect(html).toContain("Domain proven");
  });
});
