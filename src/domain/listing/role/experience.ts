import type { Experience } from "#domain/listing/facts.ts";
import type { Confidence, Evidence, Fact } from "#domain/listing/posting.ts";
import type { ReadPosting } from "#domain/listing/text/read-posting.ts";
import { quote, type Sentence } from "#domain/listing/text/sentences.ts";
import { worthTrying } from "#domain/listing/worth-trying.ts";
import { levelSigns, type LevelRule } from "./levels.ts";
import { matchOf } from "#domain/listing/rules/rule.ts";
import { yearsAsked } from "./years-asked.ts";

const seniorTitle =
  /\b(?:senior|sr|snr|lead(?! gen)|head|director|vp|svp|avp|evp|vice president|chief|cmo|ceo|cto|principal|staff (?:\w+ ){0,2}(?:designer|developer|engineer|manager|scientist)|(?<!\bthought )(?<!\bmarket )leader|hoof|hoofd|jefe|jefa|responsable|directeur|directrice|directora|leiter|leiterin|leitung|fuhrungskraft|teamleiter|architect|president|iii|iv)\b/;
const entryTitle =
  /\b(?:intern|internship|junior|jr|trainee|learnership|learner|apprentice|graduate|entry|assistant|werkstudent|working student|praktikant|praktikum|stagiaire?|stagiairs?|becari[oa]s?|practicante|aprendiz|azubi|auszubildende\w*|leerling|leerderskap|jnr|trainees?hips?|apprenticeships?|volontar|student|beginner|in[ -]training|clerk|typist|no experience|new grads?|vacation (?:work|program(?:me)?|student)|vac work|duales studium|dualer student|co-?op(?= (?:student|intern|placement|term)|\W*$| ?[(,-]))\b/;
/** The lowest rung in most companies, but "Associate Director" is none. */
const associateTitle =
  /\bassociate\b(?! (?:director|vice|vp|partner|principal|creative director))|\brepresentatives?\b|\breps?\b/;

/** What tells how senior somebody must be. */
export type ExperienceRule =
  | "title-entry"
  | "title-senior"
  | "years-asked"
  | "title-associate"
  | "feed-level"
  | LevelRule
  | "nothing-stated";

/** How senior somebody must be. A title that says it wins; then the years asked for; then other signs. */
export function experienceOf(read: ReadPosting): Fact<Experience> {
  const title = read.title.map(({ text }) => text).join(" ");
  const titleQuote = read.title.map((sentence) => quote(sentence));
  const bare = title.replace(/\([^)]{0,100}\)/g, " ");
  if (entryTitle.test(title) && !/\b(?:senior|head|director|executive assistant)\b/.test(bare)) {
    return fact("Entry Level", "high", titleQuote, "title-entry");
  }
  if (seniorTitle.test(bare)) return fact("Senior", "high", titleQuote, "title-senior");
  const stated = statedYears(read.description);
  if (stated !== null) return stated;
  return byOtherSigns(read, bare, titleQuote);
}

function byOtherSigns(
  read: ReadPosting,
  title: string,
  titleQuote: readonly Evidence[],
): Fact<Experience> {
  if (associateTitle.test(title))
    return fact("Entry Level", "medium", titleQuote, "title-associate");
  const tag = read.tags.find(({ text }) =>
    /required_experience:|experience required|berufs|level|junior|midweight/.test(text),
  );
  const byTag = tag === undefined ? null : levelOfTag(tag.text);
  if (tag !== undefined && byTag !== null) return fact(byTag, "medium", [quote(tag)], "feed-level");
  return levelSaid(read.description) ?? fact("Mid Level", "low", [], "nothing-stated");
}

/** Of several signs the first in their own order, wherever it stands. */
function levelSaid(sentences: readonly Sentence[]): Fact<Experience> | null {
  const found = sentences.flatMap((sentence) =>
    worthTrying(sentence).levels.flatMap((sign) =>
      matchOf(sign, sentence.text) === null ? [] : [{ sign, sentence }],
    ),
  );
  const [first] = found.toSorted((a, b) => rank(a.sign.id) - rank(b.sign.id));
  if (first === undefined) return null;
  const { sign, sentence } = first;
  return fact(sign.effect.level, "medium", [quote(sentence)], sign.id);
}

const rank = (id: LevelRule): number => levelSigns.findIndex((sign) => sign.id === id);

function levelOfTag(text: string): Experience | null {
  if (/entry level|internship|no experience|berufseinstieg|junior/.test(text)) return "Entry Level";
  if (/:director|:executive/.test(text)) return "Senior";
  if (/:associate|midweight|berufserfahren/.test(text)) return "Mid Level";
  return null;
}

function statedYears(sentences: readonly Sentence[]): Fact<Experience> | null {
  const asked = yearsAsked(sentences);
  return asked && fact(levelOf(asked.least), "high", [quote(asked.sentence)], "years-asked");
}

function levelOf(least: number): Experience {
  if (least >= 5) return "Senior";
  return least >= 2 ? "Mid Level" : "Entry Level";
}

const fact = (
  value: Experience,
  confidence: Confidence,
  evidence: readonly Evidence[],
  rule: ExperienceRule,
): Fact<Experience> => ({ value, confidence, evidence, rules: [rule] });
