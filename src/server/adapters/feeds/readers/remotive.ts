import { each, jsonIn, listIn, momentIn, textIn, textsIn, type Fields } from "./fields.ts";
import { everybodysBoard, type Reader, type Told } from "./reader.ts";
import { markupIn, unescaped } from "./wording.ts";

const host = "remotive.com";

export const remotive: Reader = {
  ...everybodysBoard(host),
  firstPage: () => `https://${host}/api/remote-jobs?category=marketing`,
  read: (text) => ({
    entries: each(listIn(jsonIn(text), "jobs", "0-legal-notice"), told),
    next: null,
  }),
};

const told = (job: Fields): Told => ({
  key: textIn(job, "id"),
  title: unescaped(textIn(job, "title")),
  company: unescaped(textIn(job, "company_name")),
  location: unescaped(textIn(job, "candidate_required_location")),
  description: markupIn(textIn(job, "description")),
  payText: unescaped(textIn(job, "salary")),
  tags: [
    textIn(job, "category"),
    textIn(job, "job_type").replaceAll("_", " "),
    ...textsIn(job, "tags"),
  ],
  link: textIn(job, "url"),
  publishedAt: momentIn(job, "publication_date"),
  closesAt: null,
  isFromRemoteBoard: true,
});
