/** The mail server said that there is no such address, and that asking again is no use. */
export class AddressRefused extends Error {
  override readonly name = "AddressRefused";
}

/** What an SMTP server said, as its client hands it on. */
interface SmtpAnswer {
  readonly responseCode?: unknown;
  readonly response?: unknown;
}

/** No such mailbox, host, or address (RFC 3463): the rest of 5.1 is about whoever sends. */
const noSuchAddress = new Set(["0", "1", "2", "3", "6", "10"]);
const refusals = new Set([550, 551, 553]);

/**
 * Whether an answer speaks of the address itself, and for good. The finer code decides where there is one: a mailbox that is
 * full (5.2.2) or a message that somebody does not like (5.7.1) says nothing about the address.
 */
export function isAddressRefused(answer: object): boolean {
  const { responseCode, response }: SmtpAnswer = answer;
  if (typeof responseCode !== "number" || responseCode < 500) return false;
  const text = typeof response === "string" ? response.slice(0, 1_000) : "";
  const [, topic, detail] = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(text) ?? [];
  if (topic === undefined || detail === undefined) return refusals.has(responseCode);
  return topic === "1" && noSuchAddress.has(detail);
}
