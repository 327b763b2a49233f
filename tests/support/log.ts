import { jsonLines } from "#server/adapters/log/json-lines.ts";
import type { Logger } from "#server/adapters/log/port.ts";
import { systemClock } from "#server/adapters/clock/port.ts";

export const silentLog: Logger = jsonLines({
  level: "error",
  clock: systemClock,
  write: () => undefined,
});

/** The real logger at its most talkative, writing where a test can read. */
export function recordingLog(): { log: Logger; lines: string[] } {
  const lines: string[] = [];
  return {
    lines,
    log: jsonLines({ level: "debug", clock: systemClock, write: (line) => void lines.push(line) }),
  };
}
