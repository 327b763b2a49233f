import { issueDue, letterOfIssue } from "#domain/alerts/newsletter-rules.ts";
import { isPremiumAt } from "#domain/plans.ts";
import type { TaskServices } from "#server/feature.ts";
import type { ScheduledTask } from "#server/work/port.ts";
import { lockMember } from "../store.ts";
import { orLater } from "../or-later.ts";
import { stopAddress } from "../stop.ts";
import { contentsOf, ideaOf, type Contents } from "./issue.ts";
import { newsletterMail } from "./letter.tsx";
import {
  changeIssue,
  claimIssue,
  countOne,
  issueOn,
  lockIssue,
  memberDue,
  membersDue,
  type IssueRow,
  type Member,
} from "./store.ts";

export type NewsletterServices = Pick<
  TaskServices,
  | "database"
  | "inTransaction"
  | "clock"
  | "log"
  | "findNewJobs"
  | "growthIdeas"
  | "ratesOfYear"
  | "secrets"
  | "appUrl"
>;

const batch = 200;

/** Told of one letter after the other. */
export interface LetterTold {
  readonly kind: "alert" | "newsletter";
  readonly to: string;
  readonly jobs: number;
}

export interface Sending {
  readonly signal: AbortSignal;
  /** Looks and tells, and changes nothing. */
  readonly isDry?: boolean;
  readonly tell?: (letter: LetterTold) => void;
}

/**
 * On Thursdays at 07:30 in South Africa. It looks every quarter of an hour until the issue is finished, so that one that was
 * cut off goes on; each member is a transaction of their own, which writes down the letter and queues it.
 */
export const sendNewsletter = (services: NewsletterServices): ScheduledTask => ({
  name: "send-newsletter",
  cron: "*/15 * * * 4-6",
  isDueAtStart: true,
  async run(signal) {
    const sent = await writeNewsletter(services, { signal });
    if (sent !== null) services.log.info("The newsletter was sent", { sent });
  },
});

/** How many letters went out; null when no issue is due. */
export async function writeNewsletter(
  services: NewsletterServices,
  { signal, isDry = false, tell }: Sending,
): Promise<number | null> {
  const { database, clock } = services;
  const now = clock.now();
  const day = issueDue(now);
  if (day === null) return null;
  const known = await issueOn(database.queries, day);
  if (known.finishedAt !== null) return null;
  const issue = isDry ? known : await begin(services, day, now);
  const contents = await contentsOf(services, issue);
  let [after, sent, failed] = [0, 0, 0];
  for (let isMore = contents.premium !== null || contents.free !== null; isMore;) {
    const members = await membersDue(database.queries, { day, after, now, most: batch });
    for (const member of members) {
      if (signal.aborted) return sent;
      const content = contentFor(member, contents, now);
      if (content === null) continue;
      const isSent =
        isDry ||
        (await orLater(services, member.id, () =>
          writeTo(services, member.id, { day, contents, now }),
        ));
      if (isSent === null) failed += 1;
      if (isSent !== true) continue;
      sent += 1;
      tell?.({ kind: "newsletter", to: member.email, jobs: content.jobs.length });
    }
    after = members.at(-1)?.id ?? after;
    isMore = members.length === batch;
  }
  if (!isDry && failed === 0) await changeIssue(database.queries, day, { finishedAt: now });
  return sent;
}

/** Settles what everybody is told, once. */
const begin = (services: NewsletterServices, day: string, now: Date): Promise<IssueRow> =>
  services.database.transaction(async (tx) => {
    const issue = await lockIssue(tx, day);
    if (issue.begunAt !== null) return issue;
    const idea = await ideaOf(services, tx, issue);
    const settled = { begunAt: now, strategyId: idea?.id ?? null, idea: idea?.title ?? null };
    await changeIssue(tx, day, settled);
    return { ...issue, ...settled };
  });

const contentFor = ({ premiumUntil }: Member, contents: Contents, now: Date) =>
  isPremiumAt(premiumUntil, now) ? contents.premium : contents.free;

interface Letter {
  readonly day: string;
  readonly contents: Contents;
  readonly now: Date;
}

/** True when a letter went out. Who may see what is decided with what holds in the transaction. */
const writeTo = (
  { inTransaction, secrets, appUrl }: NewsletterServices,
  userId: number,
  { day, contents, now }: Letter,
): Promise<boolean> =>
  inTransaction(async ({ tx, mailer }) => {
    const readerId = await lockMember(tx, userId, now);
    const member = await memberDue(tx, userId, now);
    const content = member && contentFor(member, contents, now);
    if (member === null || content === null) return false;
    if (!(await claimIssue(tx, { readerId, day, jobs: content.jobs.length }, now))) return false;
    await countOne(tx, day, "sent");
    const stopPage = stopAddress({ secrets, appUrl }, { readerId, day });
    await mailer.send({
      to: member.email,
      issue: letterOfIssue(day),
      stopAddress: stopPage,
      messageId: `<${letterOfIssue(day)}-${readerId}@${new URL(appUrl).hostname}>`,
      ...newsletterMail({ ...content, username: member.username, stopPage, appUrl }),
    });
    return true;
  });
