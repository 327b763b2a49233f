import type { Verdict } from "../settle/settle-charge.ts";

/** What a member is told about a payment. */
export const verifyMessages: Readonly<Record<Verdict | "spent", string>> = {
  paid: "Your payment is in, and your premium is on. Thank you.",
  spent: "This payment has counted, and the premium it gave is over. You can subscribe again.",
  "under-way":
    "Your bank is still working on this payment. Your premium starts by itself as soon as it is through.",
  failed:
    "The payment did not go through, and nothing was charged. You can try again with another card.",
  abandoned: "The payment was not completed, and nothing was charged. You can try again anytime.",
  returned: "This payment went back to you, so it does not count.",
  refused:
    "This payment is not the one we asked for, so we are looking at it by hand. Write to us with its reference.",
  unknown: "The payment was not completed, and nothing was charged. You can try again anytime.",
};
