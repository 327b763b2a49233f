export interface Passwords {
  hash(password: string): Promise<string>;
  /** With no hash to compare it takes just as long and is always false: the time must not tell who exists. */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** Why a new password will not do, or null. */
  weakness(password: string, username: string): string | null;
}
