/** An address as a log or a screen may show it: enough to recognise it, too little to write to it. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf("@");
  const [name, host] = at < 0 ? [address, ""] : [address.slice(0, at), address.slice(at + 1)];
  const ending = host.slice(host.lastIndexOf(".") + 1);
  return `${name.slice(0, 1)}…@${host.slice(0, 1)}….${ending}`;
}
