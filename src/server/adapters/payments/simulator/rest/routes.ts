import { done, refusal } from "./answers.ts";
import type { Route } from "./ask.ts";
import { subscriptionRoutes } from "./subscriptions.ts";
import { transactionRoutes } from "./transactions.ts";

/** The whole REST interface. */
export const routes: readonly Route[] = [
  ...transactionRoutes,
  ...subscriptionRoutes,
  {
    call: "customer",
    method: "GET",
    path: /^\/customer\/([^/]+)$/,
    answer({ book, params }) {
      const found = book
        .state()
        .customers.find(({ code, email }) => code === params[0] || email === params[0]);
      return found === undefined
        ? refusal("noCustomer")
        : done("Customer retrieved", book.wire.customer(found.id));
    },
  },
  {
    call: "plan",
    method: "GET",
    path: /^\/plan\/([^/]+)$/,
    answer: ({ book, params }) =>
      params[0] === book.plan.code ? done("Plan retrieved", book.wire.plan()) : refusal("noPlan"),
  },
];
