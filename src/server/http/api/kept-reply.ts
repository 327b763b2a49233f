/** What goes out for a reply, in bytes: text would be turned into them for every answer anew. */
type Written = Uint8Array<ArrayBuffer>;

/** Replies that are given more than once, each with what goes out for it once that is written. */
const written = new WeakMap<object, Written | null>();

/**
 * Says that this very object will be returned again, and never changed: it is then written out once. It comes checked by
 * its schema, for a page in this process is handed the object itself.
 */
export function keepReply<Reply extends object>(reply: Reply): Reply {
  written.set(reply, null);
  return reply;
}

/** Whether this very object is kept. */
export const isKept = (reply: unknown): reply is object =>
  typeof reply === "object" && reply !== null && written.has(reply);

/** What goes out for a reply, from the time before where it was kept. */
export function bodyOf(reply: unknown, write: () => string): string | Written {
  if (!isKept(reply)) return write();
  const body = written.get(reply) ?? new TextEncoder().encode(write());
  written.set(reply, body);
  return body;
}
