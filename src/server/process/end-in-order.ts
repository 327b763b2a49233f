import type { Logger } from "../adapters/log/port.ts";

interface Parts {
  readonly log: Logger;
  /** Lets what is under way finish. */
  stop(): Promise<void>;
}

const signals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

/**
 * Ends the process in good order, whether a signal asks for it or a fault that nobody caught makes it necessary:
 * after such a fault nobody knows what still holds, but the requests under way are not to blame for it.
 */
export function endInOrder({ log, stop }: Parts): void {
  let isEnding = false;

  function end(code: number): void {
    isEnding = true;
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        log.error("The stop failed half-way", { error });
        process.exit(1);
      },
    );
  }

  const onSignal = (): void => {
    // Whoever asks twice does not want to wait.
    if (isEnding) process.exit(1);
    end(0);
  };
  const onFault = (fault: unknown): void => {
    const error = fault instanceof Error ? fault : new Error(String(fault));
    log.error("A fault that nobody caught: the process ends", { alert: "fault", error });
    if (!isEnding) end(1);
  };
  for (const signal of signals) process.on(signal, onSignal);
  process.on("uncaughtException", onFault).on("unhandledRejection", onFault);
}
