import type { ReasonId } from "./reasons.ts";

/** A row reads a whole trick, of which one sentence may tell another part than the trick is named for. */
interface Part {
  readonly of: ReadonlySet<ReasonId>;
  readonly under: ReasonId;
  readonly says: RegExp;
  readonly unless?: RegExp;
}

const moneyIn =
  /\b(?:pre-?pay\w*|pre-?fund\w*|deposit\w*|top(?:ping|ped)?[ -]?up|recharg\w+|invest\w*|stakes?|staking|add funds|own (?:money|funds|capital|savings)|negative balance|goes? negative|replenish\w*|pay (?:in|first|the (?:gap|difference|shortfall))|first pay|advance the|trad(?:es?|ing)|broker|signals?|(?:fund|load|put|buy in|start with|begin with|send)\b.{0,24}\d)/;

const parts: readonly Part[] = [
  { of: new Set(["task-scheme"]), under: "money-that-grows", says: moneyIn },
  {
    of: new Set(["money-that-grows"]),
    under: "task-scheme",
    says: /\b(?:tasks?|likes?|liking|rat(?:e|es|ing|ings)|reviews?|clicks?|orders?|missions?|follows?|videos?|stars?)\b/,
    unless: moneyIn,
  },
  {
    of: new Set(["no-interview"]),
    under: "chosen-unasked",
    says: /\b(?:selected|shortlisted|chosen|picked|approved|accepted|congratulations|(?:got|found|saw|received|have|had) your (?:number|profile|cv|details|contact|name))\b/,
    unless:
      /\b(?:no|without|skip) (?:\w+ )?(?:interviews?|cv|resume|calls?)\b|\binterviews? (?:is |are )?not\b|\b(?:start|begin|started|hired) (?:\w+ )?(?:at once|immediately|today|now|right|same|instantly|on the)\b/,
  },
];

/** Under which reason a sentence is quoted: what the note says must stand in it. */
export const shownUnder = (reason: ReasonId, sentence: string): ReasonId =>
  parts.find(
    ({ of, says, unless }) =>
      of.has(reason) && says.test(sentence) && unless?.test(sentence) !== true,
  )?.under ?? reason;
