import { aimedOrClaimed, isDenied } from "../../text/aims.ts";
import { isCapital, nameEnd, startsSentence } from "../../text/names.ts";
import { phraseFinder } from "../../text/phrases.ts";
import type { ReadText } from "../../text/read-text.ts";
import { employerNames, everydayEmployerNames } from "../../vocabulary/names/employer-names.ts";
import { claimOf, type Asking } from "../asking.ts";
import type { Claim } from "../claim.ts";
import { isSaidInThoseWords } from "../known.ts";
import { isOfSomebodyAt } from "./own-story.ts";
import { isKnownTool } from "./known-tools.ts";
import { isPutTogether } from "./put-together-names.ts";

const employerAt = phraseFinder(employerNames.map((name) => [name, name]));

/** Companies the member does not name as their own: known ones anywhere, others where an employer would stand. */
export function findEmployers(asking: Asking): Claim[] {
  const { read, known } = asking;
  const claims: Claim[] = [];
  let listed = -1;
  for (let at = 0; at < read.words.length; at += 1) {
    if (!asking.isFree(at)) continue;
    const goesOn =
      listed === at - 1 ||
      (listed === at - 2 && /^(?:and|or|&)$/.test(read.words[at - 1]?.low ?? ""));
    const last = employerEnd(
      read,
      at,
      goesOn && /^(?:,|, | | & )$/.test(read.words[at]?.gap ?? ""),
    );
    if (last === null) continue;
    const isSaid =
      isSaidInThoseWords(known, read, at, last) ||
      isPutTogether(asking, at, last) ||
      isAimedAt(asking, at, last);
    claims.push(claimOf(read, { first: at, last, kind: "employer", isSaid }));
    listed = last;
    at = last;
  }
  return claims;
}

/** The last word of an employer's name that starts here. */
function employerEnd(read: ReadText, at: number, goesOn: boolean): number | null {
  const word = read.words[at];
  if (word === undefined || !isCapital(word)) return null;
  const isPlaced = goesOn || isEmployersPlace(read, at);
  const found = employerAt(read.words, at);
  if (found === null && isKnownTool(read, at) && read.words[at - 1]?.low !== "at") return null;
  const name = nameEnd(read, at);
  if (found !== null) {
    const isEveryday = found.length === 1 && everydayEmployerNames.has(word.low);
    const last = Math.max(at + found.length - 1, name ?? at);
    if (isPlaced || !isEveryday) return last;
  }
  if (name === null) return null;
  if (isPlaced) return name;
  if (/^(?:in|and|with|on|via|using)$/.test(read.words[at - 1]?.low ?? "")) return null;
  return isPossessive(read, name) && !startsSentence(read, at) && name <= at + 3 ? name : null;
}

/** "Zorbly's blog", not "Valentine's Day". */
function isPossessive({ words }: ReadText, last: number): boolean {
  const [word, after] = [words[last], words[last + 1]];
  return (
    /['’]s$/.test(word?.text ?? "") && after !== undefined && after.gap === " " && !isCapital(after)
  );
}

const alwaysEmployer = /^(?:at|joined|@)$/;
const oftenEmployer = /^(?:for|with|by|from|left|to|like|including|included|include|as|of|were)$/;
const workWords =
  /^(?:work|worked|working|works|freelanced|freelancing|employed|consulted|consulting|clients|client|brands|brand|companies|employers|campaigns|campaign|content|copy|partnered|partnering|contracted|stint|hired|headhunted|recruited|accounts|account|names|moved|transferred|businesses|organisations|retainer|retainers|agency|agencies|wrote|ran|managed|led|built|created|produced|designed|delivered|developed|role|career|positions|strategy|posts|newsletters|ads|articles|emails|social|seo|launch|media|projects|project|job|jobs|internship|interned|customers|startups)$/;

/** One works with a client; one posts with a tool. */
const withWhom =
  /^(?:work|worked|working|partnered|partnering|contracted|stint|role|career|internship|interned|consulted|collaborated|employed|freelanced|job)$/;

/** Whether the words before lead up to an employer or a client. */
function isEmployersPlace({ words }: ReadText, at: number): boolean {
  const sentence = words[at]?.sentence;
  let back = at - 1;
  while (
    back >= 0 &&
    words[back]?.sentence === sentence &&
    /^(?:the|a|an|such|both)$/.test(words[back]?.low ?? "")
  )
    back -= 1;
  const before = words[back];
  if (before === undefined || before.sentence !== sentence) return false;
  if (/^[@|]/.test(words[at]?.gap.trim() ?? "")) return true;
  if (words[at]?.gap.trim() !== "" && !/[:(]/.test(words[at]?.gap ?? "")) return false;
  if (alwaysEmployer.test(before.low))
    return !/^(?:excel|look|aim|good|great|skilled|adept)$/.test(words[back - 1]?.low ?? "");
  if (/^(?:clients|brands|employers|accounts|companies|former|ex|previously)$/.test(before.low))
    return true;
  if (!oftenEmployer.test(before.low)) return false;
  for (let more = back - 1; more >= Math.max(0, back - 6); more -= 1) {
    const word = words[more];
    if (word === undefined || word.sentence !== sentence) return false;
    if (before.low === "with" && more < back - 2) return false;
    if (before.low === "with" && !withWhom.test(word.low)) continue;
    if (workWords.test(word.low))
      return before.low !== "to" || /^(?:moved|transferred)$/.test(word.low);
  }
  return false;
}

/** A company that is written to, wished for or admired is no claim, and neither is the ad's own unless it is claimed. */
function isAimedAt({ read, known, reaches }: Asking, first: number, last: number): boolean {
  const mood = aimedOrClaimed(read, first);
  if (mood === "aimed" || isDenied(read, first)) return true;
  return mood === null && reaches(known.asked, first, last) && !isOfSomebodyAt(read, first);
}
