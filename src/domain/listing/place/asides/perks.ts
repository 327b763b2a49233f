import type { Phrase } from "#domain/listing/rules/rule.ts";

/** Being free to move about now and then is a perk, not permission to live anywhere. */
export const perkRows: readonly Phrase[] = [
  {
    id: "now-and-then",
    pattern:
      /\b(?:weeks?(?! (?:off|of (?:leave|holiday|vacation|pto|paid)|paid|holiday|vacation|pto|leave)\b)|(?<!\b(?:working|business|office|your|every|each|whole|their|our) )days?(?! (?:off|of (?:leave|holiday|vacation|pto|paid|annual)|annual|paid|holiday|vacation|pto|leave)\b)|months?|per year|a year|occasionally|temporarily|up to \d+|policy|perk|option|options|program|programme|stipend|for (?:your )?(?:holidays?|vacations?)|(?:during|over|in) (?:the )?(?:december|festive|summer|winter|christmas|easter|school|holiday|year.end)(?: (?:break|holidays?|shutdown|season|period))?)\b/,
    reason: "It holds for a while, or as one of the benefits.",
    fires: "Work from anywhere for four weeks.",
    spares: "Work from anywhere.",
  },
  {
    id: "of-a-season",
    pattern:
      /\b(?:every|each) (?:summer|winter|december|august|july|january|spring|autumn)\b|\bduring (?:the )?(?:summer|winter|december|august|july|january|holidays)\b/,
    reason: "It holds for a part of the year.",
    fires: "During August you may work from anywhere.",
    spares: "From August on you may work from anywhere.",
  },
  {
    id: "where-one-sits",
    pattern:
      /\b(?:caf(?:e|es)|your (?:own )?(?:kitchen|sofa|couch|garden|bed)|co-?working spaces?|any device)\b/,
    reason: "It is about the desk, not the country.",
    fires: "Work from anywhere: home, a cafe or the beach.",
    spares: "Work from anywhere: Lima, Lagos or Leeds.",
  },
  {
    id: "ask-first",
    pattern: /\b(?:where possible|case by case|ask us|let us know|check with us)\b/,
    reason: "It is allowed to some, who have to ask.",
    fires: "Work from anywhere where possible.",
    spares: "Work from anywhere as you please.",
  },
  {
    id: "what-they-stand-for",
    pattern:
      /\b(?:mission|vision|strives?|nurtures?|diverse backgrounds|equal platform|whoever you love|whatever you believe|who you love|belong here|you belong|worship|religion|gender)\b/,
    reason: "It is about what a company stands for.",
    fires: "Wherever you are from and whoever you love, join us.",
    spares: "Wherever you are from, join us.",
  },
  {
    id: "made-for-others",
    pattern:
      /\b(?:(?:used|trusted|loved|bought|read|worn|enjoyed|followed) by|manage|helps?|enabl\w+|empower\w*|allow(?:s|ing)? (?:people|everyone|anyone)|lets (?:businesses|companies|teams|customers|employers|brands)|insures?|cater to|caters to|(?:software|tools?|apps?|platform|insurance|product|gear|products) for|(?:made|built|designed) for|serving|building (?:the|a)|future of work|(?:customers|clients|users|members|travellers|guests) (?:buy|get|want|love|pay for|come to us|can))\b/,
    reason: "It is about what others can do with a product.",
    fires: "Our app empowers people to work from anywhere.",
    spares: "Our people work from anywhere.",
  },
];
