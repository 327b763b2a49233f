import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { freshTables, testApp } from "../../support/test-app.ts";

const database = await freshTables();

/** A page that is kept, and a document for machines. */
const places = ["/", "/robots.txt"];

describe.each(places)("%s is packed", (path) => {
  const ask = async (accepted: string) =>
    testApp(database).request(path, { headers: { "accept-encoding": accepted } });

  test.each([
    "gzip",
    "GZip",
    "x-gzip",
    "br, gzip",
    "gzip;q=0.5",
    "*",
    "identity;q=0, *",
    "deflate , gzip ;q=1",
  ])("for who accepts %s", async (accepted) => {
    const response = await ask(accepted);
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(await response.arrayBuffer()).length).toBeGreaterThan(50);
  });

  test.each([
    "gzip;q=0",
    "gzip; q=0.000",
    "*;q=0",
    "br",
    "identity",
    "gzip;q=0, *",
    "gzip;q=0.1, identity",
    "notgzip",
    "gzip;q=x",
    "",
  ])("not for who accepts %s", async (accepted) => {
    const response = await ask(accepted);
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(response.headers.get("vary")).toContain("Accept-Encoding");
    expect((await response.text()).length).toBeGreaterThan(50);
  });
});

describe("a document that somebody has already", () => {
  const ask = (app: ReturnType<typeof testApp>, tags: string) =>
    app.request("/robots.txt", { headers: { "if-none-match": tags } });

  test.each([
    ["by its tag", (tag: string) => tag],
    ["by its tag as a strong one", (tag: string) => tag.replace("W/", "")],
    ["in a list", (tag: string) => `"a", W/"b,c" ,${tag}`],
    ["in a list with gaps", (tag: string) => `, "a",\t,  ${tag} ,`],
    ["by a star", () => "*"],
  ])("is not sent again when it is named %s", async (_how, write) => {
    const app = testApp(database);
    const tag = (await app.request("/robots.txt")).headers.get("etag") ?? "";
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
    expect((await ask(app, write(tag))).status).toBe(304);
  });

  test.each([
    ["no quotes", (tag: string) => tag.replaceAll('"', "")],
    ["no comma", (tag: string) => `"a" ${tag}`],
    ["an open end", (tag: string) => `${tag}, "a`],
    ["a star in a list", (tag: string) => `*, ${tag}`],
    ["small letters", (tag: string) => tag.replace("W/", "w/")],
  ])("is sent when the list has a mistake: %s", async (_mistake, write) => {
    const app = testApp(database);
    const tag = (await app.request("/robots.txt")).headers.get("etag") ?? "";
    expect((await ask(app, write(tag))).status).toBe(200);
  });
});

describe("no header holds up the others, whatever it is filled with", () => {
  // One that is read again from each of its places takes most of a second: so many of them outlast the test.
  const many = 120;

  test.each(["if-none-match", "if-modified-since", "accept-encoding", "cookie", "range"])(
    "%s",
    async (name) => {
      const app = testApp(database);
      const ask = (filling: string) => {
        const value = `x${filling.repeat(Math.floor(15_000 / filling.length))}x`;
        return app.request("/robots.txt", { headers: { [name]: value } });
      };
      for (const filling of [",", " ,", ";", "; ", "=", '"', 'W/"', "a", "a ", "0", "(", "kwela="])
        expect((await ask(filling)).status).toBe(200);
      for (let count = 0; count < many; count += 1)
        expect((await ask(count % 2 === 0 ? "\t" : " ")).status).toBe(200);
    },
  );
});
