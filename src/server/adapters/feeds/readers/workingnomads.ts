import { each, rowsIn, momentIn, textIn, type Fields } from "./fields.ts";
import { everybodysBoard, type Reader, type Told } from "./reader.ts";
import { markupIn, unescaped } from "./wording.ts";

const host = "www.workingnomads.com";

export const workingnomads: Reader = {
  ...everybodysBoard(host),
  firstPage: () => `https://${host}/api/exposed_jobs/`,
  read(text) {
    const rows = rowsIn(text);
    return { entries: each(rows, told), next: null };
  },
};

const told = (job: Fields): Told => ({
  key: /\/job\/go\/(\d{1,15})(?:\/|$)/.exec(textIn(job, "url"))?.[1] ?? "",
  title: unescaped(textIn(job, "title")),
  company: unescaped(textIn(job, "company_name")),
  location: unescaped(textIn(job, "location")),
  description: markupIn(textIn(job, "description")),
  payText: "",
  tags: [textIn(job, "category_name"), ...textIn(job, "tags").split(",")],
  link: textIn(job, "url"),
  publishedAt: momentIn(job, "pub_date"),
  closesAt: null,
  isFromRemoteBoard: true,
});
