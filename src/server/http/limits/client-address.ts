import { isIPv4, isIPv6 } from "node:net";

/**
 * The address a request is counted under. Proxies append to X-Forwarded-For, so with n trusted ones only
 * the n-th entry from the right was written by somebody we trust; anything further left is the client's word.
 * An entry that is no address counts as whoever sent it: otherwise each new nonsense would be a new caller.
 */
export function clientAddress(
  direct: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const trusted = trustedProxies === 0 ? undefined : forwardedFor?.split(",").at(-trustedProxies);
  return addressIn(trusted) ?? addressIn(direct) ?? "unknown";
}

/** An IPv4 address, or the /64 of an IPv6 one: that is what one customer owns, so that is one caller. */
function addressIn(text: string | undefined): string | null {
  if (text === undefined || text.length > longest) return null;
  if (isIPv4(text)) return text;
  const plain = withoutPort(text.trim().replace(/^"(.*)"$/, "$1"));
  const decimal = plain.replace(/(^|\.)0+(?=\d)/g, "$1");
  if (isIPv4(decimal)) return decimal;
  const [whole = ""] = plain.split("%");
  return isIPv6(whole) ? ofGroups(groupsOf(whole)) : null;
}

/** An IPv6 address with quotes, brackets, a zone and a port is no longer than this. */
const longest = 100;

/** `1.2.3.4:80` and `[2001:db8::1]:443`; the colons of a bare IPv6 address are its own. */
function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1];
  return bracketed ?? text.replace(/^([\d.]+):\d+$/, "$1");
}

/** The eight numbers of an address that is known to be IPv6, however it is written. */
function groupsOf(address: string): number[] {
  const tail = address.slice(address.lastIndexOf(":") + 1);
  const hexadecimal = isIPv4(tail) ? address.slice(0, -tail.length) + inPairs(tail) : address;
  const [left = [], right = []] = hexadecimal
    .split("::")
    .map((half) => half.split(":").filter((group) => group !== ""));
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => "0");
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
}

/** IPv4 written as IPv6 is IPv4. */
function ofGroups(groups: readonly number[]): string {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  const isLoopback = groups.slice(0, 7).every((group) => group === 0) && low === 1;
  if (isLoopback) return "::1";
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** The four bytes of an IPv4 address as the last two numbers of an IPv6 one. */
function inPairs(address: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = address.split(".").map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}
