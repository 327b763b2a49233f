import { bylineIn } from "./pasted/byline.ts";
import { withoutFurniture } from "./pasted/furniture.ts";
import type { OtherLanguage } from "./pasted/language-names.ts";
import { otherLanguageOf } from "./pasted/language.ts";
import { bare, linesOf } from "./pasted/lines.ts";
import { isMostlyLink } from "./pasted/links.ts";
import { roleWords } from "./pasted/role-words.ts";
import { adsIn } from "./pasted/several-ads.ts";
import { titleAtStart, titleInProse } from "./pasted/titles.ts";
import type { Risk } from "./facts.ts";
import type { Posting } from "./posting.ts";

/** What was pasted, and what a reader must know of it before the facts. */
export interface Pasted {
  readonly posting: Posting;
  /** How many ads there seem to be; only the first is read. */
  readonly ads: number;
  /** Null for English, which is what our rules read. */
  readonly language: OtherLanguage | null;
  /** The post itself seems to be behind a link. */
  readonly isMostlyLink: boolean;
}

export function readPasted(text: string): Pasted {
  const [first = text, ...others] = adsIn(withoutFurniture(text));
  const posting = postingOf(first);
  return {
    posting,
    ads: others.length + 1,
    language: otherLanguageOf(first),
    isMostlyLink: posting.title === "" && isMostlyLink(text),
  };
}

/** What nobody could read to its end is not said to be free of anything odd. */
export const riskAsFarAsRead = (risk: Risk, { language, isMostlyLink: isBehind }: Pasted): Risk =>
  risk.verdict === "nothing-odd" && (language !== null || isBehind)
    ? { ...risk, verdict: "too-little" }
    : risk;

/**
 * A posting out of text somebody copied from a site, a mail or a chat. Every line of every field is a piece of that text
 * as it stands, so that whatever is quoted from it can be found there.
 */
export const postingFromText = (text: string): Posting => readPasted(text).posting;

function postingOf(text: string): Posting {
  const lines = linesOf(text);
  const labelled = labelledLines(lines);
  const title = labelled.get("title") ?? titleIn(lines.slice(0, openingLines), text);
  const byline = bylineIn(lines.slice(0, bylineLines), title);
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

type LabelledField = "title" | "company" | "location" | "payText" | "tags";

/** What people write before a colon, in small letters. */
const labels: Readonly<Record<LabelledField, string>> = {
  title: "title, job title, role, position, subject, job, vacancy, pos, posisie, onderwerp",
  company: "company, company name, employer, client, organisation, organization, maatskappy",
  location: "location, job location, locations, where, based in, work location, plek, ligging",
  payText:
    "salary, pay, compensation, rate, salary range, pay range, remuneration, budget, salaris, vergoeding, loon",
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

const withoutReply = (subject: string): string =>
  subject.replace(/^(?:(?:re|aw|fwd?)\s{0,3}:\s{0,3}){1,8}/i, "");

const openingLines = 6;
/** A board prints the employer under a title that it may say twice. */
const bylineLines = 12;
const longestTitle = 90;
const longestLine = 200;

/** How a message begins that is no title. */
const greeting =
  /^(?:hi|hello|hey|dear|good (?:morning|day|afternoon|evening)|greetings|molo|sawubona|hallo|goeie|beste)\b/i;

/** The name of the job: at the start of a line, in a line that speaks of one, in a sentence; or else a first line that is set as one. */
function titleIn(opening: readonly string[], text: string): string {
  const short = opening.filter(
    (line) =>
      line.length <= longestTitle && !greeting.test(line) && !/https?:|www\.|\S@\S/.test(line),
  );
  const plain = opening.flatMap((line) => titleAtStart(line) ?? []);
  const named = short.find(
    (line) => isWanted.test(line) || (roleWords.test(line) && !/[.!?]$/.test(line)),
  );
  return withoutEmployer(
    plain[0] ?? named ?? (titleInProse(text) || short.slice(0, 1).find(isHeading) || ""),
  );
}

/** Some words, each with a capital, and none that only calls out or says how to be reached. */
const isHeading = (line: string): boolean =>
  /^\p{Lu}\S{2,}(?: (?:\p{Lu}\S*|&|and|of|for|the|in)){1,6}$/u.test(line) &&
  !/\d|[:.!?]$/.test(line) &&
  !callingOut.test(line);
const callingOut =
  /\b(?:apply|call|contact|cv|forwarded|hiring|home|hot|jobs?|join|money|now|opportunit(?:y|ies)|please|send|share|team|urgent|vacanc(?:y|ies)|wanted|whats ?app|work|you|your)\b/i;

const atEmployer = /\s(?:at|@)\s(?=\p{Lu})/u;

const isWanted = /^(?:\S{2,24} ){1,4}(?:needed|wanted|required|benodig|gesoek)$/i;
const withoutEmployer = (title: string): string =>
  (title.split(atEmployer)[0] ?? title).replace(
    /\s(?:needed|wanted|required|benodig|gesoek)$/i,
    "",
  );
