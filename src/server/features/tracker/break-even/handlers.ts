import type { BreakEvenReply, breakEvenEndpoints } from "#contract/tracker/break-even.ts";
import { randOf } from "#domain/rates/rand-table.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import type { TrackerServices } from "../tracker-services.ts";
import { packageOf, putPackage, removePackage } from "./store.ts";

export function breakEvenHandlers({
  database,
  clock,
  readRates,
}: TrackerServices): Handlers<typeof breakEvenEndpoints> {
  const db = database.queries;

  async function present(member: number): Promise<BreakEvenReply> {
    const { day, usdFor } = await readRates();
    return {
      package: await packageOf(db, member),
      rate: { rand: randOf(usdFor)["USD"] ?? 0, day },
    };
  }

  return {
    readPackage: ({ viewer }) => present(viewer.id),

    async savePackage({ viewer, body }) {
      await putPackage(db, viewer.id, body, clock.now());
      return present(viewer.id);
    },

    async removePackage({ viewer }) {
      await removePackage(db, viewer.id);
      return present(viewer.id);
    },
  };
}
