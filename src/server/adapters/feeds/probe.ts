import { plainText } from "#domain/listing/text/plain-text.ts";
import { answerTo, type Connection } from "./ask.ts";
import type { ProbeAnswer } from "./port.ts";

/** Asks for the page of a posting as a reader would. */
export async function probePage(
  connection: Connection,
  link: string,
  isAllowed: (host: string) => boolean,
  signal: AbortSignal,
): Promise<ProbeAnswer> {
  const answer = await answerTo(connection, signal, link, isAllowed, { accept: "text/html" });
  if (answer.status === 404 || answer.status === 410) return "closed";
  const isPage = /^text\/html\b/i.test(answer.headers.get("content-type") ?? "");
  if (answer.status !== 200 || !isPage) return "unknown";
  const { text } = plainText(new TextDecoder().decode(answer.body));
  if (guard.test(text) || text.trim() === "") return "unknown";
  if (saysClosed(text) || toldByAddress(answer.address)) return "closed";
  return isSamePage(link, answer.address) ? "open" : "unknown";
}

/** Somebody in front of the host, who wants to see a person first. */
const guard =
  /just a moment\.\.\.|checking your browser|verify(?:ing)? (?:that )?you are (?:a )?human|enable javascript and cookies/;

/** "This job is no longer available", "Sorry, this position has been filled", "No longer accepting applications". */
const closed =
  /(?<!\b(?:until|once|when|if|after|before|unless) )\b(?:this|the) (?:job|position|role|posting|listing|vacancy|opening|job (?:post|posting|listing|ad|opening|offer))(?: you(?:'re| are) (?:looking for|trying to (?:view|reach)))? (?:is|has|was)(?: been| now| already){0,2} (?:closed|filled|expired|removed|taken down|archived|unpublished|no longer (?:available|active|open|accepting|live|listed|posted|online))\b|\b(?:is |are )?no longer accepting applications\b|\bapplications (?:for this (?:job|role|position) )?(?:are|have) (?:now )?(?:been )?closed\b|\bjob (?:not found|expired)\b/;

const saysClosed = (text: string): boolean => closed.test(text);

/** Greenhouse leads to the list of all jobs, and says why in the address. */
const toldByAddress = (address: string): boolean =>
  URL.parse(address)?.searchParams.get("error") === "true";

/** Led elsewhere, one knows nothing of the posting. */
const isSamePage = (asked: string, found: string): boolean => lastPart(asked) === lastPart(found);

const lastPart = (address: string): string | undefined =>
  URL.parse(address)
    ?.pathname.split("/")
    .findLast((part) => part !== "");
