import { rows, strictRows, type PlaceRule } from "./relation.ts";

/** Signs that somebody in South Africa is meant, or that they are no longer. */
export const peopleHere: readonly PlaceRule[] = [
  ...rows(
    [
      "people-from-here",
      "offered",
      String.raw`(?<!\b(?:our|have|had|already|two|three|some|by|help|helps|join|among|of|many) )\b(?:talent|<people>) (?:who (?:are |is )?)?(?:<live> )?(?:in|from|across|around|throughout) (?:rural |urban |greater |all of |the |any part of ){0,2}(?<place>@home\b)(?! (?:earns?|costs?|makes?|will be (?:rejected|declined)))`,
      "People from here are spoken of as those who apply.",
      "Unemployed graduates in KZN: learn from home.",
      "Unemployed robots in KZN: learn from home.",
    ],
    [
      "local-staff",
      "offered",
      String.raw`\b(?:put|hire|hiring|employ|employs|pay|paying|place|placing|recruit|recruiting|remote|engage|onboard|take on|for|connect|connecting|match|matching|calling|attention|dear|hey|wanted|alert)\b(?: [^\s@]+){0,3} (?<place>@(?:local|home|locals)\b)(?:[ -](?:based|remote|home-based))? (?:[a-z-]+ ){0,2}?(?:staff|talent|peeps|folks|fam|people|freelancers?|contractors?|marketers?|employees?|workers?|hires?|writers?|copywriters?|designers?|managers?|specialists?|professionals?|vas?|virtual assistants?|assistants?|creatives?|graduates?|team members?|mense|moms|mums|parents|students?)\b`,
      "Staff from here are put on contracts.",
      "We could put remote South African staff on proper contracts.",
      "We could put South African wine on proper shelves.",
    ],
    [
      "if-you-are-here",
      "offered",
      String.raw`\bif you(?:'re| are| live| join us| join| work| happen to be| sit| stay)? (?:based |located |living |working |resident )?(?:in|from) (?<place>@home\b)(?![^.]{0,40}\b(?:not|cannot|can't|unable|unfortunately|sorry)\b)|(?<other>@home\b)[^.@]{0,40}\b(?:bly|woon|werk)\b`,
      "What is said to those who are here is said to applicants.",
      "You pay your own tax, with SARS if you are in South Africa.",
      "You pay your own tax, with care if you are in a hurry.",
    ],
    [
      "ours-or-elsewhere",
      "offered",
      String.raw`^\W*(?:whether |be it |either )?(?:you(?:'re| are| live)? )?(?:in |from )?(?<place>@home\b)[^.@]{0,40}\b<indifferent>`,
      "Ours is named as one of many places that are all the same to them.",
      "Bali, Bogota or Benoni: we honestly don't care.",
      "Benoni: we honestly care.",
    ],
    [
      "one-of-ours",
      "offered",
      String.raw`(?<place>@(?:home|region)\b)[^.@]{0,30}\b(?:live|living|based|located|reside|residing|resident|are|sit|home is) (?:in|at) (?:one|either|any) of (?:these|those|them|the (?:two|three|four|five))\b`,
      "Ours is one of the places just named.",
      "Kenya, Ghana, South Africa: if you live in one of these, write to us.",
      "Kenya, Ghana, South Africa: our shops are open in all of these.",
    ],
    [
      "benefit-here",
      "ours",
      String.raw`\b(?:paid|pay|salary|salaries|earn|invoice|remuneration|package|retainer|rate)\b[^.@]{0,24} in (?:south african )?(?:rands?|zar)\b|\b(?:rand|zar) (?:salary|pay|retainer|income)\b|\b(?:load.?shedding|beurtkrag)\b[^.]{0,30}\b(?:back.?up|proof|plan|inverter|ups|solution|ready|kit|allowance|schedules?)\b|\b(?:back.?up|inverter|ups|generator|solar|proof|plan|allowance)\b[^.]{0,30}\b(?:load.?shedding|beurtkrag)\b|\b(?:inverter|ups) (?:is )?(?:a must|essential|required|needed|allowance)\b|\b(?:b-?bbee|bbbee|ee (?:plan|targets?|candidates?|appointment|position)|previously disadvantaged|saqa|nqf (?:level )?\d|matric certificate)\b|\b(?:sars|uif|paye)\b[^.]{0,30}\b(?:deduct\w*|registered|contributions?|tax|compliant|withheld|apply|number)\b|\b(?:deduct\w*|registered with|contributions?|register for) (?:\w+ ){0,2}(?:sars|uif|paye)\b`,
      "Only somebody here is paid in rand or plans for load-shedding.",
      "You need a back-up for load-shedding.",
      "You need a back-up for your laptop.",
    ],
  ),
  ...strictRows(
    [
      "benefits-of-here",
      "offered",
      String.raw`(?<place>@(?:home|local|locals)\b)[^.@]{0,60}\b(?:medical aid|provident fund|retirement annuity|uif|pension fund|discovery|public holidays|payslips?|paye)\b|\b(?:medical aid|provident fund|retirement annuity|uif|public holidays|payslips?)\b[^.@]{0,30}(?<other>@(?:home|local|locals)\b)`,
      "What people here get as a benefit is for people who work here.",
      "South Africa: medical aid and a provident fund.",
      "South Africa: medical breakthroughs and a funeral.",
    ],
    [
      "ours-taken-off",
      "barred",
      String.raw`\b(?:remov(?:e|ed|es|ing)|drop(?:ped|ping|s)?|str(?:ike|uck|iking)|cross(?:ed|ing)?|t(?:ake|ook|aken|aking)|cut(?:ting)?|delet(?:e|ed|ing)|pull(?:ed|ing)?)(?: <whom>){0,4} (?<place><ours>)[^.@]{0,20} (?:from|off|out of)\b|\b(?:blacklist(?:s|ed)?|block(?:s|ed|ing)?|bann?(?:ed|ing)?|rul(?:e|es|ed|ing) out|turn(?:s|ed|ing)? away|exclud(?:e|es|ed|ing))(?: <whom>){0,4} (?<other><ours>)|(?<third><ours>)(?: (?:has|have|had|was|were|is|are|been|being|now|since|recently|just|sadly|unfortunately)){0,4} (?:removed|dropped|struck off|crossed off|taken off|cut from|blocked|banned|blacklisted|ruled out|delisted|turned away)\b`,
      "We are no longer on their list.",
      "We had to remove Nigeria and South Africa from our list of countries.",
      "We had to remove the South African page from our site.",
    ],
    [
      "sorry-ours",
      "barred",
      String.raw`\b(?:sorry|apologies|apologies to|not this time|bad luck|unlucky|hard luck)(?:,| to| for| our| my| the){0,3} (?<place>@(?:home|local|locals|africans|region)\b)|(?<other>@(?:home|local|locals|africans|region)\b)(?: [a-z]+){0,3}[,:-]? ?(?:sorry|not for you|need not apply|please do not apply|please don't apply|don't apply|do not apply|next time)\b`,
      "People from here are told sorry.",
      "Zim residents only, sorry South Africans.",
      "South Africans only, thanks.",
    ],
    [
      "ours-paused",
      "barred",
      String.raw`\b(?:paus(?:ed?|ing)|suspend(?:ed|ing)?|fro(?:ze|zen)|halt(?:ed|ing)?|discontinued|ended|on hold|withdrawn|withdrew|pulled out|wound down|winding down|closed|shut)\b (?:[^\s@]+ ){0,5}(?:in|for|from|to|with|of) (?:the )?(?<place>@(?:home|local|region|african)\b)|\b(?:hiring|recruitment|recruiting|applications?|contracts?|contracting|onboarding|payroll|intake)\b[^.@]{0,20} (?:in|for|from|with) (?<other>@(?:home|region)\b)[^.@]{0,20}\b(?:paused|on hold|suspended|frozen|closed|stopped|halted|ended|over|full)\b`,
      "Hiring here has stopped.",
      "We have paused recruitment in South Africa.",
      "We have opened recruitment in South Africa.",
    ],
  ),
];
