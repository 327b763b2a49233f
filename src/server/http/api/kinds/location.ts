import type { Destination, RedirectReply } from "#contract/rows/reply.ts";
import { safeNext } from "#domain/accounts/safe-next.ts";

/** Where a redirect leads. An address the row does not allow is a mistake of ours, and leads nowhere. */
export function locationOf({ hosts }: RedirectReply, to: Destination): string {
  if (typeof to === "string") {
    const path = safeNext(to, "");
    if (path === "") throw new Error("A redirect would leave this site");
    return path;
  }
  const { protocol, host, username, password, href } = new URL(to.href);
  const isNamed =
    (hosts === "any" ? waysOut.has(protocol) : isHostNamed({ protocol, host }, hosts)) &&
    username + password === "";
  if (!isNamed) throw new Error(`A redirect would lead to ${host}, which its row does not name`);
  return href;
}

/** What a stored address may begin with: a page, or a mailbox. */
const waysOut: ReadonlySet<string> = new Set(["https:", "http:", "mailto:"]);

const isHostNamed = (
  { protocol, host }: { readonly protocol: string; readonly host: string },
  hosts: readonly string[],
): boolean => protocol === "https:" && hosts.includes(host);
