import type { Services } from "#server/services.ts";
import { housekeeping } from "./housekeeping.ts";
import { sendMailTask, type OnRefused } from "./mail-task.ts";
import type { QueuedTask, ScheduledTask, Sweeper } from "./port.ts";

/** What runs by itself whatever features there are: they only say what they want swept out. */
export const ownScheduled = (
  { database, clock }: Services,
  sweepers: readonly Sweeper[],
): readonly ScheduledTask[] => [housekeeping({ database, clock, sweepers })];

export const ownQueued = (
  { mailTransport, secrets }: Services,
  onRefused: OnRefused,
): readonly QueuedTask[] => [sendMailTask(mailTransport, secrets, onRefused)];
