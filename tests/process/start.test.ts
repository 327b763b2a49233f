import { expect, test } from "vitest";
import {
  preparedFolder,
  startReady,
  tempFolder,
  viewAs,
  whoAmI,
} from "#tests/support/process/process.ts";

test("a first start on an empty folder ends in the address, and the page there is complete", async () => {
  const server = await startReady({ DATA_DIR: await tempFolder() });
  expect(server.stdout().trimEnd().split("\n").at(-1)).toBe(
    `Kwela is ready on http://localhost:${server.port}`,
  );

  const response = await fetch(`${server.url}/`);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toMatch(/<h1[^>]*>[^<]*\S/);
  expect(html).toMatch(/<\/html>\s*$/);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);

  expect(await server.stop()).toEqual({ code: 0, signal: null });
  expect(server.stderr()).toBe("");
});

test("a second start on the same folder keeps the data", async () => {
  const folder = await preparedFolder();
  const first = await startReady({ DATA_DIR: folder });
  const token = await viewAs(first.url, "demo-premium");
  await first.stop();

  const second = await startReady({ DATA_DIR: folder });
  const response = await whoAmI(second.url, token);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ username: "demo-premium", isPremium: true });
  await second.stop();
});
