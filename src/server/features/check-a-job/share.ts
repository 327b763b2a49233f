import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { sharedCheckEndpoints } from "#contract/listings/shared-checks.ts";
import { sharedCheck } from "#domain/listing/shared/shared-check.ts";
import { sharedDays } from "#domain/listing/shared/shared-days.ts";
import type { ReadRates } from "#domain/listing/pay/rates.ts";
import { checkedPath } from "#domain/page-addresses.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { fail } from "#server/app-error.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import { readPost } from "./read-post.ts";
import { addShared, findShared, removeShared, type SharedRow } from "./store.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Pictures of shared results name this topic: one that is taken back takes its picture along. */
export const sharedChecksTopic = "shared-checks";

interface ShareServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly readRates: ReadRates;
}

/** The text is read here once more, so that nobody can have us say what our rules do not. */
export function shareHandlers({
  database,
  clock,
  readRates,
}: ShareServices): Handlers<typeof sharedCheckEndpoints> {
  const db = database.queries;
  return {
    async shareCheck({ body, viewer }) {
      const now = clock.now();
      const id = randomBytes(16).toString("base64url");
      const token = randomBytes(32).toString("base64url");
      const endsAt = new Date(now.getTime() + sharedDays * dayMs);
      await addShared(db, {
        id,
        tokenHash: hashOf(token),
        userId: viewer?.id ?? null,
        shown: sharedCheck(readPost(body.text, await readRates()), body.shows),
        checkedAt: now,
        endsAt,
      });
      return { id, path: checkedPath(id), token, endsAt: endsAt.toISOString() };
    },

    async readSharedCheck({ params, viewer }) {
      const { shown, checkedAt, endsAt, userId } =
        (await findShared(db, params.id, clock.now())) ?? fail("not_found");
      return {
        ...shown,
        reasons: [...shown.reasons],
        checkedAt: checkedAt.toISOString(),
        endsAt: endsAt.toISOString(),
        isTheirs: viewer !== null && viewer.id === userId,
      };
    },

    async takeBackCheck({ params, body, viewer }) {
      const row = (await findShared(db, params.id, clock.now())) ?? fail("not_found");
      const isSharer = viewer !== null && viewer.id === row.userId;
      if (!isSharer && !opens(row, body.token)) fail("not_found");
      await database.transaction(async (tx) => {
        await removeShared(tx, row.id);
        await database.changes.announce(sharedChecksTopic, tx);
      });
      return { ok: true };
    },
  };
}

const hashOf = (token: string): Uint8Array => createHash("sha256").update(token).digest();

const opens = ({ tokenHash }: SharedRow, token: string | undefined): boolean =>
  token !== undefined && timingSafeEqual(hashOf(token), tokenHash);
