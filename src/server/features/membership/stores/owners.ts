import { and, eq, ne, or, sql } from "drizzle-orm";
import type { Queries } from "#server/adapters/database/port.ts";
import { users } from "#server/adapters/database/schema.ts";
import type { PaymentRow } from "./payments.ts";

interface Named {
  readonly userId: number | null;
  readonly email: string;
}

/**
 * Whether the provider names another account of ours as the one who paid. An address we do not know is no such sign,
 * and the one that the payment began with never is: it may have passed to somebody else since.
 */
export async function isAnothers(
  tx: Queries,
  { userId, email }: Pick<PaymentRow, "userId" | "email">,
  named: Named,
): Promise<boolean> {
  const address = named.email.toLowerCase();
  const isNamed = [
    ...(named.userId === null || named.userId === userId ? [] : [eq(users.id, named.userId)]),
    ...(address === email.toLowerCase() ? [] : [eq(sql`lower(${users.email})`, address)]),
  ];
  if (userId === null || isNamed.length === 0) return false;
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(ne(users.id, userId), or(...isNamed)))
    .limit(1);
  return found.length > 0;
}
