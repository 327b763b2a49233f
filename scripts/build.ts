import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { buildOfflineWorker } from "./bundle/offline-worker.ts";

const stampFile = "dist/built-from";

/** Builds client and server, unless what stands in `dist` was built from exactly these sources. */
async function buildIfStale(): Promise<void> {
  const sources = await fingerprint();
  if ((await readFile(stampFile, "utf8").catch(() => "")) === sources) return;
  process.stdout.write("Building Kwela…\n");
  // Only now: the bundler is large, and most starts do not need it.
  const { build } = await import("vite");
  await rm("dist", { recursive: true, force: true });
  await build({ logLevel: "warn" });
  await buildOfflineWorker(sources);
  await build({ logLevel: "warn", build: { ssr: true } });
  await compress("dist/client");
  await writeFile(stampFile, sources);
}

async function fingerprint(): Promise<string> {
  const hash = createHash("sha256");
  const fixed = ["package-lock.json", "vite.config.ts"];
  for (const path of [
    ...fixed,
    ...(await filesIn("scripts/bundle")),
    ...(await filesIn("src")),
    ...(await filesIn("seeds")),
    ...(await filesIn("public")),
  ]) {
    hash.update(path).update(await readFile(path));
  }
  return hash.digest("hex");
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** Compresses once, as hard as possible, what will be sent many times. */
async function compress(folder: string): Promise<void> {
  const texts = (await filesIn(folder)).filter((path) =>
    /\.(css|js|svg|txt|webmanifest)$/.test(path),
  );
  await Promise.all(
    texts.map(async (path) => {
      const content = await readFile(path);
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

process.env["NODE_ENV"] = "production";
await buildIfStale();
