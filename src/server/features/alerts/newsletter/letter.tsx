import { mostInLetter } from "#domain/alerts/alert-rules.ts";
import { mostCounted } from "#domain/alerts/newsletter-rules.ts";
import { brand } from "#domain/brand.ts";
import { strategyPath } from "#domain/page-addresses.ts";
import { paths } from "#domain/paths.ts";
import { letter } from "#server/work/letter.tsx";
import type { LetterSection } from "#server/work/letter/parts.tsx";
import { itemOf } from "../letters.tsx";
import type { IssueContent } from "./issue.ts";

interface NewsletterMail extends IssueContent {
  readonly username: string;
  readonly stopPage: string;
  readonly appUrl: string;
}

export function newsletterMail(content: NewsletterMail) {
  const { username, introduction, jobs, stopPage, appUrl } = content;
  const count = jobs.length === mostCounted ? `${mostCounted}+` : String(jobs.length);
  const subject =
    jobs.length === 0
      ? `This week at ${brand.name}`
      : `${count} new ${jobs.length === 1 ? "job" : "jobs"} this week`;
  return letter({
    subject,
    username,
    paragraphs:
      introduction.length > 0
        ? introduction
        : [`Here is what came in over the last seven days and is open to South Africans.`],
    sections: sectionsOf(content),
    action: { label: "Browse the board", link: appUrl + paths.jobs },
    footer: {
      reason: `The weekly newsletter of ${brand.name}, on Thursdays.`,
      links: [
        { label: "Your letters", link: appUrl + paths.alerts },
        { label: "Stop the newsletter", link: stopPage },
      ],
    },
  });
}

function sectionsOf({ jobs, idea, randWeek, appUrl }: NewsletterMail): LetterSection[] {
  const shown = jobs.slice(0, mostInLetter);
  const all: (LetterSection | null)[] = [
    shown.length === 0
      ? null
      : {
          heading: jobs.length > shown.length ? `The newest ${shown.length}` : "New this week",
          items: shown.map((job) => itemOf(job, appUrl)),
        },
    idea && {
      heading: "One idea to try",
      items: [
        { title: idea.title, link: appUrl + strategyPath(idea.id), lines: [idea.description] },
      ],
    },
    randWeek === null ? null : { heading: "The rand’s week", paragraphs: [randWeek] },
  ];
  return all.filter((section) => section !== null);
}
