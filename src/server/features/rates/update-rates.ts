import { followSource } from "#domain/rates/follow-source.ts";
import type { TaskServices } from "#server/feature.ts";
import type { ScheduledTask } from "#server/work/port.ts";
import { holdRates, newestTable, replaceTable } from "./store.ts";
import { tellOfRates } from "./tell-of-rates.ts";

/** Something moved so far that an administrator has to look before every salary follows. */
class DoubtfulRates extends Error {
  override readonly name = "DoubtfulRates";

  constructor(moved: readonly string[]) {
    super(`Not taken over: ${moved.join(", ")} moved by more than a quarter`);
  }
}

type Needs = Pick<
  TaskServices,
  "database" | "clock" | "log" | "rateSource" | "topicsShowing" | "workOutAnew"
>;

/**
 * The rates of the day, once they are published. Where the source has none, answers with nonsense or cannot be reached, the
 * newest table stays, and the task is among those that failed.
 */
export const updateRates = ({
  database,
  clock,
  log,
  rateSource,
  ...board
}: Needs): ScheduledTask => ({
  name: "update-rates",
  cron: "30 15 * * 1-5",
  async run() {
    const published = await rateSource.newest();
    const isNew = await database.transaction(async (tx) => {
      await holdRates(tx);
      const following = followSource(await newestTable(tx), published);
      if (following.kind === "doubtful") throw new DoubtfulRates(following.moved);
      if (following.kind === "known") return false;
      await replaceTable(tx, following.table, { source: rateSource.name }, clock.now());
      return true;
    });
    if (!isNew) return;
    log.info("new exchange rates", { day: published.day });
    await tellOfRates({ database, log, ...board });
  },
});
