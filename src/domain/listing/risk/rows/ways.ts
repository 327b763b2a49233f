import type { ReasonId } from "#domain/listing/risk/reasons.ts";
import { asking } from "./asking.ts";
import { promises } from "./promises.ts";
import { schemes } from "./schemes.ts";

export interface Said {
  readonly reason: ReasonId;
  readonly pattern: RegExp;
  readonly unless?: RegExp | undefined;
}

/** Each way of saying something by itself, so that only what a sentence may hold is looked for in it. */
export const riskWays: readonly Said[] = [
  ...[...asking, ...promises].flatMap(({ reason, patterns, ...rest }) =>
    patterns.map((pattern) => ({ reason, pattern, ...rest })),
  ),
  ...schemes.map(({ effect, pattern, unless }) => ({ reason: effect, pattern, unless })),
];
