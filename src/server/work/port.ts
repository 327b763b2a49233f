import type { Queries } from "#server/adapters/database/port.ts";
import type { Mailer } from "#server/adapters/email/port.ts";
import type { Logger } from "#server/adapters/log/port.ts";

/** A piece of background work that runs by the clock, once per tick however many processes there are. */
export interface ScheduledTask {
  readonly name: string;
  /** Cron, in UTC. */
  readonly cron: string;
  /** Cannot wait for its turn when a process starts: something may have happened while nobody was here. */
  readonly isDueAtStart?: true;
  run(signal: AbortSignal): Promise<void>;
}

/** A piece of background work that runs when somebody asks for it, again if it fails, and survives a crash. */
export interface QueuedTask {
  readonly name: string;
  run(data: object): Promise<void>;
}

/** Removes what has run its course by now. */
export type Sweeper = (now: Date) => Promise<void>;

/** All the work of one feature that nobody waits for. */
export interface Tasks {
  readonly scheduled?: readonly ScheduledTask[];
  readonly queued?: readonly QueuedTask[];
  /** For the housekeeping. */
  readonly sweepers?: readonly Sweeper[];
}

/** The way in, for whoever has work to hand over. */
export interface Enqueue {
  (name: string, data: object): Promise<void>;
}

/** A transaction, and what may follow from it: work, mail and lines in the log. */
export interface Within {
  readonly tx: Queries;
  readonly enqueue: Enqueue;
  readonly mailer: Mailer;
  readonly log: Logger;
}

/** Runs a transaction together with what follows from it: with the commit all of that is on its way, without it none. */
export interface InTransaction {
  <Result>(work: (within: Within) => Promise<Result>): Promise<Result>;
}

export interface FailedTask {
  readonly task: string;
  readonly times: number;
}

export interface WorkQueue {
  /** May be tried again after it failed. */
  start(tasks: {
    scheduled: readonly ScheduledTask[];
    queued: readonly QueuedTask[];
  }): Promise<void>;
  readonly enqueue: Enqueue;
  /** Runs a transaction that hands over work as part of itself. */
  transaction<Result>(work: (tx: Queries, enqueue: Enqueue) => Promise<Result>): Promise<Result>;
  /** What failed this week or waits to be tried again, by name; nothing as long as the queue has not started. */
  failed(): Promise<FailedTask[]>;
  /** Runs a scheduled task soon, out of turn. */
  runNow(name: string): Promise<void>;
  /** Lets what is running finish. */
  stop(): Promise<void>;
}
