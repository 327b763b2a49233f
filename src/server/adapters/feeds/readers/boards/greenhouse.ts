import {
  each,
  fieldsOf,
  jsonIn,
  listIn,
  momentIn,
  textIn,
  textsIn,
  type Fields,
} from "../fields.ts";
import { boardIn, companyOf, companysBoard, type Reader, type Told } from "../reader.ts";
import { markupIn } from "../wording.ts";

const host = "boards-api.greenhouse.io";

export const greenhouse: Reader = {
  ...companysBoard,
  hosts: () => [host, "boards.greenhouse.io", "job-boards.greenhouse.io"],
  // Many companies show its postings on pages of their own.
  linkHosts: "any",
  firstPage(source) {
    const board = boardIn(source);
    return board === null ? null : `https://${host}/v1/boards/${board}/jobs?content=true`;
  },
  read: (text, _, source) => ({
    entries: each(listIn(jsonIn(text), "jobs"), (job) => told(job, companyOf(source))),
    next: null,
  }),
};

const told = (job: Fields, company: string): Told => ({
  key: textIn(job, "id"),
  title: textIn(job, "title"),
  company: textIn(job, "company_name") || company,
  location: textIn(fieldsOf(job["location"]), "name"),
  description: markupIn(textIn(job, "content")),
  payText: "",
  tags: [...textsIn(job, "departments"), ...textsIn(job, "metadata", "value").filter(isPlace)],
  link: textIn(job, "absolute_url"),
  publishedAt: momentIn(job, "first_published") ?? momentIn(job, "updated_at"),
  closesAt: momentIn(job, "application_deadline"),
  isFromRemoteBoard: false,
});

/** Companies make up fields of their own; one of them may say from where one works. */
const isPlace = (value: string): boolean => /^(?:fully )?(?:remote|hybrid|on-?site)\b/i.test(value);
