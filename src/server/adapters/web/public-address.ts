import ipaddr from "ipaddr.js";

/** Whether an address is one of the open internet: not this machine, not its neighbours, not a disguise of either. */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/^\[(.*)\]$/, "$1");
  return ipaddr.isValid(plain) && ipaddr.process(plain).range() === "unicast";
}

/** Whether a host is written as a number. Of a name one knows nothing before it has been looked up. */
export const isLiteral = (host: string): boolean =>
  ipaddr.isValid(host.replace(/^\[(.*)\]$/, "$1"));
