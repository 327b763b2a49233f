/** A piece of background work that runs by the clock, once per tick however many processes there are. */
export interface ScheduledTask {
  readonly name: string;
  /** Cron, in UTC. */
  readonly cron: string;
  run(signal: AbortSignal): Promise<void>;
}

export interface WorkQueue {
  /** May be tried again after it failed. */
  start(tasks: readonly ScheduledTask[]): Promise<void>;
  /** Runs a task soon, out of turn. */
  runNow(name: string): Promise<void>;
  /** Lets what is running finish. */
  stop(): Promise<void>;
}
