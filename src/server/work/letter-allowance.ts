import { createHash } from "node:crypto";
import { inboxOf, letterLimits } from "#domain/accounts/letter-rules.ts";
import type { RateLimit } from "#domain/rate-limit.ts";
import { AppError, fail } from "#server/app-error.ts";

interface Recipient {
  readonly id: number;
  readonly email: string;
  readonly emailVerifiedAt: Date | null;
}

interface Limits {
  take(key: string, limit: RateLimit): Promise<unknown>;
}

/** For a letter to an address that may be anybody's: it counts for the inbox, whoever causes it, of whatever kind it is. */
export const ofInbox = (email: string): string =>
  `letters to ${createHash("sha256").update(inboxOf(email)).digest("hex")}`;

/**
 * For a letter that an account causes to itself. Strangers cannot use this up, and what somebody asks for leaves alone what
 * they must be told. But an address nobody has confirmed may be a stranger's, however many accounts are made with it.
 */
export const ofAccount = (user: Recipient, why: "asked" | "told"): string =>
  user.emailVerifiedAt === null ? ofInbox(user.email) : `letters ${why} account ${user.id}`;

/** Counts a letter before it is written, or fails with `too_many_letters`. */
export async function countLetter(limits: Limits, allowance: string): Promise<void> {
  for (const limit of letterLimits) {
    try {
      await limits.take(`${allowance} ${limit.windowSeconds}`, limit);
    } catch (error) {
      if (!(error instanceof AppError) || error.retryAfterSeconds === undefined) throw error;
      fail("too_many_letters", { retryAfterSeconds: error.retryAfterSeconds });
    }
  }
}

/** The same for a letter that may as well not be written. */
export async function mayWrite(limits: Limits, allowance: string): Promise<boolean> {
  try {
    await countLetter(limits, allowance);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "too_many_letters") return false;
    throw error;
  }
}
