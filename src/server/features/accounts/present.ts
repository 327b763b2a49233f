import type { User } from "#contract/accounts.ts";
import { isPremiumAt } from "#domain/premium.ts";
import type { UserRow } from "./stores/users.ts";

/** The user as the world may see them: fields are named one by one, so a hash cannot slip out. */
export const presentUser = (row: UserRow, now: Date): User => ({
  id: row.id,
  username: row.username,
  email: row.email,
  isPremium: isPremiumAt(row.premiumUntil, now),
  isAdmin: row.isAdmin,
  ...(row.isEmployer && { isEmployer: true }),
  premiumUntil: row.premiumUntil?.toISOString() ?? null,
});
