import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import type { Queries } from "#server/adapters/database/port.ts";
import { logos, logoSources } from "#server/adapters/database/schema.ts";

export async function findLogo(db: Queries, hash: string): Promise<Uint8Array | null> {
  const [row] = await db.select({ bytes: logos.bytes }).from(logos).where(eq(logos.hash, hash));
  return row?.bytes ?? null;
}

export interface DueSource {
  readonly url: string;
  readonly tries: number;
}

export const dueSources = (db: Queries, now: Date, limit: number): Promise<DueSource[]> =>
  db
    .select({ url: logoSources.url, tries: logoSources.tries })
    .from(logoSources)
    .where(and(isNull(logoSources.hash), lte(logoSources.nextAt, now)))
    .orderBy(asc(logoSources.nextAt), asc(logoSources.url))
    .limit(limit);

/** Null for one that is not tried again. */
export async function noteFailure(db: Queries, url: string, nextAt: Date | null): Promise<void> {
  await db
    .update(logoSources)
    .set({ tries: sql`${logoSources.tries} + 1`, nextAt })
    .where(eq(logoSources.url, url));
}

export async function noteFetched(db: Queries, url: string, hash: string): Promise<void> {
  await db
    .update(logoSources)
    .set({ hash, tries: sql`${logoSources.tries} + 1`, nextAt: null })
    .where(eq(logoSources.url, url));
}

/** Also one that is about to be swept out: somebody wants it again. */
export async function keepLogo(
  db: Queries,
  logo: { readonly hash: string; readonly bytes: Uint8Array },
  now: Date,
): Promise<void> {
  await db
    .insert(logos)
    .values({ ...logo, madeAt: now })
    .onConflictDoUpdate({ target: logos.hash, set: { unusedSince: null } });
}
