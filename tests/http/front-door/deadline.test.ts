import { expect, test } from "vitest";
import { renderer } from "#client/entry-server.tsx";
import { socialImagePath } from "#domain/jobs/published/social-address.ts";
import { resvgPictures } from "#server/adapters/pictures/resvg.ts";
import { freshTables, testApp } from "#tests/support/test-app.ts";

const database = await freshTables();

const never = <Result>(): Promise<Result> => new Promise<Result>(() => undefined);

test("a page that is never finished is given up with 503 and Retry-After, and the next page is made", async () => {
  let isStuck = true;
  const app = testApp(database, {
    requestMs: 1_500,
    renderer: { ...renderer, render: (request) => (isStuck ? never() : renderer.render(request)) },
  });
  const given = await app.request("/pricing");
  expect({ status: given.status, retryAfter: given.headers.get("retry-after") }).toEqual({
    status: 503,
    retryAfter: "5",
  });
  expect(await given.text()).toContain("That took too long");
  isStuck = false;
  expect((await app.request("/auth")).status).toBe(200);
});

test("a document that is never finished is given up too", async () => {
  const pictures = { ...resvgPictures(), toPng: () => never<Uint8Array<ArrayBuffer>>() };
  const app = testApp(database, { requestMs: 1_500, pictures });
  const { id } = await app.build.job();
  const response = await app.request(socialImagePath(String(id)));
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("5");
});
