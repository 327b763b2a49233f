import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** An empty embedded database, made once; each test file starts from a copy. */
    template: string;
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  execFileSync("node", ["scripts/build.ts"], { stdio: "inherit" });
  const folder = await mkdtemp(join(tmpdir(), "kwela-test-"));
  const template = join(folder, "template.tar");
  if (process.env["TEST_DATABASE_URL"] === undefined) {
    const pglite = await PGlite.create();
    const dump = await pglite.dumpDataDir("none");
    await writeFile(template, new Uint8Array(await dump.arrayBuffer()));
    await pglite.close();
  }
  provide("template", template);
  return () => rm(folder, { recursive: true, force: true });
}
