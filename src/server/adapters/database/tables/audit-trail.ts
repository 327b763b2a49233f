import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { AuditSubject, Changes, Deed } from "#domain/desk/audit-deeds.ts";
import type { Queries } from "../port.ts";
import { moment } from "./column-kinds.ts";

export const auditEntries = pgTable("audit_entries", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  at: moment("at").notNull(),
  byUserId: integer("by_user_id"),
  deed: text().$type<Deed>().notNull(),
  subject: text().$type<AuditSubject>().notNull(),
  subjectId: text("subject_id").notNull(),
  subjectName: text("subject_name").notNull(),
  reason: text(),
  changes: jsonb().$type<Changes>().notNull().default({}),
});

/** Written in the transaction of the deed itself: neither is there without the other. */
export async function recordDeed(
  tx: Queries,
  entry: Omit<typeof auditEntries.$inferInsert, "id" | "subjectId"> & {
    readonly subjectId: number | string;
  },
): Promise<void> {
  await tx.insert(auditEntries).values({
    ...entry,
    subjectId: String(entry.subjectId),
    subjectName: entry.subjectName.slice(0, 300),
  });
}
