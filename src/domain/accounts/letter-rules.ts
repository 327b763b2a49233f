import type { RateLimit } from "#domain/rate-limit.ts";

/** Letters that somebody can cause by asking: enough for a person with bad luck, too few to bury an inbox. */
export const letterLimits: readonly RateLimit[] = [
  { calls: 5, windowSeconds: 60 * 60 },
  { calls: 10, windowSeconds: 24 * 60 * 60 },
];

/**
 * The inbox behind an address: capitals and what stands behind a `+` lead to the same one nearly everywhere, and at
 * Gmail so do dots. Only for counting; nobody is written to or recognised by it.
 */
export function inboxOf(email: string): string {
  const [name = "", host = ""] = email.normalize("NFKC").toLowerCase().split("@");
  const plain = name.replace(/(?<=.)\+.*/, "");
  return host === "gmail.com" || host === "googlemail.com"
    ? `${plain.replaceAll(".", "")}@gmail.com`
    : `${plain}@${host}`;
}

/**
 * How a letter addresses somebody. Mail programs make links of whatever looks like an address, a path or a telephone
 * number, and a name can be a sentence: so only what is plainly a name is said, and else none.
 */
export const greetingFor = (username: string): string =>
  plainName.test(username) && username.length <= longestName && digitsIn(username) <= mostDigits
    ? `Hello ${username},`
    : "Hello,";

const plainName = /^[\p{L}\p{M}\p{N}'’_-]+(?: [\p{L}\p{M}\p{N}'’_-]+){0,2}$/u;
const longestName = 40;
const mostDigits = 6;
const digitsIn = (text: string): number => text.match(/\p{N}/gu)?.length ?? 0;
