import { isFreeMail } from "./free-mail.ts";

/** The domain of a company, from the address of its site; null where that is none of its own. */
export function domainOfSite(website: string): string | null {
  const written = siteShape.exec(website)?.[1]?.toLowerCase() ?? "";
  const host = written.replace(/^www\./, "").replace(/\.$/, "");
  if (!hostShape.test(host)) return null;
  return isFreeMail(host) ? null : host;
}

/** A host and nothing before it: what stands before an `@` is not where a link leads. */
const siteShape = /^https?:\/\/([^/?#:@\\]+)(?::\d{1,5})?(?:[/?#]|$)/i;

/** At least two names, the last one of letters: neither a number nor a machine next door. */
const hostShape = /^(?:[a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]{1,62}$/;

export type MailProblem = "free-mail" | "other-domain";

/**
 * What is wrong with a mailbox as a proof of working for the company of this site. The mailbox may be at a domain above
 * the site's, since `careers.tidewrack.example` writes from `tidewrack.example`; never at one below it.
 */
export function mailProblem(email: string, site: string): MailProblem | null {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  if (isFreeMail(domain)) return "free-mail";
  const isAbove = domain.includes(".") && site.endsWith(`.${domain}`);
  return domain === site || isAbove ? null : "other-domain";
}

/** What the domain has to say, in a TXT record or in a file. */
export const proofWords = (code: string): string => `kwela-verify=${code}`;

export const proofFile = "/.well-known/kwela.txt";

export const mailCodeMinutes = 30;
/** A code is short, so it can be guessed at only so often. */
export const mostCodeTries = 5;
