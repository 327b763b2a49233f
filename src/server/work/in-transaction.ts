import { logLevels, type Logger } from "#server/adapters/log/port.ts";
import type { Secrets } from "#server/adapters/secrets/port.ts";
import { queuedMailer } from "./mail-task.ts";
import type { InTransaction, WorkQueue } from "./port.ts";

export const inTransaction =
  (queue: WorkQueue, secrets: Secrets, log: Logger): InTransaction =>
  async (work) => {
    const { result, write } = await queue.transaction(async (tx, enqueue) => {
      const held = heldBack(log);
      const mailer = queuedMailer(enqueue, secrets);
      return { result: await work({ tx, enqueue, mailer, log: held.log }), write: held.write };
    });
    write();
    return result;
  };

/** A transaction may be undone or run again, and a line that was written cannot be taken back. */
function heldBack(log: Logger): { log: Logger; write: () => void } {
  const lines: (() => void)[] = [];
  const levels = logLevels.map((level): [string, Logger["info"]] => [
    level,
    (message, facts) => void lines.push(() => log[level](message, facts)),
  ]);
  return {
    log: Object.fromEntries(levels) as Logger,
    write: () => lines.forEach((line) => line()),
  };
}
