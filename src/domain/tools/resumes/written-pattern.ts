import type { ExperienceLevel } from "./specialties.ts";

/**
 * A resume as it is written down: prose sentence by sentence. A member's own fact is a fill-in such as
 * `[number]`; no figure stands outside one, so that nobody sends a result that is not theirs.
 */
interface WrittenPattern {
  readonly summary: readonly string[];
  readonly skills: readonly string[];
  readonly experienceBullets: readonly string[];
  readonly achievements: readonly string[];
  readonly recommendations: readonly string[];
}

/** All that is written for one specialty. */
export type SpecialtyPatterns = Readonly<Record<ExperienceLevel, WrittenPattern>>;
