import { eq } from "drizzle-orm";
import { memberTerms } from "#contract/tools/terms.ts";
import { noTermsYet, type MemberTerms } from "#domain/tools/objection-line/member-terms.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { toolSettings } from "#server/adapters/database/schema.ts";

/** What cannot be read was never set. */
export async function termsOf(db: Queries, userId: number): Promise<MemberTerms> {
  const { terms } = toolSettings;
  const [row] = await db
    .select({ terms })
    .from(toolSettings)
    .where(eq(toolSettings.userId, userId));
  return memberTerms.safeParse(row?.terms).data ?? noTermsYet;
}

export async function putTerms(db: Queries, userId: number, terms: MemberTerms): Promise<void> {
  await db
    .insert(toolSettings)
    .values({ userId, terms })
    .onConflictDoUpdate({ target: toolSettings.userId, set: { terms } });
}
