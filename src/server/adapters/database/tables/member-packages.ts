import type { MemberPackage } from "#domain/break-even/member-package.ts";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./column-kinds.ts";

export const memberPackages = pgTable("member_packages", {
  userId: integer("user_id").primaryKey(),
  basis: text().$type<MemberPackage["basis"]>().notNull(),
  randPerMonth: integer("rand_per_month").notNull(),
  medical: integer().notNull(),
  pension: integer().notNull(),
  thirteenthCheque: text("thirteenth_cheque").$type<MemberPackage["thirteenthCheque"]>().notNull(),
  leaveDays: integer("leave_days").notNull(),
  weeksBetween: integer("weeks_between").notNull(),
  savedAt: moment("saved_at").notNull(),
});
