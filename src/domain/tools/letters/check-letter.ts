import { copiedFrom, nothingCopied } from "./coverage/copied.ts";
import { isShopTalk } from "./coverage/concepts.ts";
import { coverageOf, judgeCoverage } from "./coverage/cover.ts";
import { judgeCliches } from "./judging/cliches.ts";
import { companyInAd, judgeCompany } from "./judging/company.ts";
import { judgeEvidence } from "./judging/evidence.ts";
import { shownIn } from "./judging/figures.ts";
import { judgeOpening } from "./judging/opening.ts";
import { judgePlaceholders } from "./judging/placeholders.ts";
import { judgeReadability } from "./judging/readability.ts";
import { judgeSize } from "./judging/size.ts";
import { judgeSpelling } from "./judging/spelling.ts";
import { substanceOf, type Substance } from "./judging/substance.ts";
import { judgeWording } from "./judging/wording.ts";
import type {
  Finding,
  FindingKind,
  Judgement,
  LetterCheck,
  LetterStatistics,
} from "./letter-check.ts";
import { pointsFor, type Judgements } from "./points.ts";
import { isEnglish } from "./reading/language.ts";
import { readLetter, type Letter } from "./reading/letter-parts.ts";
import { readingEase } from "./reading/reading-ease.ts";
import { readText, sentenceSpan } from "./reading/read-text.ts";

export interface LetterToCheck {
  readonly letter: string;
  readonly ad?: string;
  readonly company?: string;
}

/** No company is called more than this. */
const longestName = 200;

/** More marks of one kind than this tell nobody more. */
const mostSpans = 100;

/** Reads a cover letter as a recruiter would. The same letter always gets the same answer. */
export function checkLetter({
  letter: source,
  ad: adSource = "",
  company = "",
}: LetterToCheck): LetterCheck {
  const letter = readLetter(source);
  const isReadable = letter.words === 0 || isEnglish(letter) || isShopTalk(letter);
  const statistics = statisticsOf(letter, isReadable);
  const ad = adSource.trim() === "" ? null : readText(adSource);
  const name = company.trim() === "" ? companyInAd(adSource) : company.slice(0, longestName);
  const copied = ad === null ? nothingCopied : copiedFrom(ad, letter);
  const coverage = ad === null ? null : coverageOf(ad, letter, copied);
  const shown = letter.body.map((sentence) => shownIn(letter, sentence));
  const substance = substanceOf(letter, shown, copied.share);
  const inAnyLanguage: Judgements = {
    length: judgeSize(letter.words),
    ...(name === null ? {} : { company: judgeCompany(letter, name) }),
    finished: asFarAs(substance, judgePlaceholders(source)),
  };
  const inEnglish: Judgements = {
    evidence: judgeEvidence(letter, shown),
    ...(coverage === null || coverage.length === 0
      ? {}
      : { coverage: asFarAs(atLeast(0.3, substance), judgeCoverage(coverage)) }),
    opening: judgeOpening(letter, shown, name),
    cliches: asFarAs(substance, judgeCliches(letter)),
    wording: asFarAs(substance, judgeWording(letter, shown, copied.spans)),
    reading: asFarAs(substance, judgeReadability(letter, statistics.readingEase)),
    spelling: asFarAs(substance, judgeSpelling(letter)),
  };
  const judgements = { ...inAnyLanguage, ...(isReadable ? inEnglish : unread(inEnglish)) };
  const points = pointsFor(judgements);
  const all = Object.values(judgements);
  const findings = all.flatMap((judgement) => judgement.findings ?? []);
  return {
    score: points.reduce((sum, { earned }) => sum + earned, 0),
    points,
    findings: inOrder(isReadable ? findings : [otherLanguage, ...findings]),
    strengths: all.flatMap((judgement) => judgement.strengths ?? []),
    coverage: isReadable ? coverage : null,
    statistics,
  };
}

const otherLanguage: Finding = {
  kind: "other-language",
  title: "This does not read like English",
  advice:
    "We can only judge letters in English. If the ad is in another language, take the rest of this page lightly.",
  spans: [],
};

/** What must not be in a letter earns its points only as far as there is a letter. */
const asFarAs = ({ share, reason }: Substance, judgement: Judgement): Judgement =>
  share === 1 || judgement.share === 0
    ? judgement
    : { ...judgement, share: judgement.share * share, reason };

/** Answers count for something even in a draft or a list, but not for all. */
const atLeast = (least: number, { share, reason }: Substance): Substance => ({
  share: least + (1 - least) * share,
  reason,
});

/** Our rules are about English: of another language they know nothing, good or bad. */
const unread = (judgements: Judgements): Judgements =>
  Object.fromEntries(
    Object.keys(judgements).map((id) => [
      id,
      { share: 0, reason: "We can judge this in English only." },
    ]),
  );

/** What keeps a letter from being sent comes first. */
const gravestFirst: readonly FindingKind[] = [
  "other-language",
  "placeholder",
  "too-short",
  "company-not-named",
  "weak-opening",
  "no-numbers",
  "number-pile",
  "copied-from-ad",
  "keyword-list",
  "cliche",
  "duty-not-result",
  "vague-claim",
  "too-long",
  "spelling-mix",
  "weak-greeting",
  "long-sentence",
  "hard-to-read",
  "repeated-i",
];

function inOrder(findings: readonly Finding[]): Finding[] {
  return findings
    .map((finding) => ({ ...finding, spans: finding.spans.slice(0, mostSpans) }))
    .toSorted((a, b) => gravestFirst.indexOf(a.kind) - gravestFirst.indexOf(b.kind));
}

function statisticsOf(letter: Letter, isReadable: boolean): LetterStatistics {
  const { words, sentences } = letter;
  const [longest] = sentences.toSorted((a, b) => b.words - a.words || a.first - b.first);
  return {
    words,
    sentences: sentences.length,
    readingEase: isReadable ? readingEase(letter) : null,
    longestSentence:
      longest === undefined ? null : { ...sentenceSpan(letter, longest), words: longest.words },
  };
}
