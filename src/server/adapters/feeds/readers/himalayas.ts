import {
  each,
  jsonIn,
  listIn,
  momentIn,
  fieldsOf,
  numberIn,
  textIn,
  textsIn,
  type Fields,
} from "./fields.ts";
import { payText } from "./pay.ts";
import { everybodysBoard, type Reader, type Told } from "./reader.ts";

const host = "himalayas.app";
/** What South Africans may apply for, newest first. */
const search = `https://${host}/jobs/api/search?q=marketing&country=South%20Africa&worldwide=true&sort=recent&page=1`;
const pageLength = 20;

export const himalayas: Reader = {
  ...everybodysBoard(host),
  firstPage: () => search,
  read(text, page) {
    const envelope = jsonIn(text);
    const rows = listIn(envelope, "jobs", "comments");
    return { entries: each(rows, told), next: pageAfter(page, fieldsOf(envelope), rows.length) };
  },
};

/** A cursor where there is one; otherwise by number, until a page is not full. */
function pageAfter(page: string, envelope: Fields | null, length: number): string | null {
  const next = new URL(page);
  const cursor = textIn(envelope, "nextCursor");
  if (cursor !== "") {
    next.searchParams.delete("page");
    next.searchParams.set("cursor", cursor);
    return next.href;
  }
  if (length < (numberIn(envelope, "limit") ?? pageLength)) return null;
  const number = Number(next.searchParams.get("page"));
  if (!(number > 0)) return null;
  next.searchParams.set("page", String(number + 1));
  return next.href;
}

const told = (job: Fields): Told => ({
  key: textIn(job, "guid"),
  title: textIn(job, "title"),
  company: textIn(job, "companyName"),
  location: placesIn(job),
  description: textIn(job, "description"),
  payText: payText({
    min: numberIn(job, "minSalary"),
    max: numberIn(job, "maxSalary"),
    currency: textIn(job, "currency"),
    period: textIn(job, "salaryPeriod"),
  }),
  // Its finer categories are variants of the title.
  tags: [
    ...textsIn(job, "parentCategories"),
    textIn(job, "employmentType"),
    ...textsIn(job, "seniority"),
  ],
  link: textIn(job, "applicationLink") || textIn(job, "guid"),
  publishedAt: momentIn(job, "pubDate"),
  closesAt: momentIn(job, "expiryDate"),
  isFromRemoteBoard: true,
});

/** No restriction is the whole world. Some names have a comma inside. */
function placesIn(job: Fields): string {
  const restrictions = job["locationRestrictions"];
  if (Array.isArray(restrictions) && restrictions.length === 0) return "Worldwide";
  return textsIn(job, "locationRestrictions").join("; ");
}
