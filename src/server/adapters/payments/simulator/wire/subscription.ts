import { invoicesOf, type Invoice, type Subscription } from "../state.ts";
import { authorization, domain, integration, type Parts } from "./parts.ts";

export interface SubscriptionWire {
  subscription(subscription: Subscription): object;
  invoice(invoice: Invoice, subscription: Subscription): object;
  expiringCard(subscription: Subscription): object;
}

const cronOf = (iso: string): string => {
  const date = new Date(iso);
  return `0 0 ${date.getUTCDate()} ${date.getUTCMonth() + 1} *`;
};

const nextDate = ({ status, nextPaymentAt }: Subscription) =>
  status === "active" || status === "attention" ? nextPaymentAt : null;

/** Inside a subscription an invoice names its parts by number. */
const shortInvoice = (invoice: Invoice, subscription: Subscription) => ({
  id: invoice.id,
  subscription: subscription.id,
  integration,
  domain,
  invoice_code: invoice.code,
  customer: subscription.customerId,
  transaction: invoice.transactionId,
  amount: invoice.amount,
  period_start: invoice.periodStart,
  period_end: invoice.periodEnd,
  status: invoice.status,
  paid: invoice.status === "success" ? 1 : 0,
  retries: 1,
  paid_at: invoice.paidAt,
  description: invoice.description,
  created_at: invoice.createdAt,
  updated_at: invoice.paidAt ?? invoice.createdAt,
});
export function subscriptionWire({ state, plan, customer }: Parts): SubscriptionWire {
  const shortSubscription = (subscription: Subscription) => ({
    status: subscription.status,
    subscription_code: subscription.code,
    email_token: subscription.token,
    amount: subscription.amount,
    cron_expression: cronOf(subscription.nextPaymentAt),
    next_payment_date: nextDate(subscription),
    open_invoice: openInvoice(subscription),
  });
  const openInvoice = (subscription: Subscription) =>
    invoicesOf(state(), subscription).find(({ status }) => status === "pending")?.code ?? null;

  return {
    subscription(subscription) {
      const invoices = invoicesOf(state(), subscription);
      const newest = invoices.at(-1);
      return {
        id: subscription.id,
        domain,
        integration,
        ...shortSubscription(subscription),
        start: Math.floor(Date.parse(subscription.createdAt) / 1000),
        quantity: 1,
        createdAt: subscription.createdAt,
        created_at: subscription.createdAt,
        updatedAt: subscription.createdAt,
        cancelledAt: subscription.cancelledAt,
        easy_cron_id: null,
        plan: { ...plan },
        authorization: authorization(subscription.authorization),
        customer: customer(subscription.customerId),
        invoices: [],
        invoices_history: [],
        invoice_limit: 0,
        split_code: null,
        most_recent_invoice: newest === undefined ? null : shortInvoice(newest, subscription),
      };
    },
    invoice(invoice, subscription) {
      const charge = state().transactions.find(({ id }) => id === invoice.transactionId);
      return {
        domain,
        invoice_code: invoice.code,
        amount: invoice.amount,
        period_start: invoice.periodStart,
        period_end: invoice.periodEnd,
        status: invoice.status,
        paid: invoice.status === "success",
        paid_at: invoice.paidAt,
        description: invoice.description,
        authorization: authorization(subscription.authorization),
        subscription: shortSubscription(subscription),
        customer: customer(subscription.customerId),
        transaction:
          charge === undefined
            ? {}
            : {
                reference: charge.reference,
                status: charge.status,
                amount: charge.amount,
                currency: charge.currency,
              },
        created_at: invoice.createdAt,
      };
    },
    expiringCard: (subscription) => ({
      expiry_date: `${subscription.authorization.expMonth}/${subscription.authorization.expYear}`,
      description: `${subscription.authorization.brand} ending with ${subscription.authorization.last4}`,
      brand: subscription.authorization.brand,
      subscription: {
        id: subscription.id,
        subscription_code: subscription.code,
        amount: subscription.amount,
        next_payment_date: nextDate(subscription),
        plan: { ...plan },
      },
      customer: customer(subscription.customerId),
    }),
  };
}
