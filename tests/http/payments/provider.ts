import { afterAll, beforeEach } from "vitest";
import { paystackPayments } from "#server/adapters/payments/paystack/client.ts";
import type { Payments } from "#server/adapters/payments/port.ts";
import { simulatorIn } from "#server/adapters/payments/simulator/demo.ts";
import type { Simulator } from "#server/adapters/payments/simulator/simulator.ts";
import { readConfig } from "#server/config.ts";
import { testClock, type TestClock } from "#tests/support/clock.ts";
import { simulatorServer } from "#tests/support/process/simulator-server.ts";

export const secretKey = "sk_test_never-to-be-seen-8d2f";

interface Provider {
  /** Where the simulator answers. */
  readonly url: string;
  clock: TestClock;
  simulator: Simulator;
  payments: Payments;
  start(reference: string): ReturnType<Payments["start"]>;
  /** A payment that went through, with the subscription it made. */
  paid(reference: string): Promise<{
    charge: NonNullable<Awaited<ReturnType<Payments["findCharge"]>>>;
    subscription: Awaited<ReturnType<Payments["subscriptionsOf"]>>[number];
  }>;
}

/** The real client against a simulator behind a real socket; both are new for each test. */
export async function provider(): Promise<Provider> {
  const server = await simulatorServer();
  afterAll(() => server.close());
  const config = readConfig({
    PAYSTACK_BASE_URL: `${server.url}/client`,
    PAYSTACK_SECRET_KEY: secretKey,
    PAYSTACK_PLAN_CODE: "PLN_a1b2c3d4e5f6g7h",
  });
  const fresh = () => {
    const clock = testClock();
    const simulator = simulatorIn(config, clock, async () => 200);
    server.add("client", simulator);
    const payments = paystackPayments({ ...config.paystack, deadline: server.deadline });
    return { clock, simulator, payments };
  };
  const made: Provider = {
    url: config.paystack.baseUrl,
    ...fresh(),
    start: (reference) =>
      made.payments.start({
        reference,
        email: "thandi@example.test",
        cents: 200_000,
        currency: "ZAR",
        planCode: made.payments.planCode,
        userId: 7,
        callbackUrl: "http://localhost:3000/subscription/callback",
        proof: "sealed",
      }),
    async paid(reference) {
      await made.start(reference);
      await made.simulator.pay(reference);
      const charge = await made.payments.findCharge(reference);
      const [subscription] = await made.payments.subscriptionsOf(charge?.customer.code ?? "");
      if (charge === null || subscription === undefined) throw new Error("It was not paid");
      return { charge, subscription };
    },
  };
  beforeEach(() => void Object.assign(made, fresh()));
  return made;
}
