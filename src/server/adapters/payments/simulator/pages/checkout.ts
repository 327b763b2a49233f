import { isTestCard, testCards } from "../cards.ts";
import { json } from "#server/adapters/simulator/json.ts";
import type { Simulator } from "../simulator.ts";
import { customerOf, type Transaction } from "../state.ts";
import { html, page, redirect, type Markup } from "#server/adapters/simulator/page.ts";
import { rand } from "./rand.ts";

/** What the checkout pages need to know of where they are. */
export interface Place {
  readonly simulator: Simulator;
  readonly base: string;
}

const transactionOf = ({ simulator }: Place, accessCode: string): Transaction | undefined =>
  simulator.state.transactions.find((one) => one.accessCode === accessCode);

const strip = html`<div class="strip">
  <strong>Paystack simulator</strong> <span>No money moves</span>
</div>`;

const cardButtons: readonly Markup[] = Object.entries(testCards).map(
  ([name, { label, number }]) =>
    html`<button class="card" name="card" value="${name}">${label}<span>${number}</span></button>`,
);

/** The frame that the provider's library opens on the shop's page. Its script fills it in. */
export function popupPage({ base }: Place): Response {
  const body = html`<main class="veil">
    <div class="sheet" id="sheet" role="dialog" aria-modal="true" aria-labelledby="title" hidden>
      ${strip}
      <div class="what">
        <h1 id="title" tabindex="-1">Pay for Premium annual</h1>
        <p class="amount" id="amount"></p>
        <p class="quiet" id="email"></p>
      </div>
      <p class="note" id="note" role="alert" tabindex="-1" hidden></p>
      <div class="cards" id="cards">
        <p class="quiet">Choose a test card by what should happen:</p>
        ${cardButtons}
      </div>
      <div class="foot"><button class="plain" id="close">Cancel payment</button></div>
    </div>
  </main>`;
  return page({ base, title: "Checkout", body, isPopup: true });
}

export function details(place: Place, accessCode: string): Response {
  const found = transactionOf(place, accessCode);
  if (found === undefined) return json(404, { message: "This payment is not known here" });
  if (found.paidAt !== null) return json(409, { message: "This payment has been made already" });
  return json(200, {
    id: found.id,
    amount: rand(found.amount),
    email: customerOf(place.simulator.state, found).email,
    reference: found.reference,
  });
}

/** As the popup's script asks for it; the answer is what the shop's page is told. */
export async function payInPopup(
  place: Place,
  accessCode: string,
  request: Request,
): Promise<Response> {
  const found = transactionOf(place, accessCode);
  const body = (await request.json().catch(() => null)) as { card?: unknown } | null;
  if (found === undefined || !isTestCard(body?.card)) {
    return json(400, { message: "That is no payment known here, or no test card" });
  }
  const { reference, id } = found;
  const { status, message } = await place.simulator.pay(reference, body.card);
  return json(200, {
    reference,
    trans: String(id),
    status,
    message,
    transaction: String(id),
    trxref: reference,
    redirecturl: returnAddress(found),
  });
}

/** Both names, as the provider sends them. */
function returnAddress({ callbackUrl, reference }: Transaction): string | null {
  if (callbackUrl === null) return null;
  const url = new URL(callbackUrl);
  url.searchParams.set("trxref", reference);
  url.searchParams.set("reference", reference);
  return url.href;
}

function cancelAddress({ metadata, callbackUrl }: Transaction): string | null {
  const wished =
    typeof metadata === "object" && metadata !== null && "cancel_action" in metadata
      ? String(metadata.cancel_action)
      : callbackUrl;
  return wished !== null && URL.canParse(wished) ? wished : null;
}

/** The whole page, for a shop whose popup would not open. */
export async function checkoutPage(
  place: Place,
  accessCode: string,
  request: Request,
): Promise<Response> {
  const found = transactionOf(place, accessCode);
  if (found === undefined) return missing(place);
  const form = request.method === "POST" ? await request.formData() : null;
  const card = form?.get("card");
  if (card === "cancel") return redirect(cancelAddress(found) ?? `${place.base}/`);
  if (!isTestCard(card)) return form === null ? shown(place, found, null) : missing(place);
  const outcome = await place.simulator.pay(found.reference, card);
  if (outcome.status === "failed") {
    return shown(place, found, `${outcome.message}. You can try another card.`);
  }
  return redirect(returnAddress(found) ?? `${place.base}/`);
}

function shown(place: Place, transaction: Transaction, message: string | null): Response {
  const isOpen = transaction.paidAt === null;
  const target = transaction.callbackUrl;
  const note =
    message === null
      ? html``
      : html`<p class="note" role="alert" tabindex="-1" autofocus>${message}</p>`;
  const body = html`<main class="sheet">
    ${strip}
    <div class="what">
      <h1>Pay for Premium annual</h1>
      <p class="amount">${rand(transaction.amount)}</p>
      <p class="quiet">${customerOf(place.simulator.state, transaction).email}</p>
    </div>
    ${note}
    ${
      isOpen
        ? html`<form method="post" class="cards">
            <p class="quiet">Choose a test card by what should happen:</p>
            ${cardButtons}
            <button class="plain" name="card" value="cancel">Cancel payment</button>
          </form>`
        : html`<p>
            This payment has been made.
            <a href="${returnAddress(transaction) ?? "/"}">Back to the shop</a>
          </p>`
    }
  </main>`;
  const formTarget = target === null ? null : new URL(target).origin;
  return page({ base: place.base, title: "Checkout", body, formTarget });
}

export const missing = ({ base }: Place): Response =>
  page({
    base,
    title: "Not known here",
    status: 404,
    body: html`<main class="sheet">
      ${strip}
      <div class="what"><h1>Not known here</h1></div>
      <p>
        The payment simulator has nothing at this address. <a href="${base}">See what it has</a>
      </p>
    </main>`,
  });
