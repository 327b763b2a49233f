import { clockSlackMs, tooFarAhead } from "#domain/moments.ts";
import { and, eq, gt, lt, lte } from "drizzle-orm";
import { linkLifetimesMs, type LinkPurpose } from "#domain/accounts/mail-links.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { mailTokens } from "#server/adapters/database/schema.ts";
import { hashOf, newToken } from "./tokens.ts";

interface Link {
  readonly userId: number;
  readonly purpose: LinkPurpose;
  readonly email: string;
}

export const mailTokenStore = (db: Queries) => ({
  /** A new link takes the place of an older one for the same purpose. */
  async issue({ userId, purpose, email }: Link, now: Date): Promise<string> {
    const token = newToken();
    await db
      .delete(mailTokens)
      .where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose)));
    await db.insert(mailTokens).values({
      tokenHash: hashOf(token),
      userId,
      purpose,
      email,
      expiresAt: new Date(now.getTime() + linkLifetimesMs[purpose]),
    });
    return token;
  },

  /** Uses a link up. Of two at the same moment one gets it; null for one that is used, over or for something else. */
  async use(token: string, purposes: readonly LinkPurpose[], now: Date): Promise<Link | null> {
    for (const purpose of purposes) {
      const [link] = await db
        .delete(mailTokens)
        .where(
          and(
            eq(mailTokens.tokenHash, hashOf(token)),
            eq(mailTokens.purpose, purpose),
            gt(mailTokens.expiresAt, now),
            // Later than any link made by now can end, it was made by a clock that was wrong.
            lte(mailTokens.expiresAt, tooFarAhead(now, linkLifetimesMs[purpose] + clockSlackMs)),
          ),
        )
        .returning();
      if (link !== undefined) return link;
    }
    return null;
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

  /** After a password change no link that came before it may still open anything. */
  async revoke(userId: number, purpose: LinkPurpose): Promise<void> {
    await db
      .delete(mailTokens)
      .where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose)));
  },

  async removeExpired(now: Date): Promise<void> {
    await db.delete(mailTokens).where(lt(mailTokens.expiresAt, now));
  },
});
