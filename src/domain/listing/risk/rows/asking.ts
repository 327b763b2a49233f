import { aboutCustomers, onceHired, pattern, type Wording } from "./wording.ts";

/** What asks for your money, your account or your papers. */
const asksForYours: readonly Wording[] = [
  {
    reason: "fee-up-front",
    patterns: [
      pattern(
        String.raw`\b(?:pay|paying|send|transfer|invest|purchase|buy)\b.{0,40}<feeFor>.{0,12}<fee>`,
      ),
      pattern(
        String.raw`\b(?:pay|invest|spend|transfer) (?:us |only |just |an? |about |around )?<sum>.{0,30}(?:<feeFor>|\bstart\b|\bjoin\b)`,
      ),
      pattern(
        String.raw`<feeFor> (?:fee|deposit)s?\b.{0,12}(?:<sum>|\b(?:is |are )?required|\bapplies|\bpayable)`,
      ),
      /\brefundable (?:\w+ )?(?:fee|deposit)\b.{0,60}\b(?:you|your|applicants?|candidates?|required|before|first)\b/,
      /\b(?:training|background check|certification|starter kit)\b.{0,30}\bat your own (?:cost|expense)\b/,
    ],
    unless:
      /\b(?:no|never|not|without|free of)\b.{0,30}\b(?:fees?|deposit|charge|pay|cost)\b|\b(?:we|company|employer)(?:'ll| will| also| fully)* (?:pay|cover|sponsor|fund)|\b(?:clients?|customers?|members|patients?|students?|tenants?)\b.{0,25}\b(?:buy|pay|purchase|send|transfer)/,
  },
  {
    reason: "cheque-for-equipment",
    patterns: [
      pattern(
        String.raw`\b(?:send|sent|mail(?:ed)?|issued?|receive|get|provided?|deposit)\b.{0,40}\b(?:cheque|check|e-check|funds|money order)\b.{0,80}\b(?:buy|purchase|order|pay for|set ?up)\b.{0,40}<kit>`,
      ),
      pattern(
        String.raw`\b(?:buy|purchase|order)\b.{0,40}<kit>.{0,60}\b(?:with|using|from)\b.{0,30}\b(?:the (?:cheque|check)|(?:approved|certified|our) vendor)`,
      ),
      pattern(String.raw`\b(?:deposit|cash)\b.{0,20}\b(?:cheque|check)s?\b.{0,40}<yourAccount>`),
    ],
    unless: /\bbackground check|\bnever\b/,
  },
  {
    reason: "money-moving",
    patterns: [
      pattern(
        String.raw`\b(?:receive|accept|collect|process)\b.{0,40}\b(?:payments?|funds|money|transfers?|deposits?)\b.{0,50}<yourAccount>`,
      ),
      /\b(?:receive|accept|take|collect)\b.{0,30}\b(?:payments?|funds|money|transfers?)\b.{0,30}\b(?:into|in|to|on|onto|through) your (?:own |personal |private )+(?:checking |bank |current |savings |cheque )?account\b/,
      /\b(?:withdraw|draw)\b.{0,30}\b(?:funds|money|cash|amount|balance)\b.{0,40}\b(?:forward|send|wire|transfer) (?:them|it|the (?:rest|balance|funds|money|cash))\b/,
      /\byour (?:own |personal |private )+(?:bank )?account\b.{0,80}\b(?:forward|transfer|send|withdraw)\b/,
      /\bkeep (?:a commission|\d+ ?%|\d+ percent).{0,40}\b(?:payment|transfer|transaction|deposit)/,
      /\bre-?ship(?:ping|per)?\b.{0,40}\b(?:parcels?|packages?|items|goods)\b/,
      /\b(?:receive|repack|forward|relabel)\b.{0,40}\b(?:parcels|packages)\b.{0,40}\b(?:your|from|at) (?:home|house|address)\b/,
    ],
  },
  {
    reason: "bank-details-first",
    patterns: [
      pattern(
        String.raw`\b(?:send|provide|submit|give|include|enter|fill in|forward|email|supply)\b.{0,60}\b(?:your|valid)\b.{0,30}\b<papers>`,
      ),
      /\b(?:send|submit|email|forward|attach)\b.{0,40}\bcop(?:y|ies) of your (?:id|identity|passport|driver)/,
    ],
    unless: new RegExp(`${aboutCustomers.source}|${onceHired.source}`),
  },
  {
    reason: "personal-form",
    patterns: [
      /\byour (?:age|picture|photo) and (?:age|picture|photo)\b/,
      /\bfull name\b.{0,40}\baddress\b.{0,60}\b(?:age|sex|gender|date of birth|marital|phone|cell)\b/,
      /\b(?:date of birth|age)\b.{0,40}\b(?:marital status|sex|gender)\b.{0,80}\b(?:address|phone|cell|bank)/,
    ],
    unless:
      /\b(?:equal|discriminat\w+|regard|regardless|orientation|religion|race|customers?|clients?|records?|database)\b/,
  },
];

/** How they want to meet you. */
const meetsYou: readonly Wording[] = [
  {
    reason: "chat-only-interview",
    patterns: [
      pattern(
        String.raw`\b(?:interview(?:s|ed|ing)?|apply|your (?:cv|resume|application)|(?:contact|text|message|add|reach|call|write) (?:me|us|him|her|our|the|mr|mrs|ms)|hiring manager|recruiter|hr (?:manager|desk|department))\b.{0,60}\b<chatApp>`,
      ),
      pattern(
        String.raw`\b<chatApp>.{0,40}\b(?:to (?:apply|be hired|get hired|get started|start earning|register)|interview|for (?:more )?(?:details|information))\b`,
      ),
    ],
    unless: new RegExp(
      `${aboutCustomers.source}|\\b(?:may|can|could) also (?:contact|text|message|reach|call|write)\\b|\\b(?:will|we'll|'ll) (?:phone|call|ring) you\\b|\\b(?:video|zoom|teams|phone) (?:call|interview)s?\\b|\\bon (?:our|the company's) (?:own )?(?:website|site)\\b`,
    ),
  },
  {
    reason: "free-mail",
    patterns: [
      /[a-z0-9._+-]{1,64}@(?:aol|gmail|gmx|googlemail|hotmail|icloud|outlook|proton|protonmail|yahoo|ymail)\.[a-z]{2,8}/,
    ],
  },
  {
    reason: "unpaid-trial",
    patterns: [
      /\b(?:unpaid|no[- ]pay|non-?paid) (?:[\w-]+ ){0,3}(?:trial|test (?:period|week|month|phase)|try-?out|probation\w*|training (?:period|week|month)|(?:week|month|days?)\b)/,
      /\b(?:trial|try-?out|probation|(?:test|training) (?:period|week|month)|first (?:\w+ )?(?:week|month|days?))\b[^.,;]{0,30}\b(?:unpaid|not (?:be )?paid|without pay|for free|at no pay|no pay)\b/,
      /\b(?:work|working) (?:for )?(?:free|nothing|without pay) (?:for )?(?:the )?(?:first|\d|one|two|three|four|until)\b/,
    ],
    unless:
      /\b(?:never|no unpaid|not unpaid|leave|free trial (?:users?|sign)|users?|customers?|subscribers?)\b/,
  },
  {
    reason: "short-link",
    patterns: [
      /\b(?:bit\.ly|cutt\.ly|goo\.gl|is\.gd|ow\.ly|rb\.gy|shorturl\.at|t\.me|tiny\.cc|tinyurl\.com|wa\.me)\/\S|\bwa\.me\b/,
    ],
  },
  {
    reason: "no-interview",
    patterns: [
      /\bno interviews?\b(?! (?:process|stage|round|loop))|\bwithout (?:an |any )?interview\b|\bskip the interview\b/,
      /\bhired (?:on the spot|immediately|instantly|today)\b/,
      /\b(?:join|apply|register|sign up) (?:now|today)\b.{0,20}\bstart earning\b/,
      /\bget started (?:right now|right away|today|immediately)\b/,
    ],
  },
  {
    reason: "outside-form",
    patterns: [
      /\b(?:apply|application|register)\b.{0,50}\b(?:click|visit|link|online at)\b/,
      /\b(?:click|visit) here\b.{0,20}\b(?:apply|register|join|start|more)\b|\bvisit here\b/,
      /\b(?:click|visit) (?:the |this |our )?(?:link|page|site)\b.{0,20}\b(?:to )?(?:apply|register|join)\b/,
      /^\W*(?:for (?:more|further) information )?visit ?:/,
    ],
  },
];

export const asking: readonly Wording[] = [...asksForYours, ...meetsYou];
