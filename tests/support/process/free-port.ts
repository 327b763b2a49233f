import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Systems hand out ports from here on by themselves, to anybody who connects or listens without naming one. */
const firstHandedOut = 32_768;
const firstOurs = 10_240;

/** A port that nobody listens on, and that the system gives to nobody between this look and the use of it. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(firstOurs, firstHandedOut);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port is free between ${firstOurs} and ${firstHandedOut}`);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    probe.listen(port);
    await once(probe, "listening");
    return true;
  } catch {
    return false;
  } finally {
    if (probe.listening) {
      probe.close();
      await once(probe, "close");
    }
  }
}
