import { performance } from "node:perf_hooks";

const lookEveryMs = 10_000;
/** Below this share of its time at work, the process counts as quiet: a pause then keeps nobody waiting. */
const quietShare = 0.05;
const worthBytes = 32 * 1024 * 1024;

export interface MemorySigns {
  readonly residentBytes: () => number;
  /** The share of the time since the last look that was spent at work. */
  readonly busyShare: () => number;
  readonly collect: () => void;
}

/** Looks once: after a busy time, when it is quiet again, what is no longer used goes back to the machine. */
export function memoryWatch({ residentBytes, busyShare, collect }: MemorySigns): () => void {
  let restBytes = residentBytes();
  return () => {
    const isQuiet = busyShare() < quietShare;
    restBytes = Math.min(restBytes, residentBytes());
    if (!isQuiet || residentBytes() - restBytes < worthBytes) return;
    collect();
    // What is held even so is what the process needs now.
    restBytes = residentBytes();
  };
}

/** V8 keeps what a flood made it take until it takes again; without `--expose-gc` that is so here too. */
export function handBackMemory(): void {
  const { gc } = globalThis;
  if (gc === undefined) return;
  let before = performance.eventLoopUtilization();
  const look = memoryWatch({
    residentBytes: () => process.memoryUsage.rss(),
    busyShare() {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      return utilization;
    },
    collect() {
      gc({ type: "major", execution: "sync", flavor: "last-resort" });
    },
  });
  setInterval(look, lookEveryMs).unref();
}
