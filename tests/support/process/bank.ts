import { onTestFinished } from "vitest";
import { systemClock } from "#server/adapters/clock/port.ts";
import { simulatorIn } from "#server/adapters/payments/simulator/demo.ts";
import type { Simulator } from "#server/adapters/payments/simulator/simulator.ts";
import { readConfig } from "#server/config.ts";
import { simulatorServer } from "#tests/support/process/simulator-server.ts";

interface Bank {
  readonly paystack: Simulator;
  /** The environment of a server that is paid through this bank. */
  readonly env: Readonly<Record<string, string>>;
}

/** A bank outside the server's process, so that it lives on when that is killed. It sends its news to `serverUrl`, if there is one. */
export async function bankOutside(serverUrl: () => string | null): Promise<Bank> {
  const server = await simulatorServer();
  onTestFinished(() => server.close());
  const env = {
    PAYSTACK_SECRET_KEY: "sk_test_only-for-this-test-1",
    PAYSTACK_PUBLIC_KEY: "pk_test_only-for-this-test-1",
    PAYSTACK_PLAN_CODE: "PLN_a1b2c3d4e5f6g7h",
    PAYSTACK_BASE_URL: `${server.url}/bank`,
  };
  const paystack = simulatorIn(readConfig(env), systemClock, async (body, signature) => {
    const url = serverUrl();
    if (url === null) return 503;
    const headers = { "content-type": "application/json", "x-paystack-signature": signature };
    return (await fetch(`${url}/api/webhooks/paystack`, { method: "POST", headers, body })).status;
  });
  server.add("bank", paystack);
  return { paystack, env };
}

/** A bank that says yes and tells nobody: no webhook ever arrives. */
export async function silentBank(): Promise<Bank> {
  const bank = await bankOutside(() => null);
  bank.paystack.webhooks.mode = "drop";
  return bank;
}
