import { doorsOf, type Door } from "#domain/companies/door-list.ts";
import { keptUntilChanged } from "#server/adapters/database/kept-until-changed.ts";
import type { Doors } from "#server/feature.ts";
import type { Services } from "#server/services.ts";
import { countsByName } from "./store.ts";

/** The topic that jobs tell of themselves under. */
const jobsTopic = "jobs";

/** Counted once, and kept until a job changes: a decision about one listing moves its company at once, everywhere. */
export function companyDoors({ database, clock }: Pick<Services, "database" | "clock">): Doors {
  const kept = keptUntilChanged<ReadonlyMap<string, Door>>(database.changes, clock, jobsTopic);
  return () => kept("all", async () => doorsOf(await countsByName(database.queries)));
}
