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

/** What came of one load: requests per second, and per second of the server's processor time, which not every system tells. */
interface Speed {
  readonly perSecond: number;
  readonly perCpuSecond: number;
}

export interface Measurement extends Speed {
  /** The same as shares of what the yardstick did just before and just after. */
  readonly share: Speed;
}

const connections = 32;
/** A server in use has been running for longer: until V8 has made its code quick, the same answer costs twice as much. */
const warmUpSeconds = 8;
const seconds = 4;
const yardstickSeconds = 2;
const rounds = 3;

/**
 * Each target for half a minute, as a server in use is asked for it, so that what is made anew once a minute is shared by that many
 * answers. In between the yardstick has its turns: what a processor does in a second changes by half within a minute on a machine
 * that is shared with others.
 */
export async function measureAll(
  yardstick: Target,
  targets: readonly Target[],
): Promise<Map<Target, Measurement>> {
  await load(yardstick, warmUpSeconds);
  // Code that several of them run is read for all of them before any of them counts.
  for (const target of targets) await load(target, warmUpSeconds / 2);
  const found = new Map<Target, Measurement>();
  const yardsticks: Speed[] = [];
  for (const target of targets) {
    await load(target, warmUpSeconds);
    const measured: Measurement[] = [];
    let before = await load(yardstick, yardstickSeconds);
    for (let round = 1; round <= rounds; round += 1) {
      const speed = await load(target, seconds);
      const after = await load(yardstick, yardstickSeconds);
      measured.push({ ...speed, share: shareOf(speed, [before, after]) });
      yardsticks.push(after);
      before = after;
    }
    found.set(target, { ...mediansOf(measured), share: mediansOf(measured.map(shareIn)) });
  }
  const itself = { perSecond: 1, perCpuSecond: 1 };
  return new Map([[yardstick, { ...mediansOf(yardsticks), share: itself }], ...found]);
}

const shareIn = ({ share }: Measurement): Speed => share;

function shareOf(speed: Speed, yardsticks: readonly Speed[]): Speed {
  const share = (of: keyof Speed): number =>
    (speed[of] * yardsticks.length) / yardsticks.reduce((sum, one) => sum + one[of], 0);
  return { perSecond: share("perSecond"), perCpuSecond: share("perCpuSecond") };
}

/** How far each has come in its requests: begun anew, what nobody asked for before would have been asked for a minute ago. */
const asked = new WeakMap<Target, number>();

async function load(target: Target, duration: number): Promise<Speed> {
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

const mediansOf = (list: readonly Speed[]): Speed => ({
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
