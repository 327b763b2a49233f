import type { z } from "zod";
import type { adminStrategyEndpoints, strategyBody } from "#contract/admin/growth-strategies.ts";
import { changesBetween, type Changes, type Deed } from "#domain/desk/audit-deeds.ts";
import { textOf } from "#domain/guides/content-pieces.ts";
import { strategyMessages, usualStrategySort } from "#domain/guides/strategy-rules.ts";
import { cutText } from "#domain/markup/cut-text.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { growthStrategies, recordDeed } from "#server/adapters/database/schema.ts";
import { fail } from "#server/app-error.ts";
import type { HandlerServices } from "#server/feature.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import { deleteForNow, undoDeletion } from "#server/lists/undoable-deletion.ts";
import { eq } from "drizzle-orm";
import { safeHtml } from "../strategies/safe-html.ts";
import { strategiesTopic, type StrategyRow } from "../strategies/store.ts";
import { listStrategies, presentWhole, strategiesFile } from "./list-strategies.ts";
import {
  addStrategy,
  findStrategy,
  lockStrategies,
  updateStrategy,
  type StrategiesWanted,
} from "./store.ts";

type Written = z.output<typeof strategyBody>;

interface Asked {
  readonly search?: string | undefined;
  readonly category?: string | undefined;
  readonly shown?: "yes" | "no" | undefined;
  readonly sort?: StrategiesWanted["sort"] | undefined;
}

export function adminStrategyHandlers({
  database,
  clock,
  showRows,
}: Pick<HandlerServices, "database" | "clock" | "showRows">): Handlers<
  typeof adminStrategyEndpoints
> {
  const db = database.queries;

  /** The change, the record of it, and the word to everybody who keeps a page with it: all or nothing. */
  const atTheDesk = <Result>(work: (tx: Queries) => Promise<Result>): Promise<Result> =>
    database.transaction(async (tx) => {
      const result = await work(tx);
      await database.changes.announce(strategiesTopic, tx);
      return result;
    });

  const record = (tx: Queries, by: number, deed: Deed, row: StrategyRow, changes: Changes = {}) =>
    recordDeed(tx, {
      at: clock.now(),
      byUserId: by,
      deed,
      subject: "strategy",
      subjectId: row.id,
      subjectName: row.title,
      changes,
    });

  return {
    listStrategiesAtDesk: ({ query }) =>
      listStrategies(db, showRows, wantedIn(query), query.cursor ?? null),

    exportStrategies: ({ query }) => strategiesFile(db, showRows, wantedIn(query)),

    async readStrategyAtDesk({ params }) {
      return presentWhole((await findStrategy(db, params.id)) ?? fail("not_found"));
    },

    async addStrategy({ body, viewer }) {
      const written = await madeSafe(body);
      return atTheDesk(async (tx) => {
        const [createdAt, updatedAt] = [clock.now(), clock.now()];
        const row = await addStrategy(tx, { ...written, createdAt, updatedAt });
        await record(tx, viewer.id, "strategy-added", row);
        return presentWhole(row);
      });
    },

    async changeStrategy({ params, body: { version, ...body }, viewer }) {
      const written = await madeSafe(body);
      return atTheDesk(async (tx) => {
        const before = await unchangedSince(tx, params.id, version);
        const changes = changesBetween(fieldsOf(before), written);
        if (Object.keys(changes).length === 0) return presentWhole(before);
        const after = await updateStrategy(tx, before, { ...written, updatedAt: clock.now() });
        await record(tx, viewer.id, "strategy-changed", after, inShort(changes));
        return presentWhole(after);
      });
    },

    deleteStrategy: ({ params, query, viewer }) =>
      atTheDesk(async (tx) => {
        const row = await unchangedSince(tx, params.id, query.version);
        await updateStrategy(tx, row, {});
        await deleteForNow(tx, growthStrategies, eq(growthStrategies.id, row.id), clock.now());
        await record(tx, viewer.id, "strategy-deleted", row);
        return { ok: true as const };
      }),

    restoreStrategy: ({ params, viewer }) =>
      atTheDesk(async (tx) => {
        const which = eq(growthStrategies.id, params.id);
        const isBack = await undoDeletion(tx, growthStrategies, which, clock.now());
        const row = await findStrategy(tx, params.id);
        // Whoever asks twice finds it there already.
        if (row === null) return fail("too_late_to_undo");
        if (isBack) await record(tx, viewer.id, "strategy-restored", row);
        return presentWhole(row);
      }),

    showStrategies: ({ body: { ids, isActive }, viewer }) =>
      atTheDesk(async (tx) => {
        const rows = await lockStrategies(tx, ids);
        const toChange = rows.filter((row) => row.isActive !== isActive);
        for (const row of toChange) {
          await updateStrategy(tx, row, { isActive, updatedAt: clock.now() });
          await record(tx, viewer.id, isActive ? "strategy-shown" : "strategy-hidden", row);
        }
        return { changed: toChange.map(({ id }) => id) };
      }),

    async previewStrategy({ body }) {
      return { content: await safeHtml(body.content) };
    },
  };
}

/** Locked until the transaction ends. Whoever saw an older one is told what is there now. */
async function unchangedSince(
  tx: Queries,
  id: number,
  version: number | undefined,
): Promise<StrategyRow> {
  const row = (await findStrategy(tx, id, { isLocked: true })) ?? fail("not_found");
  if (version !== undefined && version !== row.version)
    fail("changed_meanwhile", { current: presentWhole(row) });
  return row;
}

/** With the content as it will be stored, which must still say something then. */
async function madeSafe(body: Written): Promise<Written> {
  const content = await safeHtml(body.content);
  if (textOf(content) === "")
    fail("invalid_input", { fields: { content: strategyMessages.contentRequired } });
  return { ...body, content };
}

const fieldsOf = (row: StrategyRow): Written => ({
  title: row.title,
  description: row.description,
  category: row.category,
  content: row.content,
  steps: row.steps,
  icon: row.icon,
  position: row.position,
  isActive: row.isActive,
});

const shortWords = 300;

/** Of a long text the record keeps how it began: it is there for good, and would be longer than all the rest. */
const inShort = (changes: Changes): Changes =>
  Object.fromEntries(
    Object.entries(changes).map(([field, [before, after]]) => [
      field,
      [short(before), short(after)],
    ]),
  );

const short = (value: unknown): unknown =>
  typeof value === "string" && value.length > shortWords ? `${cutText(value, shortWords)}…` : value;

const wantedIn = ({
  search = "",
  category,
  shown,
  sort = usualStrategySort,
}: Asked): StrategiesWanted => ({
  search,
  category: category ?? null,
  isActive: shown === undefined ? null : shown === "yes",
  sort,
});
