import type { Plan } from "../rules/book.ts";
import { customerOf, type Authorization, type SimulatorState } from "../state.ts";

export const integration = 100_032;
export const domain = "test";

/** What occurs inside of many things. */
export interface Parts {
  readonly state: () => SimulatorState;
  readonly plan: object;
  customer(customerId: number): object;
}

export function authorization(card: Authorization | null): object {
  if (card === null) return {};
  return {
    authorization_code: card.code,
    bin: card.bin,
    last4: card.last4,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    channel: "card",
    card_type: `${card.brand} `,
    bank: "TEST BANK",
    country_code: "ZA",
    brand: card.brand,
    reusable: true,
    signature: card.signature,
    account_name: null,
  };
}

export function partsOf(state: () => SimulatorState, { code, cents, currency }: Plan): Parts {
  const plan = {
    id: 71_234,
    name: "Premium annual",
    plan_code: code,
    description: null,
    amount: cents,
    interval: "annually",
    send_invoices: true,
    send_sms: true,
    currency,
  };
  const customer = (customerId: number) => {
    const { id, code, email } = customerOf(state(), { customerId });
    return {
      id,
      first_name: null,
      last_name: null,
      email,
      customer_code: code,
      phone: null,
      metadata: null,
      risk_action: "default",
      international_format_phone: null,
    };
  };
  return { state, plan, customer };
}
