import type { TaskServices } from "#server/feature.ts";
import { ratesTopic } from "./store.ts";

type Needs = Pick<TaskServices, "database" | "log" | "topicsShowing" | "workOutAnew">;

/** Once new rates are saved: every page that shows a figure worked out with them follows, and so does what is stored in dollars. */
export async function tellOfRates({ database, log, ...board }: Needs): Promise<void> {
  for (const topic of [ratesTopic, ...board.topicsShowing]) await database.changes.announce(topic);
  // The rates are saved: if this cannot be asked for now, the nightly run sees to it.
  await board
    .workOutAnew()
    .catch((error: unknown) =>
      log.warn("Pay will be worked out with the new rates later", { error }),
    );
}
