/** The mail server said that there is no such address, and that asking again is no use. */
export class AddressRefused extends Error {
  override readonly name = "AddressRefused";
}

/** What an SMTP server said, as its client hands it on. */
interface SmtpAnswer {
  /** What it was an answer to. */
  readonly command?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
}

/** No such mailbox, host, or address (RFC 3463): the rest of 5.1 is about whoever sends. */
const noSuchAddress = new Set(["0", "1", "2", "3", "6", "10"]);
const refusals = new Set([550, 551, 553]);
/** Without a finer code, the words of a server that takes nothing from us, whoever it is for. */
const aboutUs =
  /relay|authenticat|sender|spam|black|block|denied|not (?:allowed|permitted|authori[sz]ed)|polic|reputation|\bip\b|dmarc|spf/i;

/**
 * Whether an answer speaks of the address itself, and for good. Only what is said when the recipient is named can: a greeting or
 * a sender that is refused would otherwise cost us every address there is. The finer code decides where there is one: a mailbox
 * that is full (5.2.2) or a message that somebody does not like (5.7.1) says nothing about the address.
 */
export function isAddressRefused(answer: object): boolean {
  const { command, responseCode, response }: SmtpAnswer = answer;
  if (command !== "RCPT TO" || typeof responseCode !== "number" || responseCode < 500) return false;
  const text = typeof response === "string" ? response.slice(0, 1_000) : "";
  const [, topic, detail] = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(text) ?? [];
  if (topic === undefined || detail === undefined)
    return refusals.has(responseCode) && !aboutUs.test(text);
  return topic === "1" && noSuchAddress.has(detail);
}
