/** A piece of the letter: `letter.slice(start, end)` is the words themselves, as they were given. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export type FindingKind =
  | "other-language"
  | "placeholder"
  | "copied-from-ad"
  | "keyword-list"
  | "too-short"
  | "too-long"
  | "weak-greeting"
  | "weak-opening"
  | "company-not-named"
  | "no-numbers"
  | "number-pile"
  | "vague-claim"
  | "duty-not-result"
  | "cliche"
  | "spelling-mix"
  | "long-sentence"
  | "hard-to-read"
  | "repeated-i";

export type StrengthKind = "result" | "company-named" | "strong-opening" | "answers-ad";

/** What we saw, what to do about it, and the words it is about; without spans it is about the whole letter. */
export interface Remark<Kind extends string> {
  readonly kind: Kind;
  readonly title: string;
  readonly advice: string;
  readonly spans: readonly Span[];
}

export type Finding = Remark<FindingKind>;
type Strength = Remark<StrengthKind>;

export type PointsId =
  | "length"
  | "opening"
  | "evidence"
  | "company"
  | "coverage"
  | "cliches"
  | "wording"
  | "reading"
  | "spelling"
  | "finished";

/** Part of the score, with the reason for it in one sentence. */
export interface PointsRow {
  readonly id: PointsId;
  readonly label: string;
  readonly earned: number;
  readonly possible: number;
  readonly reason: string;
}

export interface LetterStatistics {
  readonly words: number;
  readonly sentences: number;
  /** Flesch reading ease: 60 and more is plain talk, below 30 is hard work. Null when there is nothing to measure. */
  readonly readingEase: number | null;
  readonly longestSentence: (Span & { readonly words: number }) | null;
}

export type Verdict = "answered" | "partly" | "missing";

/** Something the ad asks for, and where the letter answers it. */
export interface RequirementCoverage {
  /** The ad's own words. */
  readonly requirement: string;
  /** False for what the ad calls a plus, and for the duties it lists. */
  readonly isMustHave: boolean;
  readonly verdict: Verdict;
  readonly sentence: (Span & { readonly text: string }) | null;
  /** Words of the ad that the letter says nothing about. */
  readonly missingWords: readonly string[];
}

export interface LetterCheck {
  /** From 0 to 100: the sum of what the rows of `points` earned. */
  readonly score: number;
  readonly points: readonly PointsRow[];
  readonly findings: readonly Finding[];
  readonly strengths: readonly Strength[];
  /** Null without an ad, or when the letter is not in English; empty when the ad asks for nothing we can read. */
  readonly coverage: readonly RequirementCoverage[] | null;
  readonly statistics: LetterStatistics;
}

/** One side of a letter, judged. */
export interface Judgement {
  /** How much of its points it earns, from 0 to 1. */
  readonly share: number;
  readonly reason: string;
  readonly findings?: readonly Finding[];
  readonly strengths?: readonly Strength[];
}
