import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { pages } from "#client/routes.tsx";
import { pageBudgets, premiumBudgets } from "./page-budgets.ts";

const roots = ["src", "tests", "bench", "scripts", "seeds", "migrations", "docs"];

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

describe("what keeps it readable", () => {
  test("no folder holds more than 12 files, and none is a drawer", async () => {
    const files = (await Promise.all(roots.map(filesBelow))).flat();
    const counts = Map.groupBy(files, dirname);
    const crowded = [...counts].filter(
      // Migrations and decisions only ever become more.
      ([folder, inside]) => inside.length > 12 && !/^(?:docs|migrations)/.test(folder),
    );
    expect(crowded.map(([folder, inside]) => `${folder}: ${inside.length}`)).toEqual([]);
    expect([...counts.keys()].map((folder) => basename(folder))).not.toContain("utils");
  });

  test("there are at most 15 commands", async () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(await readFile("package.json", "utf8")));
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(15);
  });

  test("the lockfile names no registry, and every version is exact", async () => {
    expect(await readFile("package-lock.json", "utf8")).not.toContain('"resolved"');
    const { dependencies, devDependencies } = z
      .object({
        dependencies: z.record(z.string(), z.string()),
        devDependencies: z.record(z.string(), z.string()),
      })
      .parse(JSON.parse(await readFile("package.json", "utf8")));
    for (const version of Object.values({ ...dependencies, ...devDependencies }))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test("a decision fits on a page", async () => {
    for (const file of await filesBelow("docs/decisions")) {
      expect((await readFile(file, "utf8")).split("\n").length, file).toBeLessThanOrEqual(50);
    }
  });
});

describe("what keeps it light", async () => {
  const manifest = z
    .record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }))
    .parse(JSON.parse(await readFile("dist/client/.vite/manifest.json", "utf8")));

  /** Everything these modules import up front, each file once. What a page fetches later by itself, a journey measures. */
  async function weightOf(...modules: readonly string[]): Promise<number> {
    const needed = new Set<string>();
    const visit = (name: string): void => {
      const chunk = manifest[name];
      if (chunk === undefined || needed.has(chunk.file)) return;
      needed.add(chunk.file);
      chunk.imports.forEach(visit);
    };
    modules.forEach(visit);
    const sizes = await Promise.all(
      [...needed].map(
        async (file) => gzipSync(await readFile(join("dist/client", file)), { level: 9 }).length,
      ),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  const usually = pages.flatMap((row) =>
    [row.page, "upsell" in row ? row.upsell : null].flatMap((page) =>
      page === null ? [] : { page, most: pageBudgets[row.path]?.script ?? 0 },
    ),
  );
  const forPremium = pages.flatMap(({ premiumPage: page }) =>
    page === undefined ? [] : { page, most: premiumBudgets[page]?.script ?? 0 },
  );
  const weighed = usually.concat(forPremium);

  test("there are pages to weigh", () => {
    expect(weighed.map(({ page }) => page)).toContain("home/home");
    for (const { page } of weighed)
      expect(manifest).toHaveProperty([`src/client/features/${page}-page.tsx`]);
  });

  test.each(weighed)("$page needs no more JavaScript than it may", async ({ page, most }) => {
    const modules = ["src/client/entry-client.tsx", `src/client/features/${page}-page.tsx`];
    expect(await weightOf(...modules)).toBeLessThanOrEqual(most);
  });
});
