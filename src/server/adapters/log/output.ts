import type { Writable } from "node:stream";

/** More than this waiting means that nobody reads: memory must not fill up with what nobody sees. */
const mostWaitingBytes = 1024 * 1024;

export interface Output {
  /** Whole lines. Never throws and never waits. */
  write(lines: string): void;
  /** How many lines could not be written since the start. */
  linesLost(): number;
}

/**
 * Where the log goes can close, fill up or block. None of that is a reason to stop serving: what cannot be written
 * is counted, and as soon as something can be written again it is, after a line that says how many are missing.
 */
export function output(stream: Writable, missing: (lines: number) => string): Output {
  let lost = 0;
  let untold = 0;
  const lose = (lines: number): void => {
    lost += lines;
    untold += lines;
  };
  // Told to every write as well; without a listener it would end the process.
  stream.on("error", () => undefined);

  return {
    write(text) {
      const lines = countLines(text);
      if (stream.writableLength > mostWaitingBytes) return lose(lines);
      const before = untold;
      // The last line that got through may have been cut short, so a new one begins.
      const note = before === 0 ? "" : `\n${missing(before)}`;
      untold = 0;
      stream.write(note + text, (error) => {
        if (error === null || error === undefined) return;
        lose(lines);
        untold += before;
      });
    },
    linesLost: () => lost,
  };
}

function countLines(text: string): number {
  let lines = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) lines += 1;
  return lines;
}
