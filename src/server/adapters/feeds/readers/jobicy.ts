import { FeedFailure } from "../port.ts";
import {
  each,
  fieldsOf,
  jsonIn,
  listIn,
  momentIn,
  numberIn,
  textIn,
  textsIn,
  type Fields,
} from "./fields.ts";
import { payText } from "./pay.ts";
import { everybodysBoard, type Reader, type Told } from "./reader.ts";
import { markupIn, unescaped } from "./wording.ts";

const host = "jobicy.com";

export const jobicy: Reader = {
  ...everybodysBoard(host),
  // It refuses parameters that it does not know, and has none for a page.
  firstPage: () => `https://${host}/api/v2/remote-jobs?count=100&industry=marketing`,
  read(text) {
    const envelope = jsonIn(text);
    if (fieldsOf(envelope)?.["success"] === false) throw new FeedFailure("refused");
    return { entries: each(listIn(envelope, "jobs", "friendlyNotice"), told), next: null };
  },
};

/** Plain fields hold entities. */
const told = (job: Fields): Told => ({
  key: textIn(job, "id"),
  title: unescaped(textIn(job, "jobTitle")),
  company: unescaped(textIn(job, "companyName")),
  location: unescaped(textIn(job, "jobGeo")),
  description: markupIn(textIn(job, "jobDescription")),
  payText: payText({
    // Earlier versions had the year in the name.
    min: numberIn(job, "salaryMin") ?? numberIn(job, "annualSalaryMin"),
    max: numberIn(job, "salaryMax") ?? numberIn(job, "annualSalaryMax"),
    currency: textIn(job, "salaryCurrency"),
    period: "annualSalaryMin" in job ? "yearly" : textIn(job, "salaryPeriod"),
  }),
  tags: [
    ...textsIn(job, "jobIndustry"),
    ...textsIn(job, "jobType"),
    ...textsIn(job, "jobLevel").filter((level) => level !== "Any"),
  ].map(unescaped),
  link: textIn(job, "url"),
  publishedAt: momentIn(job, "pubDate"),
  closesAt: null,
  isFromRemoteBoard: true,
});
