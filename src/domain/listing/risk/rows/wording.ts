import { anyOf, patternOf } from "#domain/listing/rules/rule.ts";
import type { ReasonId } from "../reasons.ts";

/** Wording that gives a reason to doubt an ad. */
export interface Wording {
  readonly reason: ReasonId;
  readonly patterns: readonly RegExp[];
  /** What makes the same words harmless when it stands in the same sentence. */
  readonly unless?: RegExp;
}

/** A pattern out of named pieces, as in `pattern("earn .{0,9}<sum>")`. */
export function pattern(source: string): RegExp {
  return patternOf(source, pieces);
}

export const pieces: Readonly<Record<string, string>> = {
  chatApp: String.raw`(?:telegram|whats ?app|signal|hangouts?|google chat|wickr|wire|viber|wechat|zangi|text message)\b`,
  clerkWork: String.raw`\b(?:data entry|data processing|typist|typing|payroll|clerk|form filling|copy[- ](?:and[- ])?paste)\b`,
  fee: String.raw`\b(?:fees?|deposit|kit)\b`,
  feeFor: String.raw`\b(?:registration|training|application|processing|enrol?lment|onboarding|starter|start[- ]?up|activation|membership|joining|background check|certification|licen[cs]e)\b`,
  home: String.raw`(?:\b(?:from|at) home\b|\bhome[- ]based\b|\bwork online\b|\bonline work\b)`,
  kit: String.raw`\b(?:equipment|laptop|macbook|printer|software|supplies|home office|mini office|materials)\b`,
  sum: String.raw`(?:(?:[$£€₦₹]|\b(?:usd|zar|ngn|kes|ksh|inr|rs\.?|gbp|r|n(?=\d{1,3},\d{3}))) ?\d(?:[\d,.]| (?=\d{3}\b)){0,14}k?\b|\b\d(?:[\d,.]| (?=\d{3}\b)){0,14} ?(?:[$£€]|usdt?\b|usdc\b|btc\b|dollars\b|pounds\b|euros?\b|rands?\b|eur\b|gbp\b|zar\b|naira\b|rupees\b|bucks\b|quid\b)|\b(?:hundred|thousand|fifty|sixty|eighty|twenty) (?:rands?|bucks|dollars|pounds|naira|rupees)\b)`,
  /** A share that is earned, not one of somebody's time. */
  gain: String.raw`(?<!\b(?:approx(?:imately|\.)?|about|around|up to|time|travel|workload|capacity|office|least)\W{0,2} ?)\b\d+ ?%`,
  payer: String.raw`(?:^\W*|[,;:(] ?|\b(?:you|you'll|you'd|must|please|kindly|then|and|first|only|just|simply|applicants?|candidates?|to|yourself|successful ones|everyone) (?:(?:first|must|will|only|just|should|have to|need to|now|still|simply|kindly|also) ){0,2})`,
  small: String.raw`(?:(?:[$£€]|\b(?:usd|zar|gbp|r)) ?(?:\d[ ,]?\d{3}|\d{1,3})(?:[.,]\d\d)?(?![\d,.]*\d|k)|(?:[₦₹]|\b(?:ngn|kes|ksh|inr|rs\.?|n(?=\d{1,3},\d{3}))) ?\d{1,2},?\d{1,3}(?![\d,.]*\d|k)|(?<![\d,.$£€-])\b(?:\d[ ,]?\d{3}|\d{1,3}) ?(?:rands?|usdt|usd|eur|gbp|zar|dollars|pounds|euros?|bucks|quid|rupees|naira)\b|\b(?:hundred|fifty|sixty|eighty|twenty) (?:rands?|bucks|dollars|pounds)\b)(?! ?(?:usd )?(?:\/|[-–—]|per\b|an?\b|p\/|p\.|pm\b|ph\b|daily|weekly|monthly|every|to\b|basic|gross|nett?\b|million|billion|bn\b|m\b|mil\b|tn?\b|trillion))`,
  giving: String.raw`\b(?:pay|payment|payable|deposit|settle|buy|bought|purchase|bring|eft|send|transfer|costs?|fees?|charged?|each|transferred|airtime|hold|open|load|compulsory|cash|agent|upfront|up front|refundable|non-refundable|instant money|e-?wallet|voucher|required|first)\b`,
  handover: String.raw`\b(?:e-?wallet|cash(?: ?send)?|eft|proof of payment|slip|receipt|agent|voucher|instant money|money market|up ?front|is bought|is paid|payable|capitec|western union|moneygram|before (?:mon|tues|wednes|thurs|fri|satur|sun)day|at the gate)\b`,
  click: String.raw`(?:\b(?:like|likes|liking|follow|following|subscribe|subscribing|rate|rating|review|reviews|reviewing|vote|voting|comment|click|clicks|clicking|watch|watching|install|installing|screenshots?|forward|forwarding|share|sharing|repost|post)\b.{0,30}\b(?:videos?|channels?|pages?|posts?|hotels?|products?|apps?|shops?|stores?|restaurants?|maps|listings?|orders?|ads?|adverts?|movies?|stars?|accounts?|groups?|links?|tiktoks?|reels?|youtube|tiktok|instagram|facebook|google)\b|\bgive\b.{0,12}\b(?:apps?|hotels?|products?|shops?|stores?|places|restaurants?)\b.{0,16}\b(?:ratings?|stars?|reviews?|likes?)\b)`,
  perClick: String.raw`(?:<sum>.{0,16}\b(?:each|per|for every|for each|apiece|daily|a day|per day|an hour|lands|in your account|same day|a (?:like|video|review|follow|click|screenshot|order|task|post|group)|an (?:ad|advert|order))\b|\b(?:each|every|per) (?:[\w-]+ ){0,2}(?:like|video|review|follow|click|screenshot|order|task|rating|star|post|share|link)s?\b.{0,24}<sum>|\b(?:get|receive|earn|earning|collect|cash|pays?)\b.{0,14}<sum>)`,
  /** Steps on the way to a job, and what goes with them. */
  hiringStep: String.raw`\b${anyOf(String.raw`
    regist\w+, applications?, forms?, shortlist\w*, interviews?, assessment, screening, vetting, clearance, verif\w+, background check,
    agtergrondtoets, dbs, police, medical(?: test)?, slots?, spot, seat, your (?:place|seat|position|post|name|code|file|profile), offer letter, contracts?,
    onboarding, induction, joining, training, learner(?:ships?| number), seta, certificates?, licen[cs]e, software, materials?, manuals?, booklet, kit, starter kit,
    uniforms?, badge, id card, employee code, file, visas?, flights?, work permit, embassy, stamp, courier, delivery, customs, printing, hosting, insurance, admin,
    administration, processing, account (?:activation|opening), proof of payment, security amount, as security`)}\b`,
  /** The job itself, and whoever gives it. */
  theJob: String.raw`\b${anyOf(String.raw`
    jobs?, posts?, positions?, placement, placed, vacanc(?:y|ies), intake, appointment, offer, letter, staff, shift, hr, recruit\w*, cvs?, resume, list, name on, start,
    werk, pos, onderhoud`)}\b`,
  /** Getting in, or getting out what one has put in. */
  toGetOn: String.raw`\b${anyOf(String.raw`
    start, begin, join, before, secure, reserve, confirm, activat\w+, unlock\w*, release, withdraw\w*, refund\w*`)}\b`,
  banks: String.raw`(?:fnb|capitec|absa|nedbank|standard bank|tymebank|tyme|discovery bank|opay|palmpay|moniepoint|m-?pesa|paypal|payoneer|cash ?app|zelle|wise|revolut|venmo|binance|luno|skrill)`,
  idPaper: String.raw`\b(?:id|ids|identity|id (?:number|copy|book|card|document)|passport|selfie|driver'?s licen[cs]e|ssn|social security|mother's maiden name|date of birth)\b`,
  bankPaper: String.raw`\b(?:bank (?:statements?|account|details|card|letter|confirmation)|account number|card number|banking details|proof of (?:account|banking)|atm card|debit card|credit card)\b`,
  papers: String.raw`(?:bank (?:account|details|statements?|information)|id (?:number|copy|book|document|card)|identity (?:number|document)|passport (?:copy|number)|social security|ssn|credit card)`,
  /** An account of whoever applies, or what comes to it. */
  yourAccount: String.raw`(?:\b(?:your|ur|yr) (?:own |personal |private |spare |existing |bank |business |savings |cheque |current |local |sa |<banks> ){0,3}(?:account|acc|bank|<banks>|wallet|card|atm card)\b|\bvia yours\b|\b(?:lands?|arrives?|comes?) with you\b|\b(?:supplier|suppliers|clients?|customers?|buyers?|partners?|investors?|foundation|sponsors?|firms?|people)\b.{0,24}\b(?:eft|efts|deposits?|transfers?|wires?|pays?|sends?)\b.{0,16}\b(?:to|with) (?:you|local (?:volunteers|agents|people))\b|\b(?:buyers|clients|customers|people|shops) pay you\b|\b(?:an?|any|old|unused|dormant|spare|idle|empty|clean) (?:\w+ ){0,2}(?:<banks>|bank|business|savings|cheque) (?:or \w+ )?(?:account|card|acc)\b|\b(?:have|need|got|with) an? <banks>\b)`,
};

/** Once somebody is hired, papers and a bank account are asked for everywhere. */
export const onceHired =
  /\b(?:after (?:the offer|an offer|you(?:'ve| have)? sign\w*|signing|signature|acceptance)|once (?:hired|signed|appointed|you (?:have )?(?:sign|accept|start|join)\w*)|when you (?:start|join|sign)|on (?:appointment|signing|your first day)|upon (?:hire|signing|appointment)|fica)\b/;

/** Their customers, not you: the words then describe the work. */
export const aboutCustomers =
  /\b(?:campaigns?|clients?|communit(?:y|ies)|customers?|donors?|guests?|leads|members|patients|shoppers|students|subscribers|users)\b/;
