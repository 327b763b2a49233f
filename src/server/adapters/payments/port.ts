import { AppError } from "#server/app-error.ts";
import type { Card, Charge, PaymentMode } from "#domain/membership/charge.ts";
import type { SubscriptionState } from "#domain/membership/subscription.ts";

/** What a payment begins with. Everything in it is ours: nothing comes from the browser. */
interface NewCharge {
  readonly reference: string;
  readonly email: string;
  readonly cents: number;
  readonly currency: string;
  readonly planCode: string;
  readonly userId: number;
  readonly callbackUrl: string;
  /** Comes back with the charge. Nobody else can make it. */
  readonly proof: string;
}

export interface StartedCharge {
  readonly accessCode: string;
  readonly authorizationUrl: string;
}

/** A subscription as the provider has it. */
export interface ProviderSubscription {
  readonly code: string;
  /** Needed to stop it or let it go on; not every piece of news carries it. */
  readonly token: string | null;
  readonly state: SubscriptionState;
  readonly planCode: string;
  readonly mode: string;
  readonly customer: { readonly id: string | null; readonly code: string; readonly email: string };
  /** By the provider's clock: the moment of the payment that made it. */
  readonly createdAt: Date | null;
  readonly nextPaymentAt: Date | null;
  readonly card: Card | null;
  /** The newest invoice, if it could not be paid. */
  readonly failedAt: Date | null;
  /** The charge of the newest paid invoice, where it is named. */
  readonly lastReference: string | null;
}

/** One piece of news, checked for who sent it and for nothing else. */
export type PaymentNews =
  | { readonly kind: "charge"; readonly charge: Charge }
  | { readonly kind: "subscription"; readonly subscription: ProviderSubscription }
  | {
      readonly kind: "invoice";
      readonly subscriptionCode: string;
      readonly isPaid: boolean;
      readonly hasFailed: boolean;
      readonly at: Date;
      readonly reference: string | null;
      readonly nextPaymentAt: Date | null;
    }
  | {
      readonly kind: "refund";
      readonly reference: string;
      /** Only money that has gone back counts. */
      readonly isDone: boolean;
      readonly cents: number | null;
      readonly key: string;
    }
  | {
      readonly kind: "dispute";
      readonly reference: string;
      readonly isResolved: boolean;
      readonly isLost: boolean;
    }
  | { readonly kind: "expiring-cards"; readonly cards: readonly ExpiringCard[] }
  | { readonly kind: "other" };

export interface ExpiringCard {
  readonly subscriptionCode: string;
  readonly expires: string;
}

export interface Delivery {
  /** As the provider calls it, e.g. `charge.success`. */
  readonly event: string;
  /** The same for every delivery of the same news. */
  readonly key: string;
  readonly news: PaymentNews;
}

/** The provider did not answer, or not in a way that means anything. Whether something happened there is unknown. */
export class PaymentsUnavailable extends AppError {
  override readonly name = "PaymentsUnavailable";

  /** The message is for the log; the reader gets the catalogue's. */
  constructor(
    message: string,
    { isSlow = false, cause }: { readonly isSlow?: boolean; readonly cause?: unknown } = {},
  ) {
    super(isSlow ? "payments_slow" : "payments_down", { cause });
    this.message = message;
  }
}

/** Whoever takes the money. A call that fails throws `PaymentsUnavailable`; null means "there is no such thing". */
export interface Payments {
  readonly mode: PaymentMode;
  readonly planCode: string;
  start(charge: NewCharge): Promise<StartedCharge>;
  findCharge(reference: string): Promise<Charge | null>;
  /** Successful charges of one customer since a moment, newest first. */
  chargesOf(customerId: string, since: Date): Promise<readonly Charge[]>;
  /** Successful charges of everybody since a moment, oldest first. */
  chargesSince(since: Date): Promise<readonly Charge[]>;
  findSubscription(code: string): Promise<ProviderSubscription | null>;
  subscriptionsOf(customerCode: string): Promise<readonly ProviderSubscription[]>;
  /** False when it had already stopped or is unknown there. */
  stopRenewal(code: string, token: string): Promise<boolean>;
  /** False when it is over for good. */
  resumeRenewal(code: string, token: string): Promise<boolean>;
  /** The provider's own page for changing the card. */
  cardPage(code: string): Promise<string>;
  /** Null unless the signature is the provider's, over exactly these bytes. Throws `SyntaxError` if they are no JSON. */
  readDelivery(body: Uint8Array, signature: string | undefined): Delivery | null;
}
