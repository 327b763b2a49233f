import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";

/** Where the file stands, what it imports, and what the rule says to it. */
type Planted = readonly [file: string, imported: string, refusal: string];

const domain = "domain imports nothing outside itself.";
const contract = "contract imports domain only (and zod, its schema language).";
const client =
  "client imports contract, domain and the browser's libraries: never server, and nothing of Node.";
const shared = "what features share knows no feature.";
const ui = "ui is drawn from what it is handed: it knows neither pages nor who is looking.";
const byAlias =
  "features do not know each other; a feature's own files are imported by relative path.";
const byPath = "features do not know each other: this path leads out of the feature.";
const server = "server never imports client; main.ts takes the built pages in its hand.";
const framework = "the framework lives in http/.";
const vendor = "a vendor's library is imported by its adapter alone.";
const machine = "the machine is reached through a port.";
const port = "features know an adapter's port, not what is behind it.";
const http = "http serves any feature and knows none.";
const adapters = "adapters face outwards: they know neither features nor http nor work.";
const otherRoot = "another root is imported by its name, if at all.";

const planted: readonly Planted[] = [
  ["src/domain/jobs/a.ts", "#contract/jobs.ts", domain],
  ["src/domain/jobs/published/a.ts", "#server/http/context.ts", domain],
  ["src/domain/a.ts", "#client/ui/card.tsx", domain],
  ["src/domain/listing/pay/reading/a.ts", "zod", domain],
  ["src/domain/a.ts", "node:fs/promises", domain],
  ["src/domain/jobs/a.ts", "../../server/app.ts", otherRoot],
  ["src/contract/a.ts", "#server/app.ts", contract],
  ["src/contract/admin/a.ts", "#server/features/jobs/stores/jobs.ts", contract],
  ["src/contract/admin/a.ts", "#client/api.ts", contract],
  ["src/contract/a.ts", "hono", contract],
  ["src/contract/a.ts", "drizzle-orm", contract],
  ["src/contract/admin/a.ts", "../../client/api.ts", otherRoot],
  ["src/client/a.ts", "#server/app.ts", client],
  ["src/client/a.tsx", "#server/http/api/mount.ts", client],
  ["src/client/ui/form/a.tsx", "#server/features/jobs/search/a.ts", client],
  ["src/client/features/jobs/card/a.tsx", "#server/http/pages/filled/checksum.ts", client],
  ["src/client/features/jobs/card/a.tsx", "node:fs/promises", client],
  ["src/client/layout/header/a.tsx", "hono/cookie", client],
  ["src/client/features/jobs/a.ts", "drizzle-orm", client],
  ["src/client/session/a.ts", "pg", client],
  ["src/client/layout/a.ts", "../../server/app.ts", otherRoot],
  ["src/client/a.ts", "../domain/paths.ts", otherRoot],
  ["src/client/session/a.ts", "#client/features/accounts/auth/queries.ts", shared],
  ["src/client/membership/plans/a.tsx", "../../features/membership/pricing/year.tsx", shared],
  ["src/client/layout/header/a.tsx", "#client/features/accounts/auth/queries.ts", shared],
  ["src/client/ui/list/a.tsx", "#client/features/jobs/card/job-card.tsx", ui],
  ["src/client/ui/form/a.tsx", "#client/session/viewer.ts", ui],
  ["src/client/ui/a.tsx", "../layout/links.ts", ui],
  ["src/client/features/accounts/a.tsx", "#client/features/membership/receipt-sheet.tsx", byAlias],
  ["src/client/features/membership/pay/a.ts", "#client/features/jobs/queries.ts", byAlias],
  ["src/client/features/home/latest/a.tsx", "#client/features/jobs/card/job-card.tsx", byAlias],
  ["src/client/features/accounts/a.tsx", "../membership/receipt-sheet.tsx", byPath],
  ["src/client/features/home/latest/a.tsx", "../../jobs/queries.ts", byPath],
  ["src/client/features/home/latest/deep/a.tsx", "../../../jobs/queries.ts", byPath],
  ["src/client/features/home/latest/deep/er/a.tsx", "../../../../jobs/queries.ts", byPath],
  ["src/server/a.ts", "#client/entry-server.tsx", server],
  ["src/server/http/pages/filled/a.ts", "#client/ui/form/field.tsx", server],
  ["src/server/features/jobs/search/a.ts", "#client/features/jobs/queries.ts", server],
  ["src/server/adapters/database/tables/a.ts", "#client/api.ts", server],
  ["src/server/work/a.ts", "../../client/api.ts", otherRoot],
  ["src/server/features/a.ts", "hono", framework],
  ["src/server/features/jobs/a.ts", "hono/factory", framework],
  ["src/server/features/jobs/stores/a.ts", "@hono/node-server", framework],
  ["src/server/features/jobs/stores/deep/a.ts", "hono", framework],
  ["src/server/adapters/email/a.ts", "hono", framework],
  ["src/server/adapters/payments/simulator/rest/a.ts", "hono/body-limit", framework],
  ["src/server/features/jobs/a.ts", "pg", vendor],
  ["src/server/features/jobs/stores/a.ts", "drizzle-orm/node-postgres", vendor],
  ["src/server/features/accounts/mails/a.ts", "nodemailer", vendor],
  ["src/server/http/limits/a.ts", "@electric-sql/pglite", vendor],
  ["src/server/http/a.ts", "pg-boss", vendor],
  ["src/server/features/jobs/picture/a.ts", "@resvg/resvg-js", vendor],
  ["src/server/features/jobs/picture/a.ts", "node:fs/promises", machine],
  ["src/server/features/membership/pay/a.ts", "node:http", machine],
  ["src/server/features/a.ts", "node:child_process", machine],
  ["src/server/http/pages/a.ts", "node:fs/promises", machine],
  ["src/server/http/api/a.ts", "node:child_process", machine],
  ["src/server/features/membership/a.ts", "#server/adapters/payments/paystack/client.ts", port],
  ["src/server/features/jobs/picture/a.ts", "#server/adapters/pictures/resvg.ts", port],
  ["src/server/features/jobs/stores/a.ts", "#server/adapters/database/postgres.ts", port],
  ["src/server/features/accounts/a.ts", "#server/adapters/passwords/argon2.ts", port],
  ["src/server/features/jobs/a.ts", "#server/features/accounts/stores/users.ts", byAlias],
  ["src/server/features/jobs/stores/a.ts", "#server/features/accounts/present.ts", byAlias],
  ["src/server/features/a.ts", "#server/features/jobs/present.ts", byAlias],
  ["src/server/features/jobs/a.ts", "../accounts/present.ts", byPath],
  ["src/server/features/jobs/stores/a.ts", "../../accounts/stores/users.ts", byPath],
  ["src/server/features/jobs/stores/deep/a.ts", "../../../accounts/present.ts", byPath],
  ["src/server/http/a.ts", "#server/features/jobs/present.ts", http],
  ["src/server/http/pages/filled/a.ts", "../../../features/jobs/stores/jobs.ts", http],
  ["src/server/adapters/email/a.ts", "#server/features/accounts/present.ts", adapters],
  ["src/server/adapters/payments/simulator/a.ts", "#server/http/api/mount.ts", adapters],
  ["src/server/adapters/database/tables/a.ts", "#server/work/port.ts", adapters],
  ["src/server/adapters/email/a.ts", "../../features/accounts/present.ts", adapters],
];

/** As close as can be to what is refused, and right. */
const allowed: readonly (readonly [file: string, imported: string])[] = [
  ["src/domain/jobs/published/a.ts", "#domain/paths.ts"],
  ["src/domain/jobs/published/a.ts", "../filters.ts"],
  ["src/contract/admin/a.ts", "../endpoint.ts"],
  ["src/contract/a.ts", "zod"],
  ["src/client/features/jobs/card/a.tsx", "../queries.ts"],
  ["src/client/features/jobs/card/a.tsx", "#client/session/viewer.ts"],
  ["src/client/features/jobs/card/a.tsx", "react-router"],
  ["src/client/routes.tsx", "#client/features/jobs/jobs-page.tsx"],
  ["src/client/layout/header/a.tsx", "#client/session/viewer.ts"],
  ["src/client/ui/list/a.tsx", "../card.tsx"],
  ["src/server/features/jobs/stores/a.ts", "../present.ts"],
  ["src/server/features/jobs/stores/a.ts", "drizzle-orm"],
  ["src/server/features/jobs/stores/a.ts", "#server/adapters/database/schema.ts"],
  ["src/server/features/jobs/a.ts", "#server/adapters/pictures/port.ts"],
  ["src/server/features/membership/a.ts", "node:crypto"],
  ["src/server/http/pages/static-files.ts", "node:fs/promises"],
  ["src/server/http/guards/a.ts", "hono/factory"],
  ["src/server/adapters/email/a.ts", "nodemailer"],
  ["src/server/app.ts", "#server/features/jobs/handlers.ts"],
  ["src/server/features/jobs/a.test.ts", "#server/adapters/pictures/resvg.ts"],
];

const withHeavyLink = "src/client/features/jobs/card/heavy.tsx";

let folder: string;
let refusals: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kwela-planted-"));
  refusals = await lint();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("an import that is refused", () => {
  test.each(planted)("%s ← %s", (file, imported, refusal) => {
    expect(refusals.get(`${file} ${imported}`) ?? []).toContain(refusal);
  });
});

test("the router's own link is refused by name, on whatever page", () => {
  expect(refusals.get(`${withHeavyLink} react-router`)).toEqual([
    "ui/link.tsx weighs a tenth of the router's own.",
  ]);
});

describe("an import that is right", () => {
  test.each(allowed)("%s ← %s", (file, imported) => {
    expect(refusals.get(`${file} ${imported}`) ?? []).toEqual([]);
  });
});

/** Puts all of them into a house of their own, under the rules of this one, and asks the linter once. */
async function lint(): Promise<ReadonlyMap<string, readonly string[]>> {
  for (const file of ["oxlint.config.ts", "import-rules.ts", "package.json"])
    await cp(file, join(folder, file));
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  const imports = Map.groupBy([...planted, ...allowed], ([file]) => file);
  for (const [file, list] of imports) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    const lines = list.map(([, imported]) => `import ${JSON.stringify(imported)};\n`);
    await writeFile(join(folder, file), lines.join(""));
  }
  await writeFile(join(folder, withHeavyLink), 'export { Link } from "react-router";\n');
  const found = reportSchema.parse(JSON.parse(await reportOf(["--format", "json", "src"])));
  const said = found.diagnostics
    .filter(({ code }) => code === "eslint(no-restricted-imports)")
    .map(({ filename, message, help }) => ({
      at: `${filename} ${/'([^']+)' (?:import )?is restricted/.exec(message)?.[1] ?? ""}`,
      help,
    }));
  return new Map(
    [...Map.groupBy(said, ({ at }) => at)].map(([at, list]) => [at, list.map(({ help }) => help)]),
  );
}

/** It ends with a failure when it has found something, which is the point here. */
const reportOf = (args: readonly string[]): Promise<string> =>
  new Promise((resolveReport) => {
    execFile(
      resolve("node_modules/.bin/oxlint"),
      args,
      { cwd: folder, maxBuffer: 10_000_000 },
      (_, stdout) => resolveReport(stdout),
    );
  });

const reportSchema = z.object({
  diagnostics: z.array(
    z.object({
      code: z.string(),
      filename: z.string(),
      message: z.string(),
      help: z.string().default(""),
    }),
  ),
});
