import { signatureOf } from "#server/adapters/payments/paystack/signature.ts";
import type { TestApp } from "../../../support/test-app.ts";

/** Tells something by the webhook, rightly signed, and says how it was taken. */
export async function told(app: TestApp, body: string): Promise<number> {
  const signature = signatureOf(body, app.services.config.paystack.secretKey);
  const headers = { "x-paystack-signature": signature };
  return (await app.request("/api/webhooks/paystack", { method: "POST", headers, body })).status;
}
