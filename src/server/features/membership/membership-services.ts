import type { Seller } from "#domain/membership/vat.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Database } from "#server/adapters/database/port.ts";
import type { Logger } from "#server/adapters/log/port.ts";
import type { Payments } from "#server/adapters/payments/port.ts";
import type { Secrets } from "#server/adapters/secrets/port.ts";
import type { InTransaction, Within } from "#server/work/port.ts";

/** What everything about paying needs. */
export interface MembershipServices {
  readonly database: Database;
  readonly inTransaction: InTransaction;
  readonly clock: Clock;
  readonly log: Logger;
  readonly payments: Payments;
  readonly secrets: Secrets;
  readonly appUrl: string;
  readonly config: { readonly seller: Seller };
}

/** The same inside a transaction. Of the provider only what need not be asked for: nobody waits for it there. */
export interface Settling
  extends Within, Pick<MembershipServices, "clock" | "secrets" | "appUrl" | "config"> {
  readonly payments: Pick<Payments, "planCode" | "mode">;
}

/** Runs a transaction about money, together with the mails and questions that follow from it. */
export const settle = <Result>(
  services: MembershipServices,
  work: (settling: Settling) => Promise<Result>,
): Promise<Result> => services.inTransaction((within) => work({ ...services, ...within }));

/** What told us: it stands in the records. */
export type Source = "verify" | "webhook" | "reconciliation" | "member";
