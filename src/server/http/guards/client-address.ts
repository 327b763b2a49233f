/**
 * The address a request is counted under. Proxies append to X-Forwarded-For, so with n trusted ones only
 * the n-th entry from the right was written by somebody we trust; anything further left is the client's word.
 */
export function clientAddress(
  direct: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const trusted = trustedProxies === 0 ? undefined : forwardedFor?.split(",").at(-trustedProxies);
  return normalise(trusted?.trim() ?? direct ?? "unknown");
}

/** IPv4 written as IPv6 is IPv4; and an IPv6 customer owns a whole /64, so that is what counts as one caller. */
function normalise(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, "");
  if (!plain.includes(":") || plain === "::1") return plain.slice(0, 64);
  const [head = "", tail] = plain.split("%")[0]?.split("::") ?? [];
  const left = head.split(":").filter((part) => part !== "");
  const right = (tail ?? "").split(":").filter((part) => part !== "");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => "0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")
    .slice(0, 60)}::/64`;
}
