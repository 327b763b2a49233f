import type { Rule } from "#domain/listing/rules/rule.ts";
import type { WorkplaceEffect } from "./workplace-rules.ts";

const hybrid: WorkplaceEffect = { says: "hybrid", confidence: "high" };
const onSite: WorkplaceEffect = { says: "on-site", confidence: "high" };

/** Home counted by the day, or granted as a favour: the rest of the time is spent at a desk of theirs. */
export const homeDaysRules: readonly Rule<WorkplaceEffect>[] = [
  {
    id: "home-days-counted",
    effect: hybrid,
    unless: /\b(?:abroad|overseas|weekends?|on-?call|another country|office (?:once|twice))\b/,
    pattern:
      /\b(?:work|working|works) (?:from home|remotely|at home)\b[^.]{0,12}\b(?:up to|a maximum of|max(?:imum)?|at most|as many as) (?:\d|one|two|three|four) days?\b|\b(?:up to|a maximum of|max(?:imum)?|at most) (?:\d|one|two|three|four) days? (?:a|per|each|every) (?:week|month) (?:from home|remotely|at home|of (?:remote work|home.?office))\b|\b(?:our |your |the )?(?:remote|home|wfh|home.?office|work.from.home) days (?:are|is|fall on|:) ?(?:every |always )?(?:mon|tues|wednes|thurs|fri|\d\b|one\b|two\b|three\b)/,
    reason: "The days at home are counted.",
    fires: "You can work from home up to two days per week.",
    spares: "You can work from home up to the last day.",
  },
  {
    id: "home-as-a-favour",
    effect: hybrid,
    unless: /\b(?:office work|otherwise remote|fully remote|experience)\b/,
    pattern:
      /\b(?:occasional|ad[ -]hoc|limited|infrequent) (?:remote work(?:ing)?|working from home|work.from.home|wfh|home.?office|home.?working)\b|\b(?:some|a little|a bit of|limited) flexibility to (?:work|be working) (?:from home|remotely)\b|\bflexibility to work (?:from home|remotely)\b[^.]{0,20}\b(?:once you|after|occasionally|now and then|when needed)\b|\b(?:remote work(?:ing)?|working from home|wfh|work.from.home) is (?:a privilege|a reward|earned|something (?:you|that is) earn|discretionary|at (?:the|your) manager|granted|by exception)\b/,
    reason: "Home is granted now and then.",
    fires: "Occasional remote work by agreement with your manager.",
    spares: "Occasional work for remote clients.",
  },
  {
    id: "other-days-there",
    effect: hybrid,
    unless: /\b(?:remote(?:ly)? (?:on )?the (?:other|remaining)|off)\b/,
    pattern:
      /\b(?:other|remaining) (?:\w+ )?days (?:\w+ )?(?:at|in|from|with) (?:your|our|the|us)\b(?! (?:own |home|couch|kitchen|evening|morning|afternoon|week|month|sun))|\bcome in (?:for|on) (?:the rest|all other days|the other days|the remaining)\b/,
    reason: "The other days are spent with them.",
    fires: "One Friday at home, the other days at your Sandton desk.",
    spares: "One Friday a month is free, the other days you work.",
  },
  {
    id: "remote-answered-no",
    effect: onSite,
    pattern:
      /^\W*(?:fully )?(?:remote|wfh|work.from.home|working from home|remote work(?:ing)?|home.?office|telework\w{0,3})(?: (?:option|possible|allowed|friendly|available))? ?[:?-] ?(?:no|none|not (?:possible|available|offered|allowed|an option)|never)\b/,
    reason: "A form says that it is not remote.",
    fires: "Remote: No",
    spares: "Remote: no matter where you live.",
    unless: /\bno (?:matter|problem|issue|worries|location|restrictions?|limits?|office)\b/,
  },
];
