import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { SharedCheck } from "#domain/listing/shared/shared-check.ts";
import { bytes, moment } from "../column-kinds.ts";

export const sharedChecks = pgTable("shared_checks", {
  id: text().primaryKey(),
  tokenHash: bytes("token_hash").notNull(),
  userId: integer("user_id"),
  shown: jsonb().$type<SharedCheck>().notNull(),
  checkedAt: moment("checked_at").notNull(),
  endsAt: moment("ends_at").notNull(),
});
