import { roleOf } from "#domain/listing/role/role.ts";
import { readPosting } from "#domain/listing/text/read-posting.ts";
import { FeedFailure } from "../port.ts";
import {
  each,
  fieldsOf,
  rowsIn,
  momentIn,
  numberIn,
  textIn,
  textsIn,
  type Fields,
} from "./fields.ts";
import { payText } from "./pay.ts";
import { everybodysBoard, type Reader, type Told } from "./reader.ts";
import { repaired, unescaped } from "./wording.ts";

const host = "remoteok.com";

export const remoteok: Reader = {
  ...everybodysBoard(host, `www.${host}`),
  firstPage: () => `https://${host}/api?tags=marketing`,
  read(text) {
    const rows = rowsIn(text);
    const jobs = rows.filter((row: unknown) => !isNotice(row));
    if (jobs.length === 0 && rows.length > 0) throw new FeedFailure("notice-only");
    return { entries: each(jobs, told), next: null };
  },
};

/** Its first row says on what terms the others are given. */
function isNotice(row: unknown): boolean {
  const fields = fieldsOf(row);
  return fields !== null && "legal" in fields && !("position" in fields);
}

function told(job: Fields): Told {
  const title = unescaped(textIn(job, "position"));
  return {
    key: textIn(job, "id"),
    title,
    company: unescaped(textIn(job, "company")),
    // Often cut off after the city.
    location: unescaped(textIn(job, "location")).replace(/[\s,]{1,20}$/, ""),
    description: withoutTrailer(textIn(job, "description")),
    payText: pay(job),
    tags: textsIn(job, "tags"),
    link: textIn(job, "url"),
    publishedAt: momentIn(job, "epoch") ?? momentIn(job, "date"),
    closesAt: null,
    isFromRemoteBoard: true,
    rejection: title.trim() === "" || isMarketing(repaired(title)) ? null : "not-marketing",
  };
}

/** Its figures have neither currency nor period; what is small was meant by the hour, or by nobody. */
const leastYear = 10_000;

function pay(job: Fields): string {
  const min = numberIn(job, "salary_min") ?? 0;
  const max = numberIn(job, "salary_max") ?? 0;
  if ((min !== 0 && min < leastYear) || (max !== 0 && max < leastYear)) return "";
  return payText({ min, max, currency: "USD", period: "year" });
}

/** Its tags say little, and jobs of every kind come with ours: the title has to name marketing. */
const isMarketing = (title: string): boolean =>
  roleOf(readPosting({ title, company: "", location: "", description: "", payText: "", tags: [] }))
    .isMarketing.value;

/** A riddle against robots, another for everybody who asks: with it a text would be new each time. */
function withoutTrailer(description: string): string {
  const at = description.lastIndexOf("Please mention the word");
  const isTrailer = at !== -1 && description.length - at < 1_000;
  return isTrailer ? description.slice(0, at).replace(/(?:<br ?\/?>|\s){1,40}$/, "") : description;
}
