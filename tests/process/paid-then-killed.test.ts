import { expect, test } from "vitest";
import { systemClock } from "#server/adapters/clock/port.ts";
import { simulatorIn } from "#server/adapters/payments/simulator/demo.ts";
import { readConfig } from "#server/config.ts";
import { paystackServer } from "#tests/support/paystack.ts";
import {
  eventually,
  preparedFolder,
  startReady,
  viewAs,
  whoAmI,
} from "#tests/support/process/process.ts";

/** Bank and provider say yes, no webhook arrives, and the server dies before anybody could ask. */
test("killed with -9 between the payment and its counting, it makes the payer premium after the restart, by itself", async () => {
  const folder = await preparedFolder();
  const server = await paystackServer();
  const keys = {
    PAYSTACK_SECRET_KEY: "sk_test_only-for-this-test-1",
    PAYSTACK_PUBLIC_KEY: "pk_test_only-for-this-test-1",
    PAYSTACK_PLAN_CODE: "PLN_a1b2c3d4e5f6g7h",
    PAYSTACK_BASE_URL: `${server.url}/bank`,
  };
  const paystack = simulatorIn(readConfig(keys), systemClock, () => Promise.resolve(500));
  paystack.webhooks.mode = "drop";
  server.add("bank", paystack);
  const env = { DATA_DIR: folder, ...keys };

  const first = await startReady(env);
  const token = await viewAs(first.url, "demo-free");
  const begun = await fetch(`${first.url}/api/subscription/initialize`, {
    method: "POST",
    headers: { cookie: `kwela=${token}`, "content-type": "application/json" },
    body: "{}",
  });
  expect(begun.status).toBe(200);
  const { data } = (await begun.json()) as { data: { reference: string } };
  expect((await paystack.pay(data.reference)).status).toBe("success");
  expect(await first.stop("SIGKILL")).toEqual({ code: null, signal: "SIGKILL" });

  const second = await startReady(env);
  const isPremium = async (): Promise<boolean> =>
    ((await (await whoAmI(second.url, token)).json()) as { isPremium: boolean }).isPremium;
  await eventually(isPremium, "the payer is premium");
  const paid = await fetch(`${second.url}/api/subscription/payments`, {
    headers: { cookie: `kwela=${token}` },
  });
  expect(await paid.json()).toMatchObject([{ reference: data.reference, state: "paid" }]);
  expect(await second.stop()).toEqual({ code: 0, signal: null });
  await server.close();
});
