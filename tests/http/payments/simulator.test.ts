import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { demoSimulator, simulatorIn } from "#server/adapters/payments/simulator/demo.ts";
import type { Simulator } from "#server/adapters/payments/simulator/simulator.ts";
import { readConfig } from "#server/config.ts";
import { days, minutes, testClock, type TestClock } from "#tests/support/clock.ts";
import { recordingLog } from "#tests/support/log.ts";

const config = readConfig({});
const { secretKey, planCode } = config.paystack;
let clock: TestClock;
let simulator: Simulator;
let taken: string[];
let status: number;

beforeEach(() => {
  clock = testClock();
  taken = [];
  status = 200;
  simulator = simulatorIn(config, clock, async (body) => {
    taken.push((JSON.parse(body) as { event: string }).event);
    return status;
  });
});

interface Answer {
  status: number;
  body: { status: boolean; message: string; code?: string; data?: Record<string, unknown> };
}

async function call(path: string, body?: object, key: string | null = secretKey): Promise<Answer> {
  const response = await simulator.fetch(
    new Request(config.paystack.baseUrl + path, {
      method: body === undefined ? "GET" : "POST",
      headers: key === null ? {} : { authorization: `Bearer ${key}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  return { status: response.status, body: (await response.json()) as Answer["body"] };
}

const wanted = { email: "thandi@example.test", amount: 200_000, plan: planCode };
const begin = (reference: string, fields: object = {}) =>
  call("/transaction/initialize", { ...wanted, reference, ...fields });

describe("what the simulator refuses, and in which words", () => {
  it.each([
    ["the wrong key", () => call("/plan/x", undefined, "sk_test_other"), 401, "invalid_Key"],
    ["no key", () => call("/plan/x", undefined, null), 401, "missing_authorization_header"],
    ["no address", () => begin("a", { email: "" }), 400, "missing_params"],
    ["a bad address", () => begin("a", { email: "thandi" }), 400, "invalid_email_address"],
    ["no amount", () => begin("a", { amount: "a lot" }), 400, "invalid_params"],
    ["less than a rand", () => begin("a", { amount: 99 }), 400, "invalid_params"],
    ["another currency", () => begin("a", { currency: "NGN" }), 400, "unsupported_currency"],
    ["an unknown plan", () => begin("a", { plan: "PLN_x" }), 404, "invalid_params"],
    ["a bad reference", () => begin("a/b"), 400, "invalid_params"],
    ["an unknown reference", () => call("/transaction/verify/x"), 404, "transaction_not_found"],
    ["an unknown customer", () => call("/customer/CUS_x"), 404, "customer_not_found"],
    ["an unknown subscription", () => call("/subscription/SUB_x"), 404, "not_found"],
    ["a refund of nothing", () => call("/refund", { transaction: "x" }), 400, "not_found"],
    ["an unknown address", () => call("/nowhere"), 404, "unknown_endpoint"],
  ])("%s", async (_name, ask, expected, code) => {
    expect(await ask()).toMatchObject({ status: expected, body: { status: false, code } });
  });

  it("a reference used before", async () => {
    await begin("sub-7-a");
    expect(await begin("sub-7-a")).toMatchObject({
      status: 400,
      body: { message: "Duplicate Transaction Reference", code: "duplicate_reference" },
    });
  });

  it("more money back than came in", async () => {
    await begin("sub-7-a");
    await simulator.pay("sub-7-a");
    const refund = { transaction: "sub-7-a", amount: 150_000 };
    expect(await call("/refund", refund)).toMatchObject({ status: 200 });
    expect(await call("/refund", refund)).toMatchObject({ status: 400 });
    expect(await call("/refund", { transaction: "sub-7-a" })).toMatchObject({ status: 200 });
    expect((await call("/transaction/verify/sub-7-a")).body.data).toMatchObject({
      status: "reversed",
    });
  });
});

describe("what the simulator does as Paystack does", () => {
  it("the plan's price wins over the one sent", async () => {
    await begin("sub-7-a", { amount: 100 });
    expect((await call("/transaction/verify/sub-7-a")).body.data).toMatchObject({
      amount: 200_000,
      requested_amount: 100,
      status: "abandoned",
      plan: planCode,
      plan_object: { plan_code: planCode },
    });
  });

  it("without a plan there is no subscription, and the plan is null or {}", async () => {
    const { body } = await begin("sub-7-a", { plan: undefined });
    expect(body.data).toMatchObject({ reference: "sub-7-a" });
    await simulator.pay("sub-7-a");
    const { data } = (await call("/transaction/verify/sub-7-a")).body;
    expect(data).toMatchObject({ plan: null, plan_object: {} });
    expect((await call(`/transaction/${String(data?.["id"])}`)).body.data).toMatchObject({
      plan: {},
    });
    expect(taken).toEqual(["charge.success"]);
  });

  it("money is taken once, however often the card is entered", async () => {
    await begin("sub-7-a");
    const outcomes = await Promise.all([simulator.pay("sub-7-a"), simulator.pay("sub-7-a")]);
    expect(outcomes.map((one) => one.status).toSorted()).toEqual(["failed", "success"]);
    expect(taken).toEqual(["charge.success", "subscription.create"]);
  });

  it("what begins on the 31st or in a leap year is due on the 28th", async () => {
    clock.advance(Date.parse("2028-02-29T12:00:00Z") - clock.now().getTime());
    await begin("sub-7-a");
    await simulator.pay("sub-7-a");
    expect(simulator.state.subscriptions[0]?.nextPaymentAt).toBe("2029-02-28T00:00:00.000Z");
  });

  it("two years pass in order, whether day by day or at once", async () => {
    await begin("sub-7-a");
    await simulator.pay("sub-7-a");
    for (let day = 0; day < 740; day += 1) {
      clock.advance(days(1));
      await simulator.catchUp();
    }
    const dayByDay = [...taken];
    expect(dayByDay).toEqual([
      "charge.success",
      "subscription.create",
      "invoice.create",
      "charge.success",
      "invoice.update",
      "invoice.create",
      "charge.success",
      "invoice.update",
    ]);
    taken = [];
    clock = testClock();
    simulator = simulatorIn(config, clock, async (body) => {
      taken.push((JSON.parse(body) as { event: string }).event);
      return 200;
    });
    await begin("sub-7-a");
    await simulator.pay("sub-7-a");
    clock.advance(days(740));
    await simulator.catchUp();
    expect(taken).toEqual(dayByDay);
  });
});

describe("webhooks", () => {
  beforeEach(() => begin("sub-7-a"));

  it("can be held and let go in any order, any number of times", async () => {
    simulator.webhooks.mode = "hold";
    await simulator.pay("sub-7-a");
    await simulator.refund("sub-7-a");
    expect(taken).toEqual([]);
    expect(simulator.webhooks.held.map(({ event }) => event)).toEqual([
      "charge.success",
      "subscription.create",
      "refund.pending",
      "refund.processed",
    ]);
    await simulator.webhooks.release([3, 0, 0]);
    expect(taken).toEqual(["refund.processed", "charge.success", "charge.success"]);
    expect(simulator.webhooks.held).toEqual([]);
  });

  it("can be reversed, doubled and lost", async () => {
    simulator.webhooks.mode = "hold";
    await simulator.pay("sub-7-a");
    await simulator.webhooks.release("reversed");
    expect(taken).toEqual(["subscription.create", "charge.success"]);
    simulator.webhooks.mode = "double";
    await simulator.dispute("sub-7-a", "open");
    expect(taken.slice(2)).toEqual(["charge.dispute.create", "charge.dispute.create"]);
    simulator.webhooks.mode = "drop";
    await simulator.dispute("sub-7-a", "won");
    expect(taken).toHaveLength(4);
    expect(simulator.webhooks.sent.at(-1)?.event).toBe("charge.dispute.resolve");
  });

  it("come again every hour until they are taken, but not for ever", async () => {
    status = 500;
    await simulator.pay("sub-7-a", "3ds");
    expect(taken).toHaveLength(2);
    clock.advance(minutes(59));
    await simulator.catchUp();
    expect(taken).toHaveLength(2);
    clock.advance(minutes(1));
    await simulator.catchUp();
    expect(taken).toHaveLength(4);
    for (let hour = 0; hour < 20; hour += 1) {
      clock.advance(minutes(60));
      await simulator.catchUp();
    }
    expect(taken).toHaveLength(22);
    expect(simulator.state.webhooks).toEqual([]);
  });
});

describe("a demo's provider", () => {
  const { log } = recordingLog();
  const nobody = async () => ({
    ...config,
    // Nothing listens there, so nothing is delivered.
    port: 9,
    dataDir: await mkdtemp(join(tmpdir(), "kwela-simulator-")),
  });

  it("remembers what happened when it starts again", async () => {
    const installation = await nobody();
    simulator = await demoSimulator(installation, { clock, log });
    await begin("sub-7-a");
    await simulator.pay("sub-7-a");
    const file = join(installation.dataDir, "paystack-simulator.json");
    await vi.waitFor(async () => expect(await readFile(file, "utf8")).toContain("SUB_"));
    simulator = await demoSimulator(installation, { clock, log });
    expect((await call("/transaction/verify/sub-7-a")).body.data).toMatchObject({
      status: "success",
    });
    expect(simulator.state.subscriptions).toHaveLength(1);
    expect(await readFile(file, "utf8")).not.toContain(secretKey);
  });

  it("begins anew when its file is damaged", async () => {
    const installation = await nobody();
    await writeFile(join(installation.dataDir, "paystack-simulator.json"), '{"version":1,"cust');
    simulator = await demoSimulator(installation, { clock, log });
    expect(simulator.state.transactions).toEqual([]);
    expect(await begin("sub-7-a")).toMatchObject({ status: 200 });
  });
});
