import { and, eq, isNull, sql } from "drizzle-orm";
import { letterOfIssue } from "#domain/alerts/newsletter-rules.ts";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import type { Mail } from "#server/adapters/email/port.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import { mailReaders, users } from "#server/adapters/database/schema.ts";
import { lockMember } from "./store.ts";
import { countOne } from "./newsletter/store.ts";

/** Nothing that was asked for goes to an address that does not exist, until its owner confirms it once more. */
export const addressRefused = (
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { to, issue }: Pick<Mail, "to" | "issue">,
): Promise<void> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const members = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(sql`lower(${users.email})`, sql`lower(${to})`));
    let isNews = false;
    for (const { id } of members) {
      const readerId = await lockMember(tx, id, now);
      isNews = (await mark(tx, eq(mailReaders.id, readerId), now)) || isNews;
    }
    await mark(tx, eq(sql`lower(${mailReaders.email})`, sql`lower(${to})`), now);
    const day = dayIn(issue);
    if (isNews && day !== null) await countOne(tx, day, "bounced");
  });

async function mark(tx: Queries, which: ReturnType<typeof eq>, now: Date): Promise<boolean> {
  const marked = await tx
    .update(mailReaders)
    .set({ bouncedAt: now })
    .where(and(which, isNull(mailReaders.bouncedAt)))
    .returning({ id: mailReaders.id });
  return marked.length > 0;
}

/** Of the newsletter, which issue it was. */
function dayIn(issue: string | undefined): string | null {
  const day = issue?.slice(letterOfIssue("").length) ?? "";
  return issue === letterOfIssue(day) && day !== "" ? day : null;
}
