import { queryOptions } from "@tanstack/react-query";
import { ApiError } from "#client/api.ts";
import type { AppContext } from "#client/app-context.ts";
import { paymentsQuery } from "#client/membership/queries.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { becamePremium } from "./became-premium.ts";

export const confirmationKey = ["payment-confirmation"] as const;

export type Confirmation =
  | { readonly kind: "premium"; readonly receiptNumber: string | null }
  | { readonly kind: "refused"; readonly message: string };

/** The payment is settled; only the account could not be looked at again. */
export class UpgradeFailed extends Error {
  override readonly name = "UpgradeFailed";
}

/**
 * Asks whether a payment holds, and makes the viewer premium if it does. A query, though it changes
 * something: the cache then sees to it that one look at the page asks once. Asking again is harmless.
 */
export const confirmationQuery = (app: AppContext, reference: string) =>
  queryOptions({
    queryKey: [...confirmationKey, reference],
    enabled: reference !== "",
    retryOnMount: false,
    queryFn: () => confirm(app, reference),
  });

async function confirm(app: AppContext, reference: string): Promise<Confirmation> {
  const { success, message } = await app.api.post("/api/subscription/verify", {
    body: { reference },
  });
  if (!success) return { kind: "refused", message: message || "Subscription verification failed" };
  await upgrade(app);
  return { kind: "premium", receiptNumber: await receiptNumberOf(app, reference) };
}

async function upgrade(app: AppContext): Promise<void> {
  try {
    await becamePremium(app, await app.api.post("/api/upgrade"));
  } catch (error) {
    const words = error instanceof ApiError ? error.userMessage : null;
    const description = words ?? "Check your connection and try again.";
    toast({ title: "Upgrade failed", description, variant: "destructive" });
    throw new UpgradeFailed(description, { cause: error });
  }
  toast({
    title: "Upgrade successful",
    description: "Your account has been upgraded to premium.",
  });
}

/** The receipt is a kindness: without it, the account page has it. */
async function receiptNumberOf(
  { api, queryClient }: AppContext,
  reference: string,
): Promise<string | null> {
  const payments = await queryClient.fetchQuery(paymentsQuery(api)).catch(() => []);
  return payments.find((payment) => payment.reference === reference)?.receiptNumber ?? null;
}
