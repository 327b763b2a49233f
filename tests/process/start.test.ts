import { expect, test } from "vitest";
import { startReady, tempFolder, viewAs, whoAmI } from "#tests/support/process/process.ts";

test("a first start on an empty folder ends in the address, the page there is complete, and a second start keeps the data", async () => {
  const folder = await tempFolder();
  const server = await startReady({ DATA_DIR: folder });
  expect(server.stdout().trimEnd().split("\n").at(-1)).toBe(
    `Kwela is ready on http://localhost:${server.port}`,
  );

  const response = await fetch(`${server.url}/`);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toMatch(/<h1[^>]*>[^<]*\S/);
  expect(html).toMatch(/<\/html>\s*$/);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);

  const token = await viewAs(server.url, "demo-premium");
  expect(await server.stop()).toEqual({ code: 0, signal: null });
  expect(server.stderr()).toBe("");

  const second = await startReady({ DATA_DIR: folder });
  const known = await whoAmI(second.url, token);
  expect(known.status).toBe(200);
  expect(await known.json()).toMatchObject({ username: "demo-premium", isPremium: true });
  await second.stop();
});
