import type { User } from "#contract/accounts.ts";
import { isPremiumAt } from "#domain/plans.ts";
import type { UserRow } from "./stores/users.ts";

/** As much of a user as the world may see. */
export type PresentedRow = Pick<
  UserRow,
  "id" | "username" | "email" | "isAdmin" | "isEmployer" | "premiumUntil"
>;

/** The user as the world may see them: fields are named one by one, so a hash cannot slip out. */
export const presentUser = (row: PresentedRow, now: Date): User => ({
  id: row.id,
  username: row.username,
  email: row.email,
  isPremium: isPremiumAt(row.premiumUntil, now),
  isAdmin: row.isAdmin,
  ...(row.isEmployer && { isEmployer: true }),
  premiumUntil: row.premiumUntil?.toISOString() ?? null,
});
