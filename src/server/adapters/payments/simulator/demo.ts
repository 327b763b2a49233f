import { randomInt } from "node:crypto";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { plans } from "#domain/plans.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Logger } from "#server/adapters/log/port.ts";
import { readState, stateKeeper } from "#server/adapters/simulator/state-file.ts";
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
  const saved = await readState<SimulatorState>(file, 1);
  const address = `http://127.0.0.1:${installation.port}/api/webhooks/paystack`;
  return simulatorIn(
    installation,
    clock,
    async (body, signature) => {
      void post(address, body, signature, log);
      return 202;
    },
    { ...(saved && { saved }), onChange: stateKeeper(file, "payment simulator", log) },
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
