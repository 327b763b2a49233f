import type { Clock } from "#server/adapters/clock/port.ts";
import type { TestCardName } from "./cards.ts";
import { createFaults, faultHeader, type Faults } from "#server/adapters/simulator/faults.ts";
import { bodyOf } from "#server/adapters/simulator/json.ts";
import { remember } from "#server/adapters/simulator/remember.ts";
import { routeOf } from "#server/adapters/simulator/routes.ts";
import { inTrouble, type CallName } from "./faults.ts";
import { refusal } from "./rest/answers.ts";
import { routes } from "./rest/routes.ts";
import type { Book, Plan } from "./rules/book.ts";
import { catchUp } from "./rules/calendar.ts";
import { dispute, leftToRefund, refund, type DisputeOutcome } from "./rules/money-back.ts";
import { pay, type Outcome } from "./rules/pay.ts";
import { renew } from "./rules/subscriptions.ts";
import { moveBack } from "./rules/time.ts";
import { findTransaction } from "./rules/transactions.ts";
import { customerOf, emptyState, type SimulatorState, type Subscription } from "./state.ts";
import { webhooksOf, type Webhooks } from "./webhooks.ts";
import { wireOf } from "./wire/wire.ts";

export interface SimulatorParts {
  readonly clock: Clock;
  /** So many lower-case letters and digits. */
  readonly random: (length: number) => string;
  /** Brings a signed body to whom it concerns, and says with which status it was taken. */
  deliver(body: string, signature: string): Promise<number>;
  readonly secretKey: string;
  readonly publicKey: string;
  readonly planCode: string;
  readonly planCents: number;
  readonly checkoutUrl: (accessCode: string) => string;
  readonly manageUrl: (subscriptionId: number, token: string) => string;
  /** Where it is mounted, such as "/demo/paystack"; at the root unless given. */
  readonly basePath?: string;
  /** Answers what is for people rather than for programs; null if it is neither. */
  readonly pages?: (
    simulator: Simulator,
    basePath: string,
    path: string,
    request: Request,
  ) => Promise<Response | null>;
  readonly saved?: SimulatorState;
  readonly onChange?: (state: SimulatorState) => void;
}

interface Call {
  readonly call: CallName;
  readonly path: string;
  readonly body: unknown;
}

/** Paystack in a box: the same words on the wire, and hands for what only a customer, a bank or a year can do. */
export interface Simulator {
  /** Answers the REST interface. */
  fetch(request: Request): Promise<Response>;
  /** As the customer on the checkout page. */
  pay(reference: string, card?: TestCardName): Promise<Outcome>;
  /** The customer closes the checkout page. */
  close(reference: string): void;
  /** Does whatever has fallen due by the clock since the last time, renewals and retried webhooks included. */
  catchUp(): Promise<void>;
  /** Lets the time pass until the next charge of a subscription falls due, for its customer alone. */
  waitForRenewal(subscriptionCode: string): Promise<void>;
  /** Whoever keeps books about a customer moves them back by as much when time passes for that customer alone. */
  onTimePassing: ((customerCode: string, milliseconds: number) => Promise<void>) | null;
  /** Charges a subscription again today, whatever its date says. */
  renewNow(subscriptionCode: string, outcome?: "paid" | "failed"): Promise<void>;
  /** Tells that the card of a subscription runs out, as the first of a month would. */
  announceExpiring(subscriptionCode: string): Promise<void>;
  now(): Date;
  readonly cards: {
    declineRenewals(customerEmail: string, isDeclining: boolean): void;
    /** As "MM/YYYY". */
    expire(customerEmail: string, expires: string): void;
  };
  refund(reference: string, cents?: number): Promise<void>;
  dispute(reference: string, outcome: DisputeOutcome): Promise<void>;
  /** Has a transaction told otherwise than it is: `tell("ref", { amount: 1 })`. An empty object takes it back. */
  tell(reference: string, fields: Readonly<Record<string, unknown>>): void;
  readonly webhooks: Webhooks;
  readonly faults: Faults<CallName>;
  /** What it was asked, oldest first, without the key. */
  readonly calls: readonly Call[];
  /** The status of an unknown reference: 404, or 400 as some have seen. */
  unknownStatus: 400 | 404;
  readonly state: SimulatorState;
  readonly book: Book;
}

export function createSimulator(parts: SimulatorParts): Simulator {
  const { clock, secretKey, basePath = "" } = parts;
  const state = parts.saved ?? emptyState(clock.now());
  const changed = () => parts.onChange?.(state);
  const plan: Plan = { code: parts.planCode, cents: parts.planCents, currency: "ZAR" };
  const wire = wireOf(() => state, plan);
  const webhooks = webhooksOf({ state: () => state, secretKey, deliver: parts.deliver, changed });
  const { random } = parts;
  const book: Book = { state: () => state, plan, wire, random, announce: webhooks.announce };
  const faults = createFaults<CallName>();
  const calls: Call[] = [];

  const subscriptionsOf = (email: string): Subscription[] => {
    const customer = state.customers.find((one) => one.email === email.toLowerCase());
    if (customer === undefined) throw new Error(`Nobody called ${email} ever paid here`);
    return state.subscriptions.filter(({ customerId }) => customerId === customer.id);
  };

  const subscriptionCalled = (code: string): Subscription => {
    const found = state.subscriptions.find((one) => one.code === code);
    if (found === undefined) throw new Error(`There is no subscription ${code}`);
    return found;
  };

  const simulator: Simulator = {
    async fetch(request) {
      const url = new URL(request.url);
      const path = url.pathname.slice(basePath.length);
      const found = routeOf(routes, request.method, path);
      if (found === null) {
        const page = await parts.pages?.(simulator, basePath, path, request);
        changed();
        return page ?? refusal("noRoute");
      }
      const { call } = found.route;
      const body = await bodyOf(request);
      const key = request.headers.get("authorization");
      // What a stranger sends is not worth remembering.
      const isOurs = key === `Bearer ${secretKey}`;
      if (isOurs) remember(calls, { call, path: path + url.search, body });
      const fault = faults.take(call);
      if (fault !== null && fault !== "lost") return inTrouble(fault, request.url);
      if (key === null) return refusal("noKey");
      if (!isOurs) return refusal("invalidKey");
      if (body === undefined) return refusal("noJson");
      const answer = await found.route.answer({
        book,
        now: clock.now(),
        params: found.params,
        query: url.searchParams,
        body,
        checkoutUrl: parts.checkoutUrl,
        manageUrl: parts.manageUrl,
        unknownStatus: simulator.unknownStatus,
      });
      changed();
      if (fault === "lost") answer.headers.set(faultHeader, fault);
      return answer;
    },
    async pay(reference, card = "success") {
      const outcome = await pay(book, reference, card, clock.now());
      changed();
      return outcome;
    },
    close(reference) {
      // Closing leaves the transaction as it is: open for another try, and abandoned until then.
      findTransaction(state, reference);
    },
    async catchUp() {
      await catchUp(book, clock.now());
      await webhooks.retry(clock.now());
      changed();
    },
    async waitForRenewal(code) {
      const subscription = subscriptionCalled(code);
      const customer = customerOf(state, subscription);
      const now = clock.now();
      const leftMs = Date.parse(subscription.nextPaymentAt) - now.getTime();
      // After a charge that failed the year is over: only the date of the next one is brought forward.
      if (subscription.status === "attention") subscription.nextPaymentAt = now.toISOString();
      else if (leftMs > 0) {
        moveBack(state, customer.id, leftMs);
        await simulator.onTimePassing?.(customer.code, leftMs);
      }
      changed();
    },
    onTimePassing: null,
    async renewNow(code, outcome = "paid") {
      await renew(book, subscriptionCalled(code), clock.now(), outcome === "failed");
      changed();
    },
    async announceExpiring(code) {
      const data = [wire.expiringCard(subscriptionCalled(code))];
      await webhooks.announce("subscription.expiring_cards", data, clock.now());
    },
    now: () => clock.now(),
    cards: {
      declineRenewals(email, isDeclining) {
        for (const customer of state.customers)
          if (customer.email === email.toLowerCase()) customer.isDeclining = isDeclining;
        changed();
      },
      expire(email, expires) {
        const [expMonth = "01", expYear = "2000"] = expires.split("/");
        for (const one of subscriptionsOf(email))
          one.authorization = { ...one.authorization, expMonth, expYear };
        changed();
      },
    },
    async refund(reference, cents) {
      const transaction = findTransaction(state, reference);
      await refund(book, transaction, cents ?? leftToRefund(transaction), clock.now());
      changed();
    },
    async dispute(reference, outcome) {
      await dispute(book, reference, outcome, clock.now());
      changed();
    },
    tell(reference, fields) {
      findTransaction(state, reference).told = { ...fields };
      changed();
    },
    webhooks,
    faults,
    calls,
    unknownStatus: 404,
    state,
    book,
  };
  return simulator;
}
