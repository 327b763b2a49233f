import type { BoardOpenness } from "../jobs/board-openness.ts";
import { companyKey } from "../companies/company-name.ts";
import type { FeedKind } from "./kinds.ts";
import { termsOf } from "./terms.ts";

/** Shorter texts are alike by accident. */
const shortestCompared = 400;
const alikeFrom = 0.9;

/** Words that boards put beside a title and that say nothing about which job it is. A place does. */
const besideTitle: ReadonlySet<string> = new Set(
  "remote remotely worldwide anywhere fully mfd mfx fmd fmx mwd wmd".split(" "),
);

/** What two spellings of one title have in common. */
function titleKey(title: string): string {
  const plain = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/&/g, " and ")
    // `m/f/d` is one word.
    .replace(/\b([mfwdx])\/([mfwdx])\/([mfwdx])\b/g, "$1$2$3");
  const words = plain.match(/[\p{L}\p{N}+#]+/gu) ?? [];
  return words.filter((word) => !besideTitle.has(word)).join(" ");
}

/** Under which a posting is looked for: company and title. Empty where one of them says nothing. */
export function sameName(company: string, title: string): string {
  const [firm, role] = [companyKey(company), titleKey(title)];
  return firm === "" || role === "" ? "" : `${firm} / ${role}`;
}

/** As much of a posting as tells whether it is another one. */
export interface Compared {
  readonly length: number;
  /** Each once. */
  readonly words: ReadonlySet<string>;
  readonly openness: BoardOpenness;
  /** Its place as it is written there. */
  readonly place: string;
  /** Every place that it names. */
  readonly places: ReadonlySet<string>;
  /** Who tells of it: one source may show one text for several places. */
  readonly teller: string;
}

interface Told {
  readonly text: string;
  readonly openness: BoardOpenness;
  readonly location: string;
  readonly teller: string;
}

export const compared = ({ text, openness, location, teller }: Told): Compared => ({
  length: text.length,
  words: new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu)),
  openness,
  place: location.trim().toLowerCase(),
  places: placesIn(location),
  teller,
});

/** What boards write where a place is asked for, and that names none. */
const noPlace: ReadonlySet<string> = new Set(
  "remote remotely worldwide anywhere everywhere global globally world planet earth fully first only home based office hybrid flexible work from in the of".split(
    " ",
  ),
);

const shortNames: ReadonlyMap<string, string> = new Map([
  ["us", "united states"],
  ["usa", "united states"],
  ["united states america", "united states"],
  ["uk", "united kingdom"],
  ["eu", "europe"],
  ["european union", "europe"],
]);

function placesIn(location: string): ReadonlySet<string> {
  const names = location.toLowerCase().split(/[,;|/()\u2013\u2014]| - | and | or /);
  const places = names.map((name) => {
    const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
    const place = words.filter((word) => !noPlace.has(word)).join(" ");
    return shortNames.get(place) ?? place;
  });
  return new Set(places.filter((place) => place !== ""));
}

/**
 * Whether two postings under the same name are one and the same job. In doubt they are two: the same text for another place is another
 * job, and a reader who is shown the wrong one of them applies in vain.
 */
export function isSameJob(one: Compared, other: Compared): boolean {
  if (one.length < shortestCompared || other.length < shortestCompared) return false;
  if (one.teller === other.teller && one.place !== other.place) return false;
  // One that says nothing may be the one that says yes; one that shuts us out is like no other.
  const isShut = one.openness === "no" || other.openness === "no";
  if (isShut && one.openness !== other.openness) return false;
  // Whoever may be in South Africa need not ask where else; everybody else has to be in one place or the other.
  const isForUs = one.openness === "yes" && other.openness === "yes";
  if (!isForUs && areApart(one.places, other.places)) return false;
  return likeness(one.words, other.words) >= alikeFrom;
}

/** Both name places, and none of them twice. */
const areApart = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size > 0 && other.size > 0 && ![...one].some((place) => other.has(place));

/** The share of all words that both have. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared / (one.size + other.size - shared);
}

/** Whose word counts for more about one job: ours, then the employer's own board, then whoever tells of it. */
export function rankOf(source: string): number {
  if (source === "admin" || source === "employer") return 2;
  return source.startsWith("ats:") ? 1 : 0;
}

/** How the jobs of a source are called among all others. */
export const jobSourceOf = (kind: FeedKind): string =>
  termsOf(kind).credit === null ? `ats:${kind}` : `feed:${kind}`;
