import type { Clock } from "#server/adapters/clock/port.ts";
import { gathered } from "./gather.ts";
import { jsonLines } from "./json-lines.ts";
import { output, type Output } from "./output.ts";
import type { Logger, LogLevel } from "./port.ts";

export interface ProcessLog extends Logger {
  /** A line for the person at the terminal rather than for a program. */
  say(line: string): void;
  readonly linesLost: Output["linesLost"];
}

/** The log of this process: JSON lines on its standard output. */
export function processLog(level: LogLevel, clock: Clock): ProcessLog {
  const out = output(process.stdout, (lines) => {
    let note = "";
    const write = (line: string): void => void (note += line);
    jsonLines({ level, clock, write }).warn("Lines of this log are missing", { lines });
    return note;
  });
  const write = gathered(out.write);
  return {
    ...jsonLines({ level, clock, write }),
    say: (line) => write(`${line}\n`),
    linesLost: out.linesLost,
  };
}
