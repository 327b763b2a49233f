import { eq } from "drizzle-orm";
import type { MemberPackage } from "#domain/break-even/member-package.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { memberPackages } from "#server/adapters/database/schema.ts";

const { userId } = memberPackages;

/** All that a package is, and nothing about its row. */
const columns = {
  basis: memberPackages.basis,
  randPerMonth: memberPackages.randPerMonth,
  medical: memberPackages.medical,
  pension: memberPackages.pension,
  thirteenthCheque: memberPackages.thirteenthCheque,
  leaveDays: memberPackages.leaveDays,
  weeksBetween: memberPackages.weeksBetween,
};

export async function packageOf(db: Queries, member: number): Promise<MemberPackage | null> {
  const [row] = await db.select(columns).from(memberPackages).where(eq(userId, member));
  return row ?? null;
}

export async function putPackage(
  db: Queries,
  member: number,
  today: MemberPackage,
  savedAt: Date,
): Promise<void> {
  await db
    .insert(memberPackages)
    .values({ userId: member, ...today, savedAt })
    .onConflictDoUpdate({ target: userId, set: { ...today, savedAt } });
}

export async function removePackage(db: Queries, member: number): Promise<void> {
  await db.delete(memberPackages).where(eq(userId, member));
}
