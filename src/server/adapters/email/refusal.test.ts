import { expect, test } from "vitest";
import { isAddressRefused } from "./refusal.ts";

test.each([
  [550, "550 5.1.1 <x@y.example>: Recipient address rejected: User unknown", true],
  [550, "550 No such user here", true],
  [551, "551 User not local", true],
  [553, "553 5.1.3 The recipient address is not a valid address", true],
  [554, "554 5.1.2 Bad destination system", true],
  [550, "550 5.1.10 Null MX", true],
  [550, "550 5.7.1 Message rejected as spam", false],
  [552, "552 5.2.2 Mailbox full", false],
  [553, "553 5.1.8 Sender address rejected: Domain not found", false],
  [554, "554 Transaction failed", false],
  [450, "450 4.1.1 Mailbox temporarily unavailable", false],
  [421, "421 Try again later", false],
  [undefined, undefined, false],
])("%s %s: the address is refused for good: %s", (responseCode, response, isRefused) => {
  expect(isAddressRefused({ responseCode, response })).toBe(isRefused);
});
