import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { serverEnv, serverFlags } from "../scripts/server-flags.ts";

test("a container runs the server as npm start does", async () => {
  const lines = (await readFile("Dockerfile", "utf8")).split("\n");
  const command = lines.find((line) => line.startsWith("CMD "))?.slice("CMD ".length) ?? "";
  expect(JSON.parse(command)).toEqual(["node", ...serverFlags, "dist/server/main.js"]);
  const settings = lines.find((line) => line.startsWith("ENV APP_MODE"))?.split(" ") ?? [];
  for (const [name, value] of Object.entries(serverEnv))
    expect(settings).toContain(`${name}=${value}`);
});
