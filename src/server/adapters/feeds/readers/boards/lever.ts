import {
  each,
  fieldsOf,
  rowsIn,
  momentIn,
  numberIn,
  textIn,
  textsIn,
  type Fields,
} from "../fields.ts";
import { payText } from "../pay.ts";
import { boardIn, companyOf, companysBoard, type Reader, type Told } from "../reader.ts";

const pageLength = 100;
/** A company whose data stays in Europe is written "eu:acme". */
const inEurope = /^eu:/;

const regionOf = (board: string | null): string => (inEurope.test(board ?? "") ? "eu." : "");
const withoutRegion = (board: string | null): string => (board ?? "").replace(inEurope, "");

export const lever: Reader = {
  ...companysBoard,
  hosts: ({ board }) => [`api.${regionOf(board)}lever.co`, `jobs.${regionOf(board)}lever.co`],
  linkHosts: ["jobs.lever.co", "jobs.eu.lever.co"],
  firstPage(source) {
    const site = boardIn({ ...source, board: withoutRegion(source.board) });
    if (site === null) return null;
    return `https://api.${regionOf(source.board)}lever.co/v0/postings/${site}?mode=json&skip=0&limit=${pageLength}`;
  },
  read(text, page, source) {
    const rows = rowsIn(text);
    const company = companyOf({ ...source, board: withoutRegion(source.board) });
    return { entries: each(rows, (job) => told(job, company)), next: pageAfter(page, rows.length) };
  },
};

function pageAfter(page: string, length: number): string | null {
  if (length < pageLength) return null;
  const next = new URL(page);
  next.searchParams.set("skip", String(Number(next.searchParams.get("skip")) + pageLength));
  return next.href;
}

function told(job: Fields, company: string): Told {
  const categories = fieldsOf(job["categories"]);
  const range = fieldsOf(job["salaryRange"]);
  const places = textsIn(categories, "allLocations");
  const workplace = textIn(job, "workplaceType");
  return {
    key: textIn(job, "id"),
    title: textIn(job, "text"),
    company,
    location: places.length > 0 ? places.join("; ") : textIn(categories, "location"),
    description: wholeText(job),
    payText: payText({
      min: numberIn(range, "min"),
      max: numberIn(range, "max"),
      currency: textIn(range, "currency"),
      period: textIn(range, "interval"),
    }),
    tags: [
      textIn(categories, "department"),
      textIn(categories, "team"),
      textIn(categories, "commitment"),
      workplace === "unspecified" ? "" : workplace,
    ],
    link: textIn(job, "hostedUrl"),
    publishedAt: momentIn(job, "createdAt"),
    closesAt: null,
    isFromRemoteBoard: false,
  };
}

/** Told in parts: what it is, lists with a heading, what is paid, and the rest. */
function wholeText(job: Fields): string {
  const lists = Array.isArray(job["lists"]) ? each(job["lists"], listText) : [];
  return [
    textIn(job, "description"),
    ...lists.flatMap((list) => list ?? []),
    textIn(job, "salaryDescription"),
    textIn(job, "additional"),
  ]
    .filter((part) => part.trim() !== "")
    .join("\n");
}

const listText = (list: Fields): string =>
  `<h3>${textIn(list, "text")}</h3><ul>${textIn(list, "content")}</ul>`;
