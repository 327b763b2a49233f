import type { newsletterDeskEndpoints, NewsletterDesk } from "#contract/letters/newsletter.ts";
import { comingIssue, momentOfIssue } from "#domain/alerts/newsletter-rules.ts";
import { changesBetween } from "#domain/desk/audit-deeds.ts";
import { stopLettersPath } from "#domain/page-addresses.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { recordDeed } from "#server/adapters/database/schema.ts";
import { fail } from "#server/app-error.ts";
import type { HandlerServices } from "#server/feature.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import { lockMember } from "../store.ts";
import { stopAddress } from "../stop.ts";
import { contentsOf, type IssueContent } from "./issue.ts";
import { newsletterMail } from "./letter.tsx";
import { changeIssue, countReaders, issueOn, lockIssue, pastIssues } from "./store.ts";

const pastShown = 26;

/** In place of a link that would stop somebody's letters. */
const noStopPage = stopLettersPath("this-is-only-a-preview");

export function newsletterDeskHandlers(
  services: HandlerServices,
): Handlers<typeof newsletterDeskEndpoints> {
  const { database, inTransaction, clock, secrets, appUrl } = services;
  const db = database.queries;

  const mailOf = (content: IssueContent, username: string, stopPage: string) =>
    newsletterMail({ ...content, username, stopPage, appUrl });

  async function present(username: string): Promise<NewsletterDesk> {
    const now = clock.now();
    const day = comingIssue(now);
    const issue = await issueOn(db, day);
    const { premium, free } = await contentsOf(services, issue);
    const written = (content: IssueContent | null) => {
      if (content === null) return null;
      const { subject, text } = mailOf(content, username, appUrl + noStopPage);
      return { subject, text };
    };
    return {
      coming: {
        day,
        at: momentOfIssue(day).toISOString(),
        introduction: issue.introduction,
        version: issue.version,
        editions: { premium: written(premium), free: written(free) },
        readers: await countReaders(db, now),
      },
      past: (await pastIssues(db, pastShown)).map((past) => ({
        day: past.day,
        introduction: past.introduction,
        idea: past.idea,
        isFinished: past.finishedAt !== null,
        sent: past.sent,
        stopped: past.stopped,
        bounced: past.bounced,
      })),
    };
  }

  const comingContents = async () => {
    const day = comingIssue(clock.now());
    return { day, contents: await contentsOf(services, await issueOn(db, day)) };
  };

  async function write(
    tx: Queries,
    { day, introduction, version }: { day: string; introduction: string; version: number },
    adminId: number,
  ): Promise<boolean> {
    const before = await lockIssue(tx, day);
    if (before.version !== version) return false;
    if (before.introduction === introduction) return true;
    await changeIssue(tx, day, { introduction, version: version + 1 });
    await recordDeed(tx, {
      at: clock.now(),
      byUserId: adminId,
      deed: "newsletter-written",
      subject: "newsletter",
      subjectId: day,
      subjectName: day,
      changes: changesBetween({ introduction: before.introduction }, { introduction }),
    });
    return true;
  }

  return {
    readNewsletter: ({ viewer }) => present(viewer.username),

    async writeIntroduction({ viewer, params: { day }, body }) {
      // What is going out, or has gone, is not changed any more; nor is one beyond the next written already.
      const isComing = day === comingIssue(clock.now());
      const isDone =
        isComing && (await database.transaction((tx) => write(tx, { day, ...body }, viewer.id)));
      const current = await present(viewer.username);
      return isDone ? current : fail("changed_meanwhile", { current });
    },

    async previewNewsletter({ viewer, query: { edition } }) {
      const { contents } = await comingContents();
      const content = contents[edition] ?? fail("not_found");
      return mailOf(content, viewer.username, appUrl + noStopPage).html;
    },

    async testNewsletter({ viewer, body: { edition } }) {
      const { day, contents } = await comingContents();
      const content = contents[edition] ?? fail("not_found");
      await inTransaction(async ({ tx, mailer }) => {
        const readerId = await lockMember(tx, viewer.id, clock.now());
        const stopPage = stopAddress({ secrets, appUrl }, { readerId, day });
        const { subject, ...rest } = mailOf(content, viewer.username, stopPage);
        const test = { to: viewer.email, stopAddress: stopPage, subject: `Test: ${subject}` };
        await mailer.send({ ...test, ...rest });
      });
      return { ok: true };
    },
  };
}
