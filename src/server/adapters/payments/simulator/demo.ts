import { randomInt } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { plans } from "#domain/plans.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Logger } from "#server/adapters/log/port.ts";
import { servePage } from "./pages/serve.ts";
import { createSimulator, type Simulator, type SimulatorParts } from "./simulator.ts";
import type { SimulatorState } from "./state.ts";

export interface Installation {
  readonly appUrl: string;
  readonly dataDir: string;
  readonly port: number;
  readonly paystack: {
    readonly secretKey: string;
    readonly publicKey: string;
    readonly planCode: string;
    readonly baseUrl: string;
  };
}

interface Outside {
  readonly clock: Clock;
  readonly log: Logger;
}

const letters = "abcdefghijklmnopqrstuvwxyz0123456789";
const pausesMs = [0, 1_000, 5_000, 15_000];

const randomLetters = (length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join("");

/** The simulator as this installation needs it, whoever carries its webhooks. */
export function simulatorIn(
  { appUrl, paystack }: Installation,
  clock: Clock,
  deliver: SimulatorParts["deliver"],
  kept: Pick<SimulatorParts, "saved" | "onChange"> = {},
): Simulator {
  const basePath = new URL(paystack.baseUrl).pathname.replace(/\/$/, "");
  const pages = appUrl + basePath;
  return createSimulator({
    ...kept,
    ...paystack,
    clock,
    deliver,
    random: randomLetters,
    planCents: plans.premium.cents,
    basePath,
    pages: servePage,
    checkoutUrl: (accessCode) => `${pages}/checkout/${accessCode}`,
    manageUrl: (id, token) => `${pages}/manage/${id}?subscription_token=${token}`,
  });
}

/** The demo's provider: its webhooks come in by the front door, and it remembers what happened in a file. */
export async function demoSimulator(
  installation: Installation,
  { clock, log }: Outside,
): Promise<Simulator> {
  const file = join(installation.dataDir, "paystack-simulator.json");
  const saved = await readState(file);
  const address = `http://127.0.0.1:${installation.port}/api/webhooks/paystack`;
  return simulatorIn(
    installation,
    clock,
    async (body, signature) => {
      void post(address, body, signature, log);
      return 202;
    },
    { ...(saved && { saved }), onChange: stateKeeper(file, log) },
  );
}

/** In the background, and a few times over: the server may be starting, or busy with what caused the news. */
async function post(address: string, body: string, signature: string, log: Logger): Promise<void> {
  const headers = { "content-type": "application/json", "x-paystack-signature": signature };
  for (const pauseMs of pausesMs) {
    await wait(pauseMs, undefined, { ref: false });
    const signal = AbortSignal.timeout(10_000);
    const response = await fetch(address, { method: "POST", headers, body, signal }).catch(
      () => null,
    );
    await response?.body?.cancel().catch(() => undefined);
    if (response?.ok === true) return;
  }
  log.warn("A webhook of the payment simulator was not taken");
}

async function readState(file: string): Promise<SimulatorState | null> {
  try {
    const state = JSON.parse(await readFile(file, "utf8")) as SimulatorState;
    return state.version === 1 ? state : null;
  } catch {
    return null;
  }
}

/** Writes the newest state, whole or not at all; changes that come while it writes are written together. */
function stateKeeper(file: string, log: Logger): (state: SimulatorState) => void {
  let isWriting = false;
  let next: SimulatorState | null = null;
  const write = async (): Promise<void> => {
    isWriting = true;
    while (next !== null) {
      const text = JSON.stringify(next);
      next = null;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(`${file}.new`, text);
      await rename(`${file}.new`, file);
    }
  };
  return (state) => {
    next = state;
    if (isWriting) return;
    write()
      .catch((error: unknown) =>
        log.warn("The payment simulator could not keep its state", { error }),
      )
      .finally(() => (isWriting = false));
  };
}
