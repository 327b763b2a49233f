/** Replies that are given more than once, each with its text once that is written. */
const texts = new WeakMap<object, string | null>();

/** Says that this very object will be returned again, and never changed: it is then checked and written out once. */
export function keepReply<Reply extends object>(reply: Reply): Reply {
  texts.set(reply, null);
  return reply;
}

/** The text of a reply, from the time before where it was kept. */
export function textOf(reply: unknown, write: () => string): string {
  if (typeof reply !== "object" || reply === null || !texts.has(reply)) return write();
  const text = texts.get(reply) ?? write();
  texts.set(reply, text);
  return text;
}
