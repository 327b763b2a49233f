import { authorizationFor } from "../cards.ts";
import { stop } from "../rules/subscriptions.ts";
import type { Subscription } from "../state.ts";
import { missing, type Place } from "./checkout.ts";
import { html, page } from "#server/adapters/simulator/page.ts";
import { rand } from "./rand.ts";

const dateOf = (iso: string): string => iso.slice(0, 10);

/** The provider's own page for a subscriber: another card, or no further charge. */
export async function managePage(
  place: Place,
  id: string,
  request: Request,
  now: Date,
): Promise<Response> {
  const { simulator } = place;
  const token = new URL(request.url).searchParams.get("subscription_token");
  const found = simulator.state.subscriptions.find((one) => String(one.id) === id);
  if (found === undefined || found.manageToken !== token) return missing(place);
  const wish = request.method === "POST" ? (await request.formData()).get("wish") : null;
  if (wish === "card") {
    found.authorization = authorizationFor("3ds", simulator.book.random, now);
    simulator.cards.declineRenewals(emailOf(place, found), false);
    return shown(place, found, "The card has been changed. The next charge goes to the new one.");
  }
  if (wish === "cancel" && (found.status === "active" || found.status === "attention")) {
    await stop(simulator.book, found, now);
    return shown(place, found, "The subscription will not be renewed.");
  }
  return shown(place, found, null);
}

const emailOf = ({ simulator }: Place, { customerId }: Subscription): string =>
  simulator.state.customers.find(({ id }) => id === customerId)?.email ?? "";

function shown(place: Place, subscription: Subscription, message: string | null): Response {
  const { brand, last4, expMonth, expYear } = subscription.authorization;
  const isRunning = subscription.status === "active" || subscription.status === "attention";
  const when = dateOf(subscription.nextPaymentAt);
  const body = html`<main class="sheet">
    <div class="strip"><strong>Paystack simulator</strong><span>Test mode</span></div>
    <div class="what">
      <h1>Premium annual</h1>
      <p class="amount">${rand(subscription.amount)}</p>
      <p class="quiet">${emailOf(place, subscription)}</p>
    </div>
    ${
      message === null
        ? html``
        : html`<p class="note good" role="status" tabindex="-1" autofocus>${message}</p>`
    }
    <div>
      <p>Card: <strong>${brand} ending in ${last4}</strong>, expires ${expMonth}/${expYear}</p>
      <p class="quiet">
        ${isRunning ? `Next charge on ${when}` : `Not renewed; paid until ${when}`}
      </p>
    </div>
    ${
      isRunning
        ? html`<form method="post" class="cards">
            <button name="wish" value="card">Use another test card</button>
            <button class="plain" name="wish" value="cancel">Cancel subscription</button>
          </form>`
        : html``
    }
    <div class="foot"><a href="/account">Back to the shop</a></div>
  </main>`;
  return page({ base: place.base, title: "Manage subscription", body });
}
