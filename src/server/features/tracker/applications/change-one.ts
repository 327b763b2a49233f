import type { WholeApplication } from "#contract/tracker/application.ts";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import { readWhole } from "./read-whole.ts";
import { lockApplication } from "./store.ts";

/** Changes one application of a member while nobody else does, and answers with what it is then. */
export const changeOne =
  (database: Database) =>
  async (
    viewer: { readonly id: number },
    id: number,
    work: (tx: Queries) => Promise<void>,
  ): Promise<WholeApplication> => {
    await database.transaction(async (tx) => {
      await lockApplication(tx, viewer.id, id);
      await work(tx);
    });
    return readWhole(database.queries, viewer.id, id);
  };
