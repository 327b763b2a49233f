import { aimedOrClaimed, isDenied } from "../../text/aims.ts";
import { isCapital, nameEnd, startsSentence } from "../../text/names.ts";
import { meaningsOf } from "../../text/meanings.ts";
import { readText, type ReadText } from "../../text/read-text.ts";
import { joiningWords } from "../../vocabulary/everyday-words.ts";
import { channelNames, everydayToolNames } from "../../vocabulary/names/tool-names.ts";
import type { Claim } from "../claim.ts";
import { claimOf, type Asking } from "../asking.ts";
import { isSaidInThoseWords } from "../known.ts";
import { toolAt } from "./known-tools.ts";

interface FoundTool {
  readonly tool: string;
  readonly first: number;
  readonly last: number;
}

const advertisingMeanings = ["ad", "campaign", "paid social", "ppc"].map(
  (one) => meaningsOf(readText(one).words)[0] ?? one,
);

/** Makers' names that people leave out: "Tag Manager" is Google's. */
const vendors =
  /^(?:google|adobe|microsoft|meta|facebook|salesforce|oracle|hubspot|apple|amazon|linkedin|zoho|ms)$/;

/** Tools the member does not name: known ones anywhere, others by what stands before them. */
export function findTools(asking: Asking): Claim[] {
  const { read, known } = asking;
  const claims: Claim[] = [];
  for (let at = 0; at < read.words.length; at += 1) {
    const found = asking.isFree(at) ? (knownTool(read, at) ?? unknownTool(read, at)) : null;
    if (found === null) continue;
    const { tool, first, last } = found;
    const isVendors = last > first + 1 && vendors.test(read.words[first]?.low ?? "");
    const isSaid =
      known.tools.has(tool) ||
      isAdvertisedOn(asking, tool) ||
      (isVendors && isSaidInThoseWords(known, read, first + 1, last)) ||
      isSaidInThoseWords(known, read, first, last) ||
      isNoClaim(asking, found);
    claims.push(claimOf(read, { first, last, kind: "tool", isSaid }));
    at = last;
  }
  return claims;
}

/** "LinkedIn ads" of somebody who runs campaigns on LinkedIn. */
const isAdvertisedOn = ({ known }: Asking, tool: string): boolean =>
  tool.endsWith(" Ads") &&
  known.lows.has(tool.slice(0, -4).toLowerCase()) &&
  advertisingMeanings.some((one) => known.meanings.has(one));

function knownTool(read: ReadText, at: number): FoundTool | null {
  const found = toolAt(read.words, at);
  const word = read.words[at];
  if (found === null || word === undefined) return null;
  const last = at + found.length - 1;
  if (found.length === 1 && everydayToolNames.has(word.low)) {
    if (!isCapital(word)) return null;
    const next = read.words[at + 1];
    const isNamed =
      isListed(read, at) || (next?.gap === " " && !isCapital(next) && !joiningWords.has(next.low));
    if (!followsToolWord(read, at) && (startsSentence(read, at) || !isNamed)) return null;
  }
  if (
    found.length === 1 &&
    word.low.length <= 3 &&
    word.text !== word.text.toUpperCase() &&
    !isCapital(word)
  )
    return null;
  return { tool: found.name, first: at, last };
}

const toolWords =
  /^(?:using|use|uses|used|via|through|in|with|on|tools|tool|software|platforms|platform|stack|including|like|as|of|from|into|to|include|mastered|mastering|learned|proficient|proficiency|leveraging|configured|implemented|integrated|and|or|adopted|introduced)$/;

function followsToolWord({ words }: ReadText, at: number): boolean {
  const [word, before] = [words[at], words[at - 1]];
  return before !== undefined && before.sentence === word?.sentence && toolWords.test(before.low);
}

/** In a list of capitals: ", Asana and Slack". */
const isListed = ({ words }: ReadText, at: number): boolean =>
  /^[,/(+&] ?$/.test(words[at]?.gap ?? "") || /^[,/)]/.test(words[at + 1]?.gap ?? "");

const certainToolWords =
  /^(?:using|via|tools|tool|software|platform|platforms|stack|leveraging|proficient|proficiency|mastered|configured|implemented|integrated|adopted|used|use)$/;
const nounsOfTools =
  /^(?:dashboards?|workflows?|automations?|flows?|integrations?|reports?|crm|cms|templates?|software|platform|suite|plugin|plugins|scripts?|pixel|tags?)$/;

/** A name nobody told us of, where a tool would stand: "using Zorbly", "in Zorbly dashboards", "tools such as Zorbly". */
function unknownTool(read: ReadText, at: number): FoundTool | null {
  const { words } = read;
  const word = words[at];
  const last = nameEnd(read, at);
  if (word === undefined || last === null || startsSentence(read, at)) return null;
  const sentence = word.sentence;
  const found = { tool: word.low, first: at, last };
  const after = words[last + 1];
  if (after?.sentence === sentence && after.gap === " " && nounsOfTools.test(after.low))
    return found;
  for (let back = at - 1; back >= Math.max(0, at - 6); back -= 1) {
    const before = words[back];
    if (before === undefined || before.sentence !== sentence) return null;
    if (certainToolWords.test(before.low)) return found;
    if ((before.low === "with" || before.low === "in") && isSkillWord(words[back - 1]?.low))
      return found;
    if (
      !isCapital(before) &&
      !/^(?:and|or|the|both|such|as|like|including|in|with)$/.test(before.low)
    )
      return null;
  }
  return null;
}

const isSkillWord = (low: string | undefined): boolean =>
  /^(?:experience|experienced|skilled|proficient|fluent|familiar|expertise|expert|versed|certified|trained|hands|comfortable|confident|knowledge|skills|on)$/.test(
    low ?? "",
  );

/** The ad's own tools may be talked about; so may a place where people talk, or what somebody has not used yet. */
function isNoClaim({ read, known, reaches }: Asking, { tool, first, last }: FoundTool): boolean {
  const mood = aimedOrClaimed(read, first);
  if (isDenied(read, first)) return true;
  if (mood === "aimed" && reaches(known.asked, first, last)) return true;
  return channelNames.has(tool) && (mood === "aimed" || startsSentence(read, first));
}
