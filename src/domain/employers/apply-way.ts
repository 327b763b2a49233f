/**
 * Where an application goes: a page on the web or a mailbox, and nothing else that a browser could be made to open. Null for
 * what is neither. A mailbox comes without a subject or a second addressee of somebody's choosing.
 */
export function applyLinkOf(typed: string): string | null {
  const text = typed.trim();
  if (mailbox.test(text)) return `mailto:${text}`;
  const link = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return page.test(link) ? link.replace(/^https?/i, (scheme) => scheme.toLowerCase()) : null;
}

const mailbox = /^[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}$/i;

/** By a name that has an owner: no figures, no machine of the reader's own, and no password before it. */
const page =
  /^https?:\/\/[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,8}\.[a-z]{2,24}(?::\d{2,5})?(?:[/?#][^\s<>"'\\`]*)?$/i;
