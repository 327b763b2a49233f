import {
  jobTypes,
  platforms,
  results,
  type JobType,
  type Platform,
  type Result,
} from "#domain/tracker/application.ts";

/** Words for the same, in small letters. What could mean two things is not here: then somebody is asked. */
const resultWords: Readonly<Record<Result, string>> = {
  Pending:
    "pending, applied, sent, submitted, waiting, awaiting response, awaiting reply, in progress, open, active, application sent",
  "No Response": "no response, ghosted, no reply, silence, never heard back, no answer, unanswered",
  Viewed: "viewed, seen, opened, under review, in review, reviewing, application viewed",
  Replied: "replied, responded, reply, response, contacted, answered, in touch, they replied",
  Interview:
    "interview, interviewing, interviewed, phone screen, screening call, phone interview, first interview, second interview, final interview, interview scheduled, on site interview",
  Rejected:
    "rejected, declined, unsuccessful, not selected, turned down, rejection, regret, no, not successful, closed rejected",
  Hired: "hired, accepted, offer accepted, got the job, got it, signed, started, won",
};

const jobTypeWords: Readonly<Record<JobType, string>> = {
  Freelance: "freelance, freelancer, gig, project, project based",
  "Full Time": "full time, fulltime, permanent, ft, perm, employee",
  "Part Time": "part time, parttime, pt",
  Contract: "contract, contractor, fixed term, temporary, temp, independent contractor, b b",
};

const platformWords: Readonly<Record<Platform, string>> = {
  LinkedIn: "linkedin, linked in, linkedin jobs, linkedin easy apply",
  Email: "email, e mail, mail, cold email, direct email",
  Upwork: "upwork",
  AngelList: "angellist, angel list, wellfound, angel",
  Indeed: "indeed, indeed com",
  "Remote OK": "remote ok, remoteok, remote ok com",
  "Company Website":
    "company website, company site, career page, careers page, website, direct, company careers page, careers site",
  Referral: "referral, referred, friend, network, word of mouth",
  Other: "other, others, misc",
};

/** The same value however it is written. */
export const plainValue = (value: string): string =>
  value
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, " ")
    .trim();

const bookOf = <Choice extends string>(
  choices: readonly Choice[],
  words: Readonly<Record<Choice, string>>,
): ReadonlyMap<string, Choice> =>
  new Map(choices.flatMap((choice) => words[choice].split(", ").map((word) => [word, choice])));

const resultBook = bookOf(results, resultWords);
const jobTypeBook = bookOf(jobTypes, jobTypeWords);
const platformBook = bookOf(platforms, platformWords);

export const readResult = (value: string): Result | null =>
  resultBook.get(plainValue(value)) ?? null;
export const readJobType = (value: string): JobType | null =>
  jobTypeBook.get(plainValue(value)) ?? null;
export const readPlatform = (value: string): Platform | null =>
  platformBook.get(plainValue(value)) ?? null;
