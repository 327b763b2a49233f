import type { Asker } from "#server/fair-queue.ts";

export interface Passwords {
  /** Hashing is dear, so askers take turns at it. Nobody in particular asks for what the application needs itself. */
  hash(password: string, asker?: Asker): Promise<string>;
  /** With no hash to compare it takes just as long and is always false: the time must not tell who exists. */
  verify(hash: string | null, password: string, asker?: Asker): Promise<boolean>;
  /** Why a new password will not do, or null. */
  weakness(password: string, username: string): string | null;
}
