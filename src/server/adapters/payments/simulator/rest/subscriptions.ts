import { stop } from "../rules/subscriptions.ts";
import type { Subscription } from "../state.ts";
import { done, refusal } from "./answers.ts";
import { page, type Ask, type Route } from "./ask.ts";

function subscriptions({ book, query }: Ask): Response {
  const found = book
    .state()
    .subscriptions.filter(
      ({ customerId }) => (query.get("customer") ?? String(customerId)) === String(customerId),
    )
    .toReversed();
  const [shown, meta] = page(found, query);
  return done("Subscriptions retrieved", shown.map(book.wire.subscription), meta);
}

const subscriptionNamed = ({ book }: Ask, name: unknown): Subscription | undefined =>
  book.state().subscriptions.find(({ code, id }) => code === name || String(id) === name);

async function disable(ask: Ask): Promise<Response> {
  const found = subscriptionNamed(ask, ask.body["code"]);
  const isRunning = found?.status === "active" || found?.status === "attention";
  if (found === undefined || !isRunning || found.token !== ask.body["token"]) {
    return refusal("noSubscription");
  }
  await stop(ask.book, found, ask.now);
  return done("Subscription disabled successfully", { status: "non-renewing" });
}

function enable(ask: Ask): Response {
  const found = subscriptionNamed(ask, ask.body["code"]);
  if (found === undefined || found.token !== ask.body["token"]) return refusal("noSubscription");
  if (found.status === "cancelled") return refusal("over");
  if (found.status === "non-renewing") {
    found.status = "active";
    found.cancelledAt = null;
  }
  return done("Subscription enabled successfully", { status: found.status });
}

export const subscriptionRoutes: readonly Route[] = [
  { call: "subscriptions", method: "GET", path: /^\/subscription$/, answer: subscriptions },
  { call: "disable", method: "POST", path: /^\/subscription\/disable$/, answer: disable },
  { call: "enable", method: "POST", path: /^\/subscription\/enable$/, answer: enable },
  {
    call: "manageLink",
    method: "GET",
    path: /^\/subscription\/([^/]+)\/manage\/link$/,
    answer(ask) {
      const found = subscriptionNamed(ask, ask.params[0]);
      if (found === undefined) return refusal("noSubscription");
      return done("Link generated", { link: ask.manageUrl(found.id, found.manageToken) });
    },
  },
  {
    call: "subscription",
    method: "GET",
    path: /^\/subscription\/([^/]+)$/,
    answer(ask) {
      const found = subscriptionNamed(ask, ask.params[0]);
      if (found === undefined) return refusal("noSubscription");
      return done("Subscription retrieved successfully", ask.book.wire.subscription(found));
    },
  },
];
