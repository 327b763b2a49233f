import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { paystackPayments } from "#server/adapters/payments/paystack/client.ts";
import { PaymentsUnavailable } from "#server/adapters/payments/port.ts";
import type { CallName } from "#server/adapters/payments/simulator/faults.ts";
import type { FaultName } from "#server/adapters/simulator/faults.ts";
import { provider, secretKey } from "./provider.ts";

const at = await provider();

const failureOf = async (call: Promise<unknown>): Promise<PaymentsUnavailable> => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PaymentsUnavailable);
  return error as PaymentsUnavailable;
};

describe("F19: the provider in every kind of trouble", () => {
  const troubles: readonly FaultName[] = [
    "401",
    "429",
    "500",
    "502",
    "503",
    "redirect",
    "html",
    "empty",
    "truncated",
    "statusFalse",
    "shapeless",
    "timeout",
    "reset",
    "drip",
    "huge",
    "lost",
  ];
  const calls: readonly [CallName, (code: string, token: string) => Promise<unknown>][] = [
    ["initialize", () => at.start("sub-7-again")],
    ["verify", () => at.payments.findCharge("sub-7-here")],
    ["transactions", () => at.payments.chargesOf("1", new Date(0))],
    ["customer", () => at.payments.subscriptionsOf("CUS_x")],
    ["subscription", (code) => at.payments.findSubscription(code)],
    ["disable", (code, token) => at.payments.stopRenewal(code, token)],
    ["enable", (code, token) => at.payments.resumeRenewal(code, token)],
    ["manageLink", (code) => at.payments.cardPage(code)],
  ];

  it.each(troubles)("%s: every call says so, asks once and gives nothing away", async (trouble) => {
    const { subscription } = await at.paid("sub-7-here");
    for (const [name, call] of calls) {
      // A yes without details is still a yes; and whom nobody knows has no answer to lose.
      if (trouble === "shapeless" && (name === "disable" || name === "enable")) continue;
      at.simulator.faults.inject(name, trouble, 1);
      const before = at.simulator.calls.length;
      const error = await failureOf(call(subscription.code, subscription.token ?? ""));
      expect(at.simulator.calls.length - before, name).toBe(1);
      const isSlow = trouble === "timeout" || trouble === "drip";
      expect(error.code, name).toBe(isSlow ? "payments_slow" : "payments_down");
      if (trouble === "huge") expect(error.message, name).toContain("far too much");
      const seen = `${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`;
      expect(seen).not.toContain(secretKey);
      expect(seen).not.toContain("thandi");
    }
    at.simulator.faults.clear();
    // Once the trouble is over, everything is as it was.
    expect(await at.payments.findCharge("sub-7-here")).toMatchObject({ status: "success" });
  });

  it("nobody there at all", async () => {
    const gone = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => gone.once("listening", resolve));
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    const nobody = paystackPayments({
      secretKey,
      planCode: "PLN_x",
      baseUrl: `http://127.0.0.1:${port}`,
    });
    const error = await failureOf(nobody.findCharge("sub-7-here"));
    expect(error).toMatchObject({
      code: "payments_down",
      message: expect.stringContaining("ECONNREFUSED"),
    });
  });

  it("a key that cannot even be sent is not quoted", async () => {
    const broken = paystackPayments({
      secretKey: "sk_test_with\na-line-break",
      planCode: "PLN_x",
      baseUrl: at.url,
    });
    const error = await failureOf(broken.findCharge("sub-7-here"));
    expect(`${error.stack}${String(error.cause)}`).not.toContain("line-break");
  });

  it("the wrong key", async () => {
    const wrong = paystackPayments({
      secretKey: "sk_live_another",
      planCode: "PLN_x",
      baseUrl: at.url,
    });
    expect(wrong.mode).toBe("live");
    expect((await failureOf(wrong.findCharge("sub-7-here"))).message).toContain("401");
  });

  it("a reference used before is refused, and the first payment stands", async () => {
    const { charge } = await at.paid("sub-7-twice");
    const error = await failureOf(at.start("sub-7-twice"));
    expect(error.message).toContain("duplicate_reference");
    expect(await at.payments.findCharge("sub-7-twice")).toEqual(charge);
  });

  it("an answer about another charge is no answer", async () => {
    await at.paid("sub-7-mine");
    at.simulator.tell("sub-7-mine", { reference: "sub-8-theirs" });
    expect((await failureOf(at.payments.findCharge("sub-7-mine"))).message).toContain("another");
  });
});
