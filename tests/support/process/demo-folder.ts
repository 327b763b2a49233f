import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "./free-port.ts";

/**
 * Fills a folder as a first start does: an empty one, or one with a migrated database. That takes longer than what most
 * tests do with a server, so it is done once for all that are not about it.
 */
export async function makeDemoFolder(demo: string): Promise<string> {
  const PORT = String(await freePort());
  const server = spawn("node", ["dist/server/main.js"], {
    env: { PATH: process.env["PATH"], NODE_ENV: "production", PORT, DATA_DIR: demo },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  server.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
    if (said.includes("Kwela is ready on ")) server.kill();
  });
  const [code] = (await once(server, "close")) as [number | null];
  if (code !== 0) throw new Error(`The server did not start on a folder to fill:\n${said}`);
  return demo;
}
