import { eq } from "drizzle-orm";
import { users } from "#server/adapters/database/schema.ts";
import type { Mail } from "#server/adapters/email/port.ts";
import { sendReceipt } from "../mails/send-receipt.ts";
import type { SubscriptionServices } from "../subscription-services.ts";

/** Something to be done once the transaction that gave rise to it has been committed. */
export type After =
  | { readonly kind: "receipt"; readonly paymentId: number }
  | {
      readonly kind: "mail";
      readonly userId: number;
      readonly compose: (username: string) => Omit<Mail, "to">;
    }
  | { readonly kind: "task"; readonly name: string; readonly data: object }
  | {
      readonly kind: "log";
      readonly level: "info" | "warn";
      readonly message: string;
      readonly facts: Readonly<Record<string, unknown>>;
    };

/** Does what is left to do. A mail that cannot be handed over undoes nothing; work that cannot be, is reported. */
export async function carryOut(
  services: SubscriptionServices,
  afters: readonly After[],
): Promise<void> {
  const { log, enqueue } = services;
  for (const after of afters) {
    if (after.kind === "log") log[after.level](after.message, after.facts);
    else if (after.kind === "task") await enqueue(after.name, after.data);
    else await post(services, after);
  }
}

async function post(
  services: SubscriptionServices,
  after: Extract<After, { kind: "receipt" | "mail" }>,
): Promise<void> {
  try {
    if (after.kind === "receipt") await sendReceipt(services, after.paymentId);
    else await sendMail(services, after);
  } catch (error) {
    services.log.warn("A mail about a payment was not handed over", { kind: after.kind, error });
  }
}

async function sendMail(
  { database, mailer }: SubscriptionServices,
  { userId, compose }: Extract<After, { kind: "mail" }>,
): Promise<void> {
  const [user] = await database.queries.select().from(users).where(eq(users.id, userId));
  if (user !== undefined) await mailer.send({ to: user.email, ...compose(user.username) });
}
