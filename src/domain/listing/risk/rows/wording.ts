import type { ReasonId } from "../reasons.ts";

/** Wording that gives a reason to doubt an ad. */
export interface Wording {
  readonly reason: ReasonId;
  readonly patterns: readonly RegExp[];
  /** What makes the same words harmless when it stands in the same sentence. */
  readonly unless?: RegExp;
}

/** A pattern out of named pieces, as in `pattern("earn .{0,9}<money>")`. */
export function pattern(source: string): RegExp {
  return new RegExp(source.replaceAll(/<([a-z]+)>/gi, (_, name: string) => pieces[name] ?? name));
}

const pieces: Readonly<Record<string, string>> = {
  chatApp: String.raw`(?:telegram|whats ?app|signal|hangouts?|google chat|wickr|wire|viber|wechat|zangi|text message)\b`,
  clerkWork: String.raw`\b(?:data entry|data processing|typist|typing|payroll|clerk|form filling|copy[- ](?:and[- ])?paste)\b`,
  fee: String.raw`\b(?:fees?|deposit|kit)\b`,
  feeFor: String.raw`\b(?:registration|training|application|processing|enrol?lment|onboarding|starter|start[- ]?up|activation|membership|joining|background check|certification|licen[cs]e)\b`,
  home: String.raw`(?:\b(?:from|at) home\b|\bhome[- ]based\b|\bwork online\b|\bonline work\b)`,
  kit: String.raw`\b(?:equipment|laptop|macbook|printer|software|supplies|home office|mini office|materials)\b`,
  money: String.raw`(?:(?:[$£€]|\busd|\br) ?\d[\d,.]{0,14}k?\b|\b\d[\d,.]{0,14} ?(?:[$£€]|usd\b|dollars\b|pounds\b|euros?\b|rands?\b))`,
  papers: String.raw`(?:bank (?:account|details|statements?|information)|id (?:number|copy|book|document|card)|identity (?:number|document)|passport (?:copy|number)|social security|ssn|credit card)`,
  yourAccount: String.raw`\byour (?:own |personal |private |bank )*account\b`,
};

/** Their customers, not you: the words then describe the work. */
export const aboutCustomers =
  /\b(?:campaigns?|clients?|communit(?:y|ies)|customers?|donors?|guests?|leads|members|patients|shoppers|students|subscribers|users)\b/;
