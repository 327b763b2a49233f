import { databaseFailure } from "#server/adapters/database/failure.ts";
import type { Logger } from "#server/adapters/log/port.ts";

/**
 * What cannot be written to one must not keep it from all who come after them; it is tried again with the next run. Null when
 * it could not. Where the database itself is away, nobody's turn is worth trying.
 */
export async function orLater<Result>(
  { log }: { readonly log: Logger },
  reader: number,
  write: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await write();
  } catch (error) {
    if (databaseFailure(error) === "database_unavailable") throw error;
    log.error("A letter could not be written; the others are", { alert: "letter", reader, error });
    return null;
  }
}
