import { generatePath } from "react-router";
import { expect, test } from "vitest";
import { pages } from "#client/routes.tsx";
import type { PageRow } from "#client/page.tsx";
import { jobPath } from "#domain/jobs/address.ts";
import { paths } from "#domain/paths.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { pageBudgets, premiumBudgets } from "./page-budgets.ts";
import { freshTables, testApp, type TestApp } from "./support/test-app.ts";

const { database, statementsOf } = counted(await freshTables());

test("every page has a budget, and every budget a page", () => {
  expect(Object.keys(pageBudgets).toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
  const premium = pages.flatMap(({ premiumPage }) => premiumPage ?? []);
  expect(Object.keys(premiumBudgets)).toEqual(premium);
});

test("no page asks the database more often than it may, and a kept one asks nothing", async () => {
  const app = testApp(database);
  const { id, title } = await app.build.job();
  const tooMany: string[] = [];
  const expectAtMost = async (what: string, most: number, ask: () => Promise<Response>) => {
    const statements = await statementsOf(ask);
    if (statements > most) tooMany.push(`${what}: ${statements} of ${most}`);
  };
  for (const row of pages) {
    const address = addressOf(row, jobPath(String(id), title));
    const budget = pageBudgets[row.path]?.statements;
    const visit = () => app.request(address);
    const member = await memberOf(app, row);
    await expectAtMost(`${row.path}, visitor`, budget?.visitor ?? 0, visit);
    if (row.cacheTopics !== undefined) await expectAtMost(`${row.path}, kept`, 0, visit);
    await expectAtMost(`${row.path}, member`, budget?.member ?? 0, () => member(address));
    if (row.premiumPage === undefined) continue;
    const premium = await app.as(await app.build.premiumUser());
    const most = premiumBudgets[row.premiumPage]?.statements.member ?? 0;
    await expectAtMost(row.premiumPage, most, () => premium(address));
  }
  expect(tooMany).toEqual([]);
});

test("a member who comes back to the board costs one look at who they are", async () => {
  const app = testApp(database);
  await app.build.job();
  const member = await app.as(await app.build.user());
  // The first learns what the page asks for, the second makes the one that is kept, the third counts the caller.
  for (let visit = 0; visit < 3; visit += 1) await member(paths.jobs);
  expect(await statementsOf(() => member(paths.jobs))).toBe(1);
});

/** Somebody who may see the page. */
async function memberOf({ build, as }: TestApp, { access }: PageRow) {
  if (access === "premium") return as(await build.premiumUser());
  return as(await build.user({ isAdmin: access === "admin", isEmployer: access === "employer" }));
}

const addressOf = ({ path }: PageRow, job: string): string =>
  path === paths.job
    ? job
    : generatePath(path, {
        role: "seo",
        number: "none",
        userId: "1",
        id: "1",
        slug: "none",
        token: "none",
      });

/** A database that counts what it is asked. A transaction counts as one. */
function counted(real: Database) {
  let asked = 0;
  const { session } = real.queries._;
  const prepare = session.prepareQuery.bind(session);
  session.prepareQuery = (...query) => {
    asked += 1;
    return prepare(...query);
  };
  const database: Database = {
    ...real,
    transaction: (...work) => {
      asked += 1;
      return real.transaction(...work);
    },
    prepareLookUp<Row extends object>(...statement: [name: string, text: string]) {
      const ask = real.prepareLookUp<Row>(...statement);
      return (key) => {
        asked += 1;
        return ask(key);
      };
    },
  };
  return {
    database,
    async statementsOf(ask: () => Promise<Response>): Promise<number> {
      asked = 0;
      await ask();
      return asked;
    },
  };
}
