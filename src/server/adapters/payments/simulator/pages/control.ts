import { customerOf, type Subscription, type Transaction } from "../state.ts";
import { webhookModes, type WebhookMode } from "../webhooks.ts";
import type { Place } from "./checkout.ts";
import { html, page, redirect, type Markup } from "#server/adapters/simulator/page.ts";
import { rand } from "./rand.ts";

type Act = (place: Place, on: string) => Promise<void> | void;

const emailOf = ({ simulator }: Place, code: string): string => {
  const found = simulator.state.subscriptions.find((one) => one.code === code);
  return found === undefined ? "" : customerOf(simulator.state, found).email;
};

/** What only time, a bank or a customer could do, and where it leads. */
const acts: Readonly<Record<string, Act>> = {
  renew: async ({ simulator }, code) => {
    await simulator.waitForRenewal(code);
    await simulator.renewNow(code, "paid");
  },
  "fail-renewal": async ({ simulator }, code) => {
    await simulator.waitForRenewal(code);
    await simulator.renewNow(code, "failed");
  },
  "expire-card": async (place, code) => {
    const now = place.simulator.now();
    const month = String(now.getUTCMonth() + 1).padStart(2, "0");
    place.simulator.cards.expire(emailOf(place, code), `${month}/${now.getUTCFullYear()}`);
    await place.simulator.announceExpiring(code);
  },
  refund: ({ simulator }, reference) => simulator.refund(reference),
  "lose-dispute": ({ simulator }, reference) => simulator.dispute(reference, "lost"),
  webhooks: ({ simulator }, mode) => {
    simulator.webhooks.mode = mode as WebhookMode;
  },
  release: ({ simulator }) => simulator.webhooks.release(),
  down: ({ simulator }) => simulator.faults.inject("any", "503"),
  up: ({ simulator }) => simulator.faults.clear(),
};

const needsSubscription = new Set(["renew", "fail-renewal", "expire-card"]);
const needsTransaction = new Set(["refund", "lose-dispute"]);

/** Only what is on the page can be asked for: a reload after somebody else's click must not fail. */
function isPossible({ simulator }: Place, act: string, on: string): boolean {
  const { subscriptions, transactions } = simulator.state;
  if (needsSubscription.has(act)) {
    const found = subscriptions.find((one) => one.code === on && isRunning(one));
    return found !== undefined && (act !== "fail-renewal" || mayFail(found));
  }
  if (needsTransaction.has(act)) {
    return transactions.some((one) => one.reference === on && one.status === "success");
  }
  return act !== "webhooks" || webhookModes.some((mode) => mode === on);
}

export async function act(place: Place, request: Request): Promise<Response> {
  const form = await request.formData();
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const name = field("act");
  const on = field("on");
  const found = Object.hasOwn(acts, name) ? acts[name] : undefined;
  if (found !== undefined && isPossible(place, name, on)) await found(place, on);
  return redirect(place.base);
}

const isRunning = ({ status }: Subscription): boolean =>
  status === "active" || status === "attention";

/** What has failed is tried again after a year, or not at all: there is nothing left to fail. */
const mayFail = ({ status }: Subscription): boolean => status === "active";

const button = (base: string, name: string, on: string, label: string): Markup =>
  html`<form method="post" action="${base}/act">
    <input type="hidden" name="on" value="${on}" />
    <button class="small" name="act" value="${name}">${label}</button>
  </form>`;

export function controlPage(place: Place): Response {
  const { simulator, base } = place;
  const { webhooks, faults, state } = simulator;
  const isDown = faults.active.length > 0;
  const held = webhooks.held.length;
  const isHolding = webhooks.mode === "hold";
  const body = html`<main class="wide">
    <h1 class="big">Payments of this demo</h1>
    <p>
      Paystack itself is not part of a demo. This stands in for it: it speaks the same language, and
      here you can do what otherwise takes a bank or a year. <a href="/">Back to the site</a> ·
      <a href="/pricing">Pricing</a>
    </p>
    ${isDown ? html`<p class="note">The provider is down: every call is answered with an error.</p>` : html``}
    ${isHolding ? html`<p class="note">Webhooks are held back: ${held} waiting.</p>` : html``}
    <div class="bar">
      ${
        isDown
          ? button(base, "up", "", "Bring the provider back")
          : button(base, "down", "", "Take the provider down")
      }
      ${
        isHolding
          ? button(base, "webhooks", "deliver", "Deliver webhooks again")
          : button(base, "webhooks", "hold", "Hold webhooks back")
      }
      ${held > 0 ? button(base, "release", "", `Release ${held} webhooks`) : html``}
    </div>
    <h2>Subscriptions</h2>
    <p class="quiet">
      A renewal is a year away. To let it come today, everything this member has paid is moved back
      by as much; the rest of the demo stays in the present.
    </p>
    ${listed(state.subscriptions, (one) => subscriptionRow(place, one), "Nobody has subscribed yet.")}
    <h2>Transactions</h2>
    ${listed(state.transactions, (one) => transactionRow(place, one), "Nothing has been paid yet. Subscribe as a free member to see one here.")}
  </main>`;
  return page({ base, title: "Payments of this demo", body });
}

function listed<Item>(
  items: readonly Item[],
  row: (item: Item) => Markup,
  none: string,
): readonly Markup[] {
  if (items.length === 0) return [html`<p class="quiet">${none}</p>`];
  return items.slice(-50).toReversed().map(row);
}

function subscriptionRow({ simulator, base }: Place, one: Subscription): Markup {
  const { email } = customerOf(simulator.state, one);
  const { last4, expMonth, expYear } = one.authorization;
  const when = one.nextPaymentAt.slice(0, 10);
  return html`<section class="row" aria-label="Subscription of ${email}, ${one.code}">
    <div class="head">
      <strong>${email}</strong><span class="state ${one.status}">${one.status}</span>
    </div>
    <p class="quiet">
      ${isRunning(one) ? "Next charge" : "Paid until"} ${when} · card ${last4},
      ${expMonth}/${expYear} · <code>${one.code}</code>
    </p>
    ${
      isRunning(one)
        ? html`<div class="bar">
            ${button(base, "renew", one.code, "Renew now")}
            ${mayFail(one) ? button(base, "fail-renewal", one.code, "Let the renewal fail") : html``}
            ${button(base, "expire-card", one.code, "Expire the card")}
          </div>`
        : html``
    }
  </section>`;
}

function transactionRow({ simulator, base }: Place, one: Transaction): Markup {
  const { email } = customerOf(simulator.state, one);
  const at = (one.paidAt ?? one.createdAt).slice(0, 16).replace("T", " ");
  return html`<section class="row" aria-label="Transaction ${one.reference}">
    <div class="head">
      <strong>${rand(one.amount)}</strong>
      <span class="state ${one.status}">${one.status}</span>
    </div>
    <p class="quiet">
      ${email} · ${at} UTC · ${one.gatewayResponse} · <code>${one.reference}</code>
    </p>
    ${
      one.status === "success"
        ? html`<div class="bar">
            ${button(base, "refund", one.reference, "Refund")}
            ${button(base, "lose-dispute", one.reference, "Lose a dispute")}
          </div>`
        : html``
    }
  </section>`;
}
