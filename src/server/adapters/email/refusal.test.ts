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
  [550, "550 relay not permitted", false],
  [550, "550 Your IP 192.0.2.7 is listed by a block list", false],
  [553, "553 sorry, you may not use this sender", false],
  [550, "550 Authentication required", false],
  [undefined, undefined, false],
])("%s %s: the address is refused for good: %s", (responseCode, response, isRefused) => {
  expect(isAddressRefused({ command: "RCPT TO", responseCode, response })).toBe(isRefused);
});

test.each(["CONN", "EHLO", "AUTH LOGIN", "MAIL FROM", "DATA", undefined])(
  "what is said to %s is not about an address",
  (command) => {
    const answer = { command, responseCode: 550, response: "550 5.1.1 User unknown" };
    expect(isAddressRefused(answer)).toBe(false);
  },
);
