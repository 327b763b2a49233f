export type ScoreLabel = "Excellent" | "Good" | "Needs Improvement" | "Poor";

export type ScoreTone = "green" | "amber" | "red";

/** What a score from 0 to 100 is called. */
export function scoreLabel(score: number): ScoreLabel {
  if (score >= 80) return "Excellent";
  if (score >= 60) return "Good";
  return score >= 40 ? "Needs Improvement" : "Poor";
}

/** Both labels below 60 share a colour: neither letter should go out as it is. */
export function scoreTone(score: number): ScoreTone {
  if (score >= 80) return "green";
  return score >= 60 ? "amber" : "red";
}
