import { date, integer, pgTable, text } from "drizzle-orm/pg-core";
import { bytes, moment } from "./column-kinds.ts";

export const declaredHolidays = pgTable("declared_holidays", {
  day: date({ mode: "string" }).primaryKey(),
  name: text().notNull(),
});

export const calendarFeeds = pgTable("calendar_feeds", {
  userId: integer("user_id").primaryKey(),
  tokenHash: bytes("token_hash").notNull(),
  madeAt: moment("made_at").notNull(),
});
