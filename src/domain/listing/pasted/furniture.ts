import { bare } from "./lines.ts";

/**
 * The ad without what a chat, a mail or a page puts around it. Whatever stays is line by line as it was; a text
 * without any such thing stays as it is.
 */
export const withoutFurniture = (text: string): string =>
  withoutPage(withoutMail(withoutChat(withoutMarks(text.split("\n"))))).join("\n");

/** `[12:31, 14/11/2026] Thandi: ` or `14/11/2026, 12:31 - Thandi: `, as a chat puts before a copied message. */
const chatPrefix =
  /^[\s\u{200e}]{0,4}(?:\[[\d:,/.\s-]{8,24}(?:[ap]m)?\]\s|\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4},?\s\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]m)?\s-\s)[^:\n]{1,40}:(?:\s|$)/iu;

const chatNotice =
  /^(?:forwarded(?: many times| as received| message)?|fwd|<media omitted>|image omitted|messages and calls are end-to-end encrypted.{0,160}|this message was (?:edited|deleted))$/i;

const quoteMark = /^\s{0,3}(?:>\s?){1,8}/;

/** Without who sent each message of a chat, and without the marks of a mail that is quoted as a whole. */
function withoutMarks(lines: readonly string[]): string[] {
  const marked = lines.filter((line) => quoteMark.test(line.slice(0, 40))).length;
  const isQuoted = marked > 1 && marked * 2 > lines.filter((line) => line.trim() !== "").length;
  return lines
    .filter((line) => line.length > 200 || !isNotice(line))
    .map((line) => withoutStart(isQuoted ? withoutStart(line, quoteMark) : line, chatPrefix));
}

/** A chat draws an arrow or a box around what it says itself. */
const isNotice = (line: string): boolean =>
  chatNotice.test(line.trim()) || chatNotice.test(bare(line).replace(/[\s.:)\]]{1,4}$/, ""));

const day = String.raw`(?:today|yesterday|(?:(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?,?\s)?(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}|\d{1,2}\s[a-z]{3,9}\.?,?(?:\s\d{4})?|[a-z]{3,9}\s\d{1,2},?\s\d{4}))`;
const hour = String.raw`(?:\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?:\s?[ap]\.?m\.?)?)`;
const senderLines = [
  /** `~Nomsa` is somebody who is not among one's contacts. */
  /^~\s?[^~*:]{1,40}$/,
  /** A number, as a chat shows whom it has no name for. */
  /^\+?\(?\d(?:[\s().-]{0,2}\d){8,14}:?$/,
  new RegExp(String.raw`^\[?(?:${day}(?:,?\s(?:at\s)?${hour})?|${hour}(?:,?\s${day})?)\]?$`, "i"),
];

const isSender = (line: string): boolean =>
  line.length <= 60 && senderLines.some((pattern) => pattern.test(line.trim()));

/** Without who sent it and when, where that stands in lines of its own above the message. */
function withoutChat(lines: readonly string[]): readonly string[] {
  const at = lines.findIndex((line) => line.trim() !== "" && !isSender(line));
  return at < 1 || !lines.slice(0, at).some(isSender) ? lines : lines.slice(at);
}

const withoutStart = (line: string, start: RegExp): string =>
  line.slice(start.exec(line.slice(0, 120))?.[0].length ?? 0);

const mailHeader =
  /^\s{0,4}\*{0,2}(?:from|to|cc|bcc|date|sent|reply-to|van|aan|datum|gestuur)\*{0,2}\s?:/i;
const subject = /^\s{0,4}\*{0,2}(?:subject|onderwerp)\*{0,2}\s?:/i;
const forwardedHere =
  /^\s{0,4}(?:-{2,12}\s?(?:forwarded|original) message\s?-{2,12}|begin forwarded message:)\s*$/i;
const repliedTo = /^\s{0,4}on .{6,120}\bwrote:\s*$/i;
const farewell =
  /^\s{0,4}(?:--|(?:kind|best|warm|warmest|many) (?:regards|wishes|thanks)|regards|best|sincerely|yours (?:sincerely|faithfully)|thanks|thank you|cheers|groete|vriendelike groete)\s?[,.!]?\s*$/i;
const disclaimer =
  /^\s{0,4}(?:this (?:e-?mail|message)(?: and any| is| may)|confidentiality notice|disclaimer\s?:)/i;

/** Less than this above a forwarded message is a greeting. */
const fewestLetters = 120;

/** Without the head of a mail, but for its subject; without its farewell, and without what it answers. */
function withoutMail(lines: readonly string[]): readonly string[] {
  const body = forwardedBody(lines);
  const headers = body.slice(0, 14).filter((line) => startsWith(mailHeader, line)).length;
  const isMail = headers > 1 || body.some((line) => startsWith(subject, line));
  const answered = body.findIndex((line) => startsWith(repliedTo, line));
  const own = answered > 0 && lettersIn(body.slice(0, answered)) >= fewestLetters;
  const kept = own ? body.slice(0, answered) : body;
  if (!isMail) return kept;
  const end = kept.findIndex((line) => startsWith(farewell, line) || startsWith(disclaimer, line));
  return (end > 2 ? kept.slice(0, end) : kept).filter(
    (line, index) => index > 14 || !startsWith(mailHeader, line),
  );
}

function forwardedBody(lines: readonly string[]): readonly string[] {
  const at = lines.findIndex((line) => startsWith(forwardedHere, line));
  if (at === -1) return lines;
  return lettersIn(lines.slice(0, at)) < fewestLetters ? lines.slice(at + 1) : lines.slice(0, at);
}

const startsWith = (pattern: RegExp, line: string): boolean => pattern.test(line.slice(0, 200));

const lettersIn = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + (startsWith(mailHeader, line) ? 0 : line.trim().length), 0);

/** What boards print around an ad, line by line. */
const pageLines = new Set(
  `about|accept & join linkedin|accessibility|actively reviewing applicants|apply|apply now|apply on company website|be an early applicant|dismiss|easy apply|email or phone|for business|games|get app|home|i'm interested|job details|job search|jobs|join now|learning|linkedin|me|messaging|message|my network|notifications|people|people you can reach out to|post a job|profile insights|promoted|report this job|save|saved|save job|see more|see less|share|show all|show less|show match details|show more|show more show less|sign in|sign up|skip to main content|skip to search|tailor my resume|top content|top job picks for you|try premium for r0|upload your cv|use ai to assess how you fit|viewed|am i a good fit?|how promoted jobs are ranked|help me stand out`.split(
    "|",
  ),
);
const pageLineStarts =
  /^(?:promoted by |save .{3,120} at |try premium|over \d+ (?:applicants|people)|\d+ (?:applicants|people) clicked|see how you compare|retry premium|you must create an indeed account|meet the hiring team|responses managed off)/i;

/** What follows the ad on a board: other ads, and talk about the board. */
const pageEnd =
  /^(?:set alert for similar jobs|set alert|people also viewed|people also searched for|similar (?:jobs|searches|roles)|related (?:jobs|searches)|recommended jobs|more jobs|jobs you may (?:like|be interested in)|other jobs|looking for talent\?|referrals increase your chances .{0,80}|get notified about new .{0,120}|see who you know|report (?:this )?job|linkedin corporation .{0,20}|hiring lab|explore collaborative articles)$/i;

/** So many lines of a board's own are no accident. */
const surePage = 3;

/** The ad on a page of a board, from its title on. */
function withoutPage(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line, index) => index > 2 && pageEnd.test(shown(line)));
  const kept = end === -1 ? lines : lines.slice(0, end);
  return kept.filter(isOfPage).length < surePage ? kept : kept.filter((line) => !isOfPage(line));
}

const shown = (line: string): string => line.slice(0, 200).trim();

const isOfPage = (line: string): boolean =>
  pageLines.has(shown(line).toLowerCase()) || pageLineStarts.test(shown(line));
