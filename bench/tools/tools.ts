import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../servers.ts";
import { aiOverhead } from "./ai-overhead.ts";

const mostOverheadMs = 20;

/** What the tools cost on top of what they wait for. */
export async function benchTools(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "kwela-bench-tools-"));
  const server = await startServer("dist/server/main.js", { DATA_DIR: folder });
  try {
    const { through, bare } = await aiOverhead(server.url);
    const overhead = through - bare;
    process.stdout.write(
      `\nA letter analysed by the AI, half of the answers being quicker: ${through.toFixed(1)} ms, the provider alone ${bare.toFixed(1)} ms: ` +
        `${overhead.toFixed(1)} ms of ours, ${(overhead / mostOverheadMs).toFixed(2)} of the ${mostOverheadMs} ms there may be\n`,
    );
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
