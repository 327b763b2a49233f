import { expect, test } from "vitest";
import { addYear } from "#domain/membership/term.ts";
import { days } from "../../../support/clock.ts";
import { payingApps } from "../../../support/providers/paystack.ts";
import { freshTables, testApp, type TestApp } from "../../../support/test-app.ts";
import { memberFor, newMember, paid, pass, premiumUntilOf, recordsOf } from "../member.ts";
import { told } from "./tell.ts";

const database = await freshTables();
const paying = await payingApps(database);

/** The same installation after a new plan has come on sale. */
function withNewPlan({ services, clock }: TestApp): TestApp {
  const { secretKey, publicKey, baseUrl } = services.config.paystack;
  const env = {
    PAYSTACK_SECRET_KEY: secretKey,
    PAYSTACK_PUBLIC_KEY: publicKey,
    PAYSTACK_BASE_URL: baseUrl,
    PAYSTACK_PLAN_CODE: "PLN_thenewone000000",
  };
  return testApp(database, { env, clock });
}

test("A091: whoever subscribed to a plan that is not sold any more goes on with it", async () => {
  const { app, paystack } = paying();
  const member = await newMember(app);
  await paid(member, paystack);
  const end = addYear(app.clock.now());
  paystack.webhooks.mode = "drop";
  const next = withNewPlan(app);
  await pass(app, paystack, days(366));
  for (const { body } of paystack.webhooks.sent.slice(2)) expect(await told(next, body)).toBe(200);
  expect(await premiumUntilOf(next, member.user)).toEqual(addYear(end));
  const later = await memberFor(next, member.user);
  expect(await later.membership()).toMatchObject({ state: "renewing", canCancel: true });
  expect((await later.post("/api/subscription/cancel")).reply["state"]).toBe("ending");
  await next.runTask("reconcile-payments");
  expect((await later.membership()).state).toBe("ending");
});

test("A091: a charge for a plan that its customer never had with us is none of ours", async () => {
  const { app, paystack } = paying();
  const member = await newMember(app);
  await paid(member, paystack);
  const end = addYear(app.clock.now());
  paystack.webhooks.mode = "drop";
  await paystack.renewNow(paystack.state.subscriptions[0]?.code ?? "");
  const { planCode } = app.services.payments;
  for (const { body } of paystack.webhooks.sent.slice(2)) {
    const other = body
      .replaceAll(planCode, "PLN_ofanothershop00")
      .replaceAll("SUB_", "SUB_other")
      .replaceAll('"reference":"', '"reference":"other-');
    expect(await told(app, other)).toBe(200);
  }
  expect(await premiumUntilOf(app, member.user)).toEqual(end);
  expect(await recordsOf(app, member.user)).toEqual(["payment-counted"]);
});
