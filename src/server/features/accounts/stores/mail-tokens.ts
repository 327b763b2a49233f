import { and, eq, gt, inArray, lt, lte, ne, or, sql } from "drizzle-orm";
import { linkLifetimesMs, linksEndedBy, type LinkPurpose } from "#domain/accounts/mail-links.ts";
import { clockSlackMs, tooFarAhead } from "#domain/calendar/moments.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { mailTokens } from "#server/adapters/database/schema.ts";
import { fail } from "#server/app-error.ts";
import { lockUser } from "#server/adapters/database/tables/lock-user.ts";
import { hashOf, newToken } from "./tokens.ts";

interface Link {
  readonly userId: number;
  readonly purpose: LinkPurpose;
  readonly email: string;
}

interface UsedLink extends Link {
  /** Links given out later have higher numbers. */
  readonly id: number;
}

export const mailTokenStore = (db: Queries) => ({
  /** A new link takes the place of an older one for the same purpose; but each old address keeps its own way back. */
  async issue({ userId, purpose, email }: Link, now: Date): Promise<string> {
    const token = newToken();
    if (purpose !== "undo-email-change") await remove(db, userId, [purpose]);
    await db.insert(mailTokens).values({
      tokenHash: hashOf(token),
      userId,
      purpose,
      email,
      expiresAt: new Date(now.getTime() + linkLifetimesMs[purpose]),
    });
    return token;
  },

  /** A link as it stands, without using it; null for one that is used, over or for something else. */
  async find(token: string, purposes: readonly LinkPurpose[], now: Date): Promise<Link | null> {
    const [link] = await db
      .select()
      .from(mailTokens)
      .where(isGood(token, purposes, now));
    return link ?? null;
  },

  /** Uses a link up, with its user locked until the transaction ends. Of two at the same moment one gets it. */
  async use(token: string, purposes: readonly LinkPurpose[], now: Date): Promise<UsedLink | null> {
    const seen = await this.find(token, purposes, now);
    if (seen === null) return null;
    await lockUser(db, seen.userId);
    const [link] = await db
      .delete(mailTokens)
      .where(isGood(token, purposes, now))
      .returning();
    return link ?? null;
  },

  listFor: (userId: number) =>
    db
      .select({
        purpose: mailTokens.purpose,
        email: mailTokens.email,
        expiresAt: mailTokens.expiresAt,
      })
      .from(mailTokens)
      .where(eq(mailTokens.userId, userId)),

  /** Ends what this makes worthless. */
  end: (userId: number, cause: keyof typeof linksEndedBy): Promise<void> =>
    remove(db, userId, linksEndedBy[cause]),

  /** Ends the ways back that came after this one. Those from before lead to an even older address, and stay. */
  async endLaterWaysBack({ userId, id }: UsedLink): Promise<void> {
    await db
      .delete(mailTokens)
      .where(
        and(
          eq(mailTokens.userId, userId),
          eq(mailTokens.purpose, "undo-email-change"),
          gt(mailTokens.id, id),
        ),
      );
  },

  async removeExpired(now: Date): Promise<void> {
    await db.delete(mailTokens).where(lt(mailTokens.expiresAt, now));
  },
});

/**
 * An old address is nobody else's until there is no way back to it, or a thief would take it to shut its owner out. To be
 * asked once the address has been taken: whatever gave it up has ended by then, and left its way back.
 */
export async function refuseIfKept(
  tx: Queries,
  { id }: { readonly id: number },
  email: string,
  now: Date,
): Promise<void> {
  const kept = await tx
    .select({ id: mailTokens.id })
    .from(mailTokens)
    .where(
      and(
        eq(mailTokens.purpose, "undo-email-change"),
        eq(sql`lower(${mailTokens.email})`, sql`lower(${email})`),
        ne(mailTokens.userId, id),
        gt(mailTokens.expiresAt, now),
      ),
    )
    .limit(1);
  if (kept.length > 0) fail("account_taken");
}

const isGood = (token: string, purposes: readonly LinkPurpose[], now: Date) =>
  and(
    eq(mailTokens.tokenHash, hashOf(token)),
    gt(mailTokens.expiresAt, now),
    or(
      ...purposes.map((purpose) =>
        and(
          eq(mailTokens.purpose, purpose),
          // Later than any link made by now can end, it was made by a clock that was wrong.
          lte(mailTokens.expiresAt, tooFarAhead(now, linkLifetimesMs[purpose] + clockSlackMs)),
        ),
      ),
    ),
  );

async function remove(
  db: Queries,
  userId: number,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await db
    .delete(mailTokens)
    .where(and(eq(mailTokens.userId, userId), inArray(mailTokens.purpose, [...purposes])));
}
