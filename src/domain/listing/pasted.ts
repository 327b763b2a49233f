import type { Posting } from "./posting.ts";

/**
 * A posting out of text somebody copied from a site, a mail or a chat. Every field is a piece of that text as it
 * stands, so that whatever is quoted from it can be found there.
 */
export function postingFromText(text: string): Posting {
  const lines = linesOf(text);
  const labelled = labelledLines(lines);
  const opening = lines.slice(0, openingLines);
  const title = labelled.get("title") ?? titleIn(opening);
  const byline = bylineIn(opening, title);
  return {
    title,
    company: labelled.get("company") ?? byline.company ?? "",
    location: labelled.get("location") ?? byline.location ?? "",
    description: text,
    payText: labelled.get("payText") ?? "",
    tags: (labelled.get("tags") ?? "")
      .split(/[,;|]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ""),
  };
}

/** The lines a reader sees; a tag ends one too, because people also paste pages. */
const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n|<[^<>]*>/)
    .map((line) => bare(line.slice(0, longestLine + 60).replace(chatPrefix, "")))
    .filter((line) => line !== "");

/** `[12:31, 14/11/2026] Thandi: `, as a chat puts before a copied message. */
const chatPrefix = /^\s*\[[\d:,/.\s-]{8,24}(?:[ap]m)?\]\s[^:]{1,40}:\s/i;

/** Without the stars, bullets and pictures that stand around a line. */
const bare = (line: string): string =>
  line.replace(/^[^\p{L}\p{N}$€£@("'“‘]+/u, "").replace(ornamentsAtEnd, "");

/** Only from where they begin: a search from each of them would read a long row of them over and over. */
const ornamentsAtEnd =
  /(?<![\s*_~\p{Extended_Pictographic}\u{fe0f}])[\s*_~\p{Extended_Pictographic}\u{fe0f}]+$/u;

type LabelledField = "title" | "company" | "location" | "payText" | "tags";

/** What people write before a colon, in small letters. */
const labels: Readonly<Record<LabelledField, string>> = {
  title: "title, job title, role, position, subject, job, vacancy",
  company: "company, company name, employer, client, organisation, organization",
  location: "location, job location, locations, where, based in, work location",
  payText: "salary, pay, compensation, rate, salary range, pay range, remuneration, budget",
  tags: "tags, skills, keywords",
};

const fieldOfLabel = new Map(
  Object.entries(labels).flatMap(([field, names]) =>
    names.split(", ").map((name) => [name, field as LabelledField] as const),
  ),
);

/** The first of each kind wins: what follows further down is usually about somebody else. */
function labelledLines(lines: readonly string[]): ReadonlyMap<LabelledField, string> {
  const found = new Map<LabelledField, string>();
  for (const [at, line] of lines.entries()) {
    const [label, value] = splitLabel(line);
    const field = fieldOfLabel.get(label);
    if (field === undefined || found.has(field)) continue;
    // A label on a line of its own speaks of the next one.
    const meant = value === "" ? (lines[at + 1] ?? "") : value;
    if (meant.length <= longestLine)
      found.set(field, field === "title" ? withoutReply(meant) : meant);
  }
  return found;
}

function splitLabel(line: string): [label: string, value: string] {
  const colon = line.indexOf(":");
  if (colon < 1 || colon > 24) return ["", ""];
  const label = line.slice(0, colon).replaceAll("*", "").trim().toLowerCase();
  return [label, bare(line.slice(colon + 1))];
}

const withoutReply = (subject: string): string => subject.replace(/^(?:(?:re|fwd?)\s*:\s*)+/i, "");

const openingLines = 6;
const longestTitle = 90;
const longestLine = 200;

/** Words by which one knows a job's name. */
const roleWords =
  /\b(?:account|administrator|advertiser|advisor|analyst|assistant|associate|buyer|consultant|coordinator|copywriter|creator|designer|developer|director|editor|executive|expert|freelancer?|head of|intern|lead|manager|marketer|marketing|officer|owner|producer|representative|seo|specialist|strategist|supervisor|vp|writer)\b/i;

/** How a message begins that is no title. */
const greeting =
  /^(?:hi|hello|hey|dear|good (?:morning|day|afternoon|evening)|greetings|molo|sawubona)\b/i;

function titleIn(opening: readonly string[]): string {
  const short = opening.filter(
    (line) => line.length <= longestTitle && !greeting.test(line) && !/^https?:|\S@\S/.test(line),
  );
  const named = short.find((line) => roleWords.test(line) && !/[.!?]$/.test(line));
  return withoutEmployer(named ?? short.find((line) => !/[:.!?]$/.test(line)) ?? "");
}

const atEmployer = /\s(?:at|@)\s(?=\p{Lu})/u;

const withoutEmployer = (title: string): string => title.split(atEmployer)[0] ?? title;

interface Byline {
  readonly company?: string | undefined;
  readonly location?: string | undefined;
}

/** "Fathom & Field · London (Remote)", as boards print it beside a title, or "… at Fathom & Field" in the title. */
function bylineIn(opening: readonly string[], title: string): Byline {
  if (title === "") return {};
  const at = opening.findIndex((line) => line.includes(title));
  // "… at Fernhill (Remote)": what stands in brackets is not the name.
  const employer = opening[at]?.split(atEmployer)[1]?.replace(/ ?\([^()]{0,60}\)$/, "");
  const parts = (opening[at + 1] ?? "").split(/\s[·•|]\s/);
  if (parts.length > 1) {
    const [first, second] = parts;
    // Without a company of its own the line is about the place and its age.
    const before = at > 0 ? opening[at - 1] : undefined;
    const isAge = /\b(?:ago|applicants?|hours?|days?|weeks?|months?)\b/i.test(second ?? "");
    return isAge
      ? { company: employer ?? before, location: first }
      : { company: employer ?? first, location: second };
  }
  return { company: employer };
}
