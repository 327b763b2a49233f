import { bare } from "./lines.ts";

const nouns =
  "administrator|adviser|advisor|analyst|assistant|associate|buyer|consultant|coordinator|co-ordinator|copywriter|creator|designer|developer|director|editor|executive|expert|freelancer|intern|lead|manager|marketer|officer|planner|producer|representative|specialist|strategist|supervisor|va|writer";

const endsInRole = new RegExp(String.raw`(?:^|\s)(?:${nouns})s?$`, "i");
const leadsWork = /^(?:head of|vp,? |vp of|director of|chief) ?\S/i;

/** What stands between a title and the rest of its line. */
const afterTitle =
  /\s(?:[-–—|·•@]|at)\s|[(,:;[]|\.(?:\s|$)|\s(?:needed|wanted|required|benodig|gesoek)\b/i;

/** Words that a sentence has and a title has not. */
const sentenceWords =
  /\b(?:a|an|the|with|our|your|my|to|by|you|we|is|are|as|from|in|who|will|what|how|why|about|hiring|line|their|every|each)\b/i;

const [fewestLetters, mostLetters, mostWords] = [4, 70, 7];

/** "URGENT!!", "We're hiring:": what is called out before the job is named. */
const announcing =
  /^(?:(?:urgent(?:ly)?|wanted)\W{1,6}|(?:vacanc(?:y|ies)|(?:job|vacancy|hiring|career) (?:alert|opportunity|post|update)|(?:we(?:['’]re| are) |now )?hiring(?: now)?|now open|join (?:us|our team)|exciting (?:news|opportunity)) ?[!:*_.–—-]\W{0,5}){1,3}(?=[\p{Lu}\p{N}])/iu;
/** "2 x", "TWO": there is more than one place. */
const howMany = /^(?:\d{1,2}\s?x?|x\s?\d{1,2}|two|three|four|five|several|multiple)\s(?=\p{L})/iu;

/** What several are wanted of, said of one. A piece of what stands there, as a name of a job always is. */
const ofOne = (name: string): string => name.replace(severalOf, "$1");
const severalOf = new RegExp(String.raw`((?:^|\s)(?:${nouns}))s$`, "i");

/** The name of a job where a line begins with one, as in "SEO Specialist - Acme (Remote)"; null where it does not. */
export function titleAtStart(line: string): string | null {
  const shown = bare(
    bare(line)
      .replace(announcing, "")
      .replace(/^(?:\d{1,2}[.):]|#\d{1,2})\s*/, ""),
  ).replace(howMany, "");
  const end = afterTitle.exec(shown.slice(0, 100))?.index ?? shown.length;
  const head = bare(shown.slice(0, end));
  const isTitle =
    head.length >= fewestLetters &&
    head.length <= mostLetters &&
    head.split(" ").length <= mostWords &&
    (endsInRole.test(head) || leadsWork.test(head)) &&
    !sentenceWords.test(head);
  return isTitle ? ofOne(head) : null;
}

const announced = new RegExp(
  String.raw`\b(?:hiring|looking for|looking to hire|seeking|searching for|recruiting|needs?|requires?|as|vacancy for|position of|role of)[!:]{0,3}(?: (?:for|an?|our|next|another|experienced|remote|new|talented|skilled|the|urgently|\d{1,2} ?x?|two|three|four|five|several)){0,4} ((?:[\p{L}\p{N}&/+-]{2,20} ){0,5}?(?:${nouns})(?: (?:${nouns}))?)s?\b`,
  "iu",
);

/** How far into a message its first sentences reach. */
const announcement = 700;

/** The job that a message speaks of, as in "we are looking for a Social Media Manager"; empty where it names none. */
export function titleInProse(text: string): string {
  const named = announced.exec(text.slice(0, announcement))?.[1] ?? "";
  return titleAtStart(named) === named ? named : "";
}
