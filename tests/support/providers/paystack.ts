import { afterAll } from "vitest";
import type { Database } from "#server/adapters/database/port.ts";
import { simulatorIn } from "#server/adapters/payments/simulator/demo.ts";
import type { Simulator } from "#server/adapters/payments/simulator/simulator.ts";
import { readConfig } from "#server/config.ts";
import { testClock } from "../clock.ts";
import { simulatorServer } from "../process/simulator-server.ts";
import { testApp, type TestApp } from "../test-app.ts";

/** Keys of a Paystack that only exists in tests. */
const keys = {
  PAYSTACK_SECRET_KEY: "sk_test_only-for-tests-4f1c9d",
  PAYSTACK_PUBLIC_KEY: "pk_test_only-for-tests-4f1c9d",
  PAYSTACK_PLAN_CODE: "PLN_a1b2c3d4e5f6g7h",
} as const;

interface Options {
  readonly env?: Readonly<Record<string, string>>;
}

interface Paying {
  readonly app: TestApp;
  readonly paystack: Simulator;
}

/**
 * For a test file: `const paying = await payingApps(database)`, and then in each test
 * `const { app, paystack } = paying()`: an application of its own that pays a simulator of its own, over a real
 * socket, on the application's clock, with the webhooks coming in by the application's front door.
 */
export async function payingApps(database: Database): Promise<(options?: Options) => Paying> {
  const server = await simulatorServer();
  afterAll(() => server.close());
  let made = 0;
  return ({ env = {} } = {}) => {
    made += 1;
    const clock = testClock();
    const all = { ...keys, ...env, PAYSTACK_BASE_URL: `${server.url}/${made}` };
    const paystack = simulatorIn(readConfig(all), clock, (body, signature) =>
      post(app, body, signature),
    );
    server.add(String(made), paystack);
    const app = testApp(database, { env: all, clock, paymentsDeadline: server.deadline });
    return { app, paystack };
  };
}

async function post(app: TestApp, body: string, signature: string): Promise<number> {
  const headers = { "content-type": "application/json", "x-paystack-signature": signature };
  const init = { method: "POST", headers, body };
  return (await app.request("/api/webhooks/paystack", init, "52.31.139.75")).status;
}
