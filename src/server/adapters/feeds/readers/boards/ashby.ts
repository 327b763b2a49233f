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
} from "../fields.ts";
import { payText } from "../pay.ts";
import { boardIn, companyOf, companysBoard, type Reader, type Told } from "../reader.ts";

const host = "api.ashbyhq.com";
const pages = "jobs.ashbyhq.com";

export const ashby: Reader = {
  ...companysBoard,
  hosts: () => [host, pages],
  linkHosts: [pages],
  firstPage(source) {
    const board = boardIn(source);
    return board === null
      ? null
      : `https://${host}/posting-api/job-board/${board}?includeCompensation=true`;
  },
  read: (text, _, source) => ({
    entries: each(listIn(jsonIn(text), "jobs"), (job) => told(job, companyOf(source))),
    next: null,
  }),
};

const told = (job: Fields, company: string): Told => ({
  key: textIn(job, "id"),
  title: textIn(job, "title"),
  company,
  location: [textIn(job, "location"), ...textsIn(job, "secondaryLocations", "location")]
    .filter((place) => place.trim() !== "")
    .join("; "),
  description: textIn(job, "descriptionHtml"),
  payText: job["shouldDisplayCompensationOnJobPostings"] === false ? "" : payIn(job),
  tags: [
    textIn(job, "department"),
    textIn(job, "team"),
    inWords(textIn(job, "employmentType")),
    inWords(textIn(job, "workplaceType")) || (job["isRemote"] === true ? "Remote" : ""),
  ],
  link: textIn(job, "jobUrl"),
  publishedAt: momentIn(job, "publishedAt"),
  closesAt: null,
  isFromRemoteBoard: false,
  rejection: job["isListed"] === false ? "unlisted" : null,
});

/** "FullTime" → "Full time". */
const inWords = (name: string): string =>
  name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The first figures that are a salary; otherwise what it says of them in words. */
function payIn(job: Fields): string {
  const compensation = fieldsOf(job["compensation"]);
  const tiers = listOf(compensation?.["compensationTiers"]);
  const salary = [compensation?.["summaryComponents"], ...tiers.map((tier) => tier["components"])]
    .flatMap(listOf)
    .find((component) => textIn(component, "compensationType") === "Salary");
  const figures = payText({
    min: numberIn(salary ?? null, "minValue"),
    max: numberIn(salary ?? null, "maxValue"),
    currency: textIn(salary ?? null, "currencyCode"),
    period: textIn(salary ?? null, "interval"),
  });
  return figures || textIn(compensation, "scrapeableCompensationSalarySummary");
}

const listOf = (value: unknown): Fields[] =>
  Array.isArray(value) ? each(value, (fields) => fields).filter((one) => one !== null) : [];
