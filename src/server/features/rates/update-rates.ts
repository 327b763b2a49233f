import { sastDay } from "#domain/days.ts";
import { followSource } from "#domain/rates/follow-source.ts";
import type { TaskServices } from "#server/feature.ts";
import type { ScheduledTask } from "#server/work/port.ts";
import { holdRates, newestTable, replaceTable } from "./store.ts";
import { tellOfRates } from "./tell-of-rates.ts";

/** An administrator has to look before every salary follows. */
class DoubtfulRates extends Error {
  override readonly name = "DoubtfulRates";

  constructor(why: string) {
    super(`Not taken over: ${why}`);
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
      const following = followSource(await newestTable(tx), published, sastDay(clock.now()));
      if (following.kind === "doubtful") throw new DoubtfulRates(following.why);
      if (following.kind === "known") return false;
      await replaceTable(tx, following.table, { source: rateSource.name }, clock.now());
      return true;
    });
    if (!isNew) return;
    log.info("new exchange rates", { day: published.day });
    await tellOfRates({ database, log, ...board });
  },
});
