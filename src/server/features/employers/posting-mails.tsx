import { editPostingPath } from "#domain/page-addresses.ts";
import { paths } from "#domain/paths.ts";
import { jobPath } from "#domain/jobs/address.ts";
import { postingName } from "#domain/employers/posting-name.ts";
import { letter } from "#server/work/letter.tsx";

const day = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeZone: "Africa/Johannesburg",
});

/** Whom a letter goes to and what it is about. */
export interface About {
  readonly id: number;
  readonly title: string;
  readonly username: string;
}

const toDashboard = (appUrl: string) => ({
  label: "See my postings",
  link: appUrl + paths.employerDashboard,
});

export const receivedMail = ({ title, username }: About, appUrl: string) =>
  letter({
    subject: "We have your posting",
    username,
    paragraphs: [
      `${capital(postingName(title))} is with us. A person reads every posting before candidates do, and we write to you either way: when it is on the board, or with what has to change first.`,
      "You need to do nothing until then. You can still edit it.",
    ],
    action: toDashboard(appUrl),
  });

export const publishedMail = ({ id, title, username }: About, until: Date, appUrl: string) =>
  letter({
    subject: "Your posting is on the board",
    username,
    paragraphs: [
      `Candidates can find ${postingName(title)} from now on. It comes down by itself on ${day.format(until)}.`,
      "Under your postings you see how often it is viewed, saved and applied to. When the role is filled, please close it there: people put an evening into every letter they write to you.",
    ],
    action: { label: "See it on the board", link: appUrl + jobPath(String(id), title) },
  });

export const returnedMail = ({ id, title, username }: About, reason: string, appUrl: string) =>
  letter({
    subject: "Your posting needs a change",
    username,
    paragraphs: [
      `We have read ${postingName(title)}. Before it can be on the board, something has to change.`,
    ],
    sections: [{ heading: "What we ask you to change", paragraphs: linesOf(reason) }],
    action: {
      label: "Correct my posting",
      link: appUrl + editPostingPath(id),
    },
    afterwards: ["Nothing you typed is lost. Correct it and hand it in again."],
  });

export const expiringMail = ({ title, username }: About, until: Date, appUrl: string) =>
  letter({
    subject: `Your posting comes down on ${day.format(until)}`,
    username,
    paragraphs: [
      `${capital(postingName(title))} stays on the board until ${day.format(until)} and then comes down by itself.`,
      "If you have found somebody, please close it now. If the role is still open on that day, hand it in once more with one press.",
    ],
    action: toDashboard(appUrl),
  });

export const expiredMail = ({ title, username }: About, appUrl: string) =>
  letter({
    subject: "Your posting has come down",
    username,
    paragraphs: [
      `${capital(postingName(title))} has had its time on the board. Candidates no longer see it.`,
      "Is the role still open? Hand it in once more: everything is kept as you typed it.",
    ],
    action: toDashboard(appUrl),
  });

export const closedAfterReportsMail = ({ title, username }: About, appUrl: string) =>
  letter({
    subject: "We took your posting off the board",
    username,
    paragraphs: [
      `Readers told us that something about ${postingName(title)} is not right. We looked at it, and took it off the board.`,
      "If you think that is a mistake, answer this mail. You can also correct the posting and hand it in again.",
    ],
    action: toDashboard(appUrl),
  });

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
