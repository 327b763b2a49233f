/** A piece of background work that runs by the clock, once per tick however many processes there are. */
export interface ScheduledTask {
  readonly name: string;
  /** Cron, in UTC. */
  readonly cron: string;
  run(signal: AbortSignal): Promise<void>;
}

/** A piece of background work that runs when somebody asks for it, again if it fails, and survives a crash. */
export interface QueuedTask {
  readonly name: string;
  run(data: object): Promise<void>;
}

/** The way in, for whoever has work to hand over. */
export interface Enqueue {
  (name: string, data: object): Promise<void>;
}

export interface WorkQueue {
  /** May be tried again after it failed. */
  start(tasks: {
    scheduled: readonly ScheduledTask[];
    queued: readonly QueuedTask[];
  }): Promise<void>;
  readonly enqueue: Enqueue;
  /** Runs a scheduled task soon, out of turn. */
  runNow(name: string): Promise<void>;
  /** Lets what is running finish. */
  stop(): Promise<void>;
}
