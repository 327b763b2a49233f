import { z } from "zod";
import type { Charge } from "#domain/membership/charge.ts";
import type { Secrets } from "#server/adapters/secrets/port.ts";
import type { PaymentRow } from "../stores/payments.ts";

const purpose = "begun payment";

const begun = z.object({
  reference: z.string(),
  userId: z.int(),
  userSince: z.iso.datetime().transform((text) => new Date(text)),
  username: z.string(),
  email: z.string(),
  cents: z.int().positive(),
  currency: z.string(),
  planCode: z.string(),
  mode: z.enum(["test", "live"]),
  startedAt: z.iso.datetime().transform((text) => new Date(text)),
});

/** A payment as we began it. */
export type BegunPayment = z.output<typeof begun>;

interface Owner {
  readonly id: number;
  /** After a restore the number of an account may be given to somebody else; its beginning is not. */
  readonly createdAt: Date;
}

/**
 * What we send along when a payment begins, sealed so that only we can make it. It comes back with the charge, and
 * says what was begun and for whom, should our own note of it be lost. Names and sums alone would prove nothing:
 * whoever has the public key, which is in every browser, can begin a charge with any of those.
 */
export function proofOf(
  secrets: Secrets,
  { reference, username, email, cents, currency, planCode, mode, startedAt }: PaymentRow,
  { id, createdAt }: Owner,
): string {
  const text: z.input<typeof begun> = {
    reference,
    userId: id,
    userSince: createdAt.toISOString(),
    username,
    email,
    cents,
    currency,
    planCode,
    mode,
    startedAt: startedAt.toISOString(),
  };
  return secrets.seal(JSON.stringify(text), purpose);
}

/** What we began under this charge's name; null if nothing proves that we did. */
export function provenBy(
  secrets: Secrets,
  { proof, reference }: Pick<Charge, "proof" | "reference">,
): BegunPayment | null {
  const text = proof === null ? null : secrets.open(proof, purpose);
  const order = text === null ? null : begun.parse(JSON.parse(text));
  return order?.reference === reference ? order : null;
}
