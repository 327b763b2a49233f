import type { Clock } from "#server/adapters/clock/port.ts";
import type { Database } from "#server/adapters/database/port.ts";
import type { Mailer } from "#server/adapters/email/port.ts";
import type { Logger } from "#server/adapters/log/port.ts";
import type { Payments } from "#server/adapters/payments/port.ts";
import type { Secrets } from "#server/adapters/secrets/port.ts";
import type { Enqueue } from "#server/work/port.ts";

/** What everything about paying needs. */
export interface SubscriptionServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly payments: Payments;
  readonly secrets: Secrets;
  readonly mailer: Mailer;
  readonly enqueue: Enqueue;
  readonly appUrl: string;
}

/** What told us: it stands in the records. */
export type Source = "verify" | "webhook" | "reconciliation" | "member";
