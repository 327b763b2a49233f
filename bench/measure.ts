import { readFileSync } from "node:fs";
import { load as send, type Request } from "./load.ts";
import type { BenchServer } from "./servers.ts";

export interface Target {
  readonly name: string;
  readonly server: BenchServer;
  readonly requests: readonly Request[];
  /** The least share of the hello-world's requests per second that is good enough. */
  readonly bar?: number;
}

export interface Measurement {
  readonly perSecond: number;
  /** Requests per second of the server's processor time; not a number where the system does not tell. */
  readonly perCpuSecond: number;
}

const connections = 32;
/** A server in use has been running for longer: until V8 has made its code quick, the same answer costs twice as much. */
const warmUpSeconds = 8;
const seconds = 5;
const rounds = 2;

/** Each target in turn, several times over, so that a busy moment of the machine does not hit one of them only. */
export async function measureAll(targets: readonly Target[]): Promise<Map<Target, Measurement>> {
  const found = new Map(targets.map((target) => [target, [] as Measurement[]]));
  for (const target of targets) await load(target, warmUpSeconds);
  for (let round = 1; round <= rounds; round += 1) {
    for (const target of targets) found.get(target)?.push(await load(target, seconds));
  }
  return new Map([...found].map(([target, list]) => [target, medians(list)]));
}

/** How far each has come in its requests: begun anew, what nobody asked for before would have been asked for a minute ago. */
const asked = new WeakMap<Target, number>();

async function load(target: Target, duration: number): Promise<Measurement> {
  const { server, requests } = target;
  const at = (asked.get(target) ?? 0) % requests.length;
  const inTurn = [...requests.slice(at), ...requests.slice(0, at)];
  const cpuBefore = cpuSecondsOf(server.pid);
  const answers = await send({
    url: server.url,
    requests: inTurn,
    connections,
    seconds: duration,
  });
  asked.set(target, at + answers);
  return {
    perSecond: answers / duration,
    perCpuSecond: answers / (cpuSecondsOf(server.pid) - cpuBefore),
  };
}

const medians = (list: readonly Measurement[]): Measurement => ({
  perSecond: median(list.map(({ perSecond }) => perSecond)),
  perCpuSecond: median(list.map(({ perCpuSecond }) => perCpuSecond)),
});

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  return (upper + lower) / 2;
}

/** Linux tells; elsewhere the column stays empty. */
function cpuSecondsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    // User and system time, in ticks of a hundredth of a second.
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}

/** In megabytes, as the server itself sees it. */
export async function memoryOf({ url }: BenchServer): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Math.round(Number(/^kwela_resident_memory_bytes (\d+)/m.exec(text)?.[1]) / 1024 / 1024);
}
