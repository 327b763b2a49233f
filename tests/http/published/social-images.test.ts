import { describe, expect, test } from "vitest";
import { jobPath } from "#domain/jobs/address.ts";
import { socialImagePath } from "#domain/jobs/published/social-address.ts";
import type { Pictures } from "#server/adapters/pictures/port.ts";
import { resvgPictures } from "#server/adapters/pictures/resvg.ts";
import type { JobRow } from "#server/features/jobs/stores/jobs.ts";
import { productionEnv } from "../../support/process/production-env.ts";
import { testApp, freshTables } from "../../support/test-app.ts";

const database = await freshTables();
const home = productionEnv.APP_URL;
const real = resvgPictures();
const open = (pictures: Pictures = real) => testApp(database, { env: productionEnv, pictures });
const pathOf = ({ id }: JobRow) => socialImagePath(String(id));

/** The real ones, with a count of what was drawn. */
function counted(toPng: Pictures["toPng"] = real.toPng) {
  const count = { drawn: 0 };
  const pictures: Pictures = {
    typefaces: real.typefaces,
    toPng(svg) {
      count.drawn += 1;
      return toPng(svg);
    },
  };
  return { count, pictures };
}

/** Not `bytes()`: the answers of a server that listens, in a file run before this one, have none. */
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

function sizeOf(png: Uint8Array) {
  const view = new DataView(png.buffer, png.byteOffset);
  expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

describe("the picture of a job", () => {
  test("is the one its page names, in the size that networks show whole", async () => {
    const app = open();
    const job = await app.build.job({ title: "SEO Lead", salaryText: "$5,000 per month" });
    const page = await (await app.request(jobPath(String(job.id), job.title))).text();
    const named = /<meta property="og:image" content="([^"]*)">/.exec(page)?.[1] ?? "";
    expect(page).toContain('<meta property="og:image:width" content="1200">');
    expect(page).toContain('<meta property="og:image:height" content="630">');
    const response = await app.request(named.slice(home.length));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const png = await bytesOf(response);
    expect(sizeOf(png)).toEqual({ width: 1200, height: 630 });
    expect(png.length).toBeLessThan(300_000);
  });

  test("is another for every job, and another when any of its facts is", async () => {
    const app = open();
    const given = { title: "SEO Lead", company: "Baobab", salaryText: "$5,000 per month" };
    const text = "We hire anywhere in the world.";
    const jobs = [
      await app.build.job(given),
      await app.build.job({ ...given, title: "SEO Leader" }),
      await app.build.job({ ...given, company: "Unknown Company" }),
      await app.build.job({ ...given, salaryText: "$5,100 per month" }),
      await app.build.job({ ...given, salaryText: null }),
      await app.build.job({ ...given, description: `${text} Hours are 9am to 5pm London time.` }),
      await app.build.job({ ...given, location: "Remote", description: "We like plain words." }),
      await app.build.job({
        ...given,
        description: `${text} Pay a $50 fee by gift card to start.`,
      }),
    ];
    const pictures = await Promise.all(
      jobs.map(async (job) => (await app.request(pathOf(job))).headers.get("etag")),
    );
    expect(new Set(pictures).size).toBe(jobs.length);
  });

  test.each([
    "🚀 <svg onload=alert(1)> \"R&D\" &amp; ]]> '</path>' Lead",
    "高级营销经理 مرحبا \u202Eevil\u202C",
    "\u0001\u0007",
    "W".repeat(200),
    "a ".repeat(100),
  ])("is drawn whatever the title says: %s", async (title) => {
    const app = open();
    const job = await app.build.job({ title, company: title });
    const response = await app.request(pathOf(job));
    expect(response.status).toBe(200);
    expect(sizeOf(await bytesOf(response))).toEqual({ width: 1200, height: 630 });
  });

  test("need not be sent twice, and is never packed a second time", async () => {
    const app = open();
    const job = await app.build.job();
    const first = await app.request(pathOf(job), { headers: { "accept-encoding": "gzip" } });
    expect(first.headers.get("content-encoding")).toBeNull();
    expect(first.headers.get("cache-control")).toBe("public, max-age=300");
    const tag = first.headers.get("etag") ?? "";
    expect(tag).toMatch(/^"[\w-]{22}"$/);
    const again = await app.request(pathOf(job), { headers: { "if-none-match": tag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const head = await app.request(pathOf(job), { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });
});

describe("there is none", () => {
  test("of a job that is premium, closed, not yet checked or shut to us, for anybody", async () => {
    const app = open();
    const hidden = [
      await app.build.premiumJob(),
      await app.build.job({ status: "closed", closedAt: app.clock.now() }),
      await app.build.job({ status: "pending" }),
      await app.build.job({ openness: "no" }),
    ];
    const free = await app.as(await app.build.user());
    const premium = await app.as(await app.build.premiumUser());
    for (const send of [app.request, free, premium])
      for (const job of hidden) expect((await send(pathOf(job))).status).toBe(404);
  });

  test.each([
    "nope.png",
    "0.png",
    "1",
    "1.jpg",
    "1.png.png",
    "-1.png",
    "1e3.png",
    "1%00.png",
    "%00",
    "..%2F1.png",
    "../1.png",
    "99999999999999999999.png",
    "seo-manager-1.png",
    "MQ==.png",
    "constructor",
    "%E0%A4%A.png",
  ])("called %s", async (file) => {
    const app = open();
    const { id } = await app.build.job();
    const response = await app.request(`/social/jobs/${file.replace("1", String(id))}`);
    expect(response.status).toBe(404);
  });

  test("in any other way of writing its number", async () => {
    const app = open();
    const { id } = await app.build.job();
    expect((await app.request(`/social/jobs/0${id}.png`)).status).toBe(404);
  });
});

describe("drawing is dear, so", () => {
  test("fifty who ask at once wait for one drawing, and who comes later gets it too", async () => {
    const { count, pictures } = counted();
    const app = open(pictures);
    const path = pathOf(await app.build.job());
    const people = Array.from({ length: 50 }, (_, index) => `203.0.113.${index}`);
    const answers = await Promise.all(people.map((person) => app.request(path, {}, person)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await app.request(path);
    await app.request(`${path}?v=2`);
    await app.request(path.replace("jobs/", "jobs/%").replace(/%\d/, (one) => `%3${one[1]}`));
    expect(count.drawn).toBe(1);
  });

  test("it is kept until jobs change", async () => {
    const { count, pictures } = counted();
    const app = open(pictures);
    const path = pathOf(await app.build.job());
    await app.request(path);
    await database.changes.announce("jobs");
    await expect
      .poll(async () => {
        await app.request(path);
        return count.drawn;
      })
      .toBe(2);
  });

  test("what is kept stays below ten megabytes: the oldest goes first", async () => {
    const { count, pictures } = counted(async () => new Uint8Array(4_000_000));
    const app = open(pictures);
    const first = pathOf(await app.build.job());
    const second = pathOf(await app.build.job());
    const third = pathOf(await app.build.job());
    for (const path of [first, second, second, third, third, second]) await app.request(path);
    expect(count.drawn).toBe(3);
    await app.request(first);
    expect(count.drawn).toBe(4);
    await app.request(third);
    expect(count.drawn).toBe(4);
  });

  test("one caller has a limit", async () => {
    const app = open();
    await database.executeSql(
      "insert into rate_limits (key, used, resets_at) values ('picture newcomers 203.0.113.7', 120, $1)",
      [new Date(app.clock.now().getTime() + 30_000)],
    );
    const path = pathOf(await app.build.job());
    const refused = await app.request(path);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "30"]);
    expect((await app.request(path, {}, "203.0.113.8")).status).toBe(200);
  });
});
