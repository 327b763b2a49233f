import { anyRow, type Phrase } from "#domain/listing/rules/rule.ts";

/** A wish is not a condition. */
export const wishRows: readonly Phrase[] = [
  {
    id: "preferred",
    pattern:
      /\b(?:ideally|ideal|(?<!you )prefer|prefers|preferred|preferably|preference|priority|desirable|first choice|idealerweise|gerne)\b/,
    reason: "It is preferred, not asked for.",
    fires: "Ideally you live in Germany.",
    spares: "You live in Germany.",
  },
  {
    id: "a-plus",
    pattern:
      /\b(?:nice to have|a plus|bonus points?|an advantage|advantageous|a bonus|would be (?:great|nice|lovely|handy|useful|helpful|good|ideal)|helps|handy|beneficial|extra credit|extra points?|brownie points?|(?:small|slight|big|real|definite|nice|welcome) (?:plus|bonus|advantage)|a treat)\b/,
    reason: "It counts in one's favour and no more.",
    fires: "Living in Germany is a plus.",
    spares: "Living in Germany is a must.",
  },
  {
    id: "fond-of",
    pattern:
      /\b(?:soft spot|weakness for|smile on|smile upon|partial to|(?:be|is) (?:a|the|our) dream|dream candidate|inclined towards?|warm to|lean(?:ing|s)? towards?|leaning)\b/,
    reason: "They are fond of it.",
    fires: "We have a soft spot for people in Germany.",
    spares: "We have a spot for people in Germany.",
  },
  {
    id: "all-else-equal",
    pattern:
      /\b(?:all else (?:being )?equal|all things (?:being )?equal|tie.?breaker|tips? the (?:scales?|balance))\b/,
    reason: "It decides between two who are equally good.",
    fires: "All else being equal, we take people in Germany.",
    spares: "We take people in Germany.",
  },
];

export const wishes = anyRow(wishRows);
