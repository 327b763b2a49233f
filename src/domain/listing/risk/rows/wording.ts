import { patternOf } from "#domain/listing/rules/rule.ts";
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
  return patternOf(source, pieces);
}

export const pieces: Readonly<Record<string, string>> = {
  chatApp: String.raw`(?:telegram|whats ?app|signal|hangouts?|google chat|wickr|wire|viber|wechat|zangi|text message)\b`,
  clerkWork: String.raw`\b(?:data entry|data processing|typist|typing|payroll|clerk|form filling|copy[- ](?:and[- ])?paste)\b`,
  fee: String.raw`\b(?:fees?|deposit|kit)\b`,
  feeFor: String.raw`\b(?:registration|training|application|processing|enrol?lment|onboarding|starter|start[- ]?up|activation|membership|joining|background check|certification|licen[cs]e)\b`,
  home: String.raw`(?:\b(?:from|at) home\b|\bhome[- ]based\b|\bwork online\b|\bonline work\b)`,
  kit: String.raw`\b(?:equipment|laptop|macbook|printer|software|supplies|home office|mini office|materials)\b`,
  money: String.raw`(?:(?:[$£€₦₹]|\b(?:usd|zar|ngn|kes|ksh|inr|rs\.?|gbp|r|n(?=\d{1,3},\d{3}))) ?\d(?:[\d,.]| (?=\d{3}\b)){0,14}k?\b|\b\d(?:[\d,.]| (?=\d{3}\b)){0,14} ?(?:[$£€]|usd\b|dollars\b|pounds\b|euros?\b|rands?\b|naira\b|rupees\b|bucks\b))`,
  sum: String.raw`(?:(?:[$£€₦₹]|\b(?:usd|zar|ngn|kes|ksh|inr|rs\.?|gbp|r|n(?=\d{1,3},\d{3}))) ?\d(?:[\d,.]| (?=\d{3}\b)){0,14}k?\b|\b\d(?:[\d,.]| (?=\d{3}\b)){0,14} ?(?:[$£€]|usdt?\b|usdc\b|btc\b|dollars\b|pounds\b|euros?\b|rands?\b|eur\b|gbp\b|zar\b|naira\b|rupees\b|bucks\b|quid\b)|\b(?:hundred|thousand|fifty|sixty|eighty|twenty) (?:rands?|bucks|dollars|pounds|naira|rupees)\b)`,
  payer: String.raw`(?:^\W*|[,;:(] ?|\b(?:you|you'll|you'd|must|please|kindly|then|and|first|only|just|simply|applicants?|candidates?|to|yourself|successful ones|everyone) (?:(?:first|must|will|only|just|should|have to|need to|now|still|simply|kindly|also) ){0,2})`,
  hurdle: String.raw`\b(?:registration|register|training|induction|uniform|materials?|kit|pack|screening|vetting|clearance|verification|verify|background check|medical|admin|administration|processing|application|form|forms|interview|slot|spot|your (?:place|seat|position|post)|shortlist|offer letter|contract|id card|badge|software|licen[cs]e|visa|flight|work permit|certificate|activat\w+|unlock\w*|withdraw\w*|release|start|begin|join|secure|reserve|confirm|learnership|onboarding|proof of payment|refund\w*|police|embassy|stamp|file|courier|insurance|account opening|before)\b`,
  step: String.raw`\b(?:registration|training|induction|uniform|materials|starter kit|screening|vetting|clearance|verification|background check|medical(?: test)?|admin|processing|application|form|forms|interview|slot|spot|place|seat|offer letter|contract|id card|badge|visa|flight|work permit|certificate|learner(?:ship| number)|onboarding|embassy|stamp|file|courier|printing|hosting|seta|kit)\b`,
  small: String.raw`(?:(?:[$£€]|\b(?:usd|zar|gbp|r)) ?(?:\d[ ,]?\d{3}|\d{1,3})(?:[.,]\d\d)?(?![\d,.]*\d|k)|(?:[₦₹]|\b(?:ngn|kes|ksh|inr|rs\.?|n(?=\d{1,3},\d{3}))) ?\d{1,2},?\d{1,3}(?![\d,.]*\d|k)|(?<![\d,.$£€-])\b(?:\d[ ,]?\d{3}|\d{1,3}) ?(?:rands?|usdt|usd|eur|gbp|zar|dollars|pounds|euros?|bucks|quid|rupees|naira)\b|\b(?:hundred|fifty|sixty|eighty|twenty) (?:rands?|bucks|dollars|pounds)\b)(?! ?(?:usd )?(?:\/|[-–—]|per\b|an?\b|p\/|p\.|pm\b|ph\b|daily|weekly|monthly|every|to\b|basic|gross|nett?\b|million|billion|bn\b|m\b|mil\b|trillion))`,
  stage: String.raw`\b(?:registration|training|induction|uniforms?|materials|manual|starter kit|screening|vetting|clearance|verification|background check|medical|admin|processing|application|forms?|interviews?|slots?|spot|seat|offer letter|contract|id card|badge|visa|flight|work permit|certificate|learnership|onboarding|embassy|stamp|file|courier|delivery|customs|printing|seta|shift|shortlist(?:ed|ing)?|account activation|employee code|to qualify|number below|as security|the (?:address|group|list)|your (?:code|file|profile|place|name))\b`,
  giving: String.raw`\b(?:pay|payment|payable|deposit|settle|buy|bought|purchase|bring|eft|send|transfer|costs?|fees?|charged?|each|transferred|airtime|hold|open|load|compulsory|cash|agent|upfront|up front|refundable|non-refundable|instant money|e-?wallet|voucher|required|first)\b`,
  handover: String.raw`\b(?:e-?wallet|cash(?: ?send)?|eft|proof of payment|slip|receipt|agent|voucher|instant money|money market|up ?front|is bought|is paid|payable|capitec|western union|moneygram|before (?:mon|tues|wednes|thurs|fri|satur|sun)day|at the gate)\b`,
  click: String.raw`(?:\b(?:like|likes|liking|follow|following|subscribe|subscribing|rate|rating|review|reviews|reviewing|vote|voting|comment|click|clicks|clicking|watch|watching|install|installing|screenshots?|forward|forwarding|share|sharing|repost|post)\b.{0,30}\b(?:videos?|channels?|pages?|posts?|hotels?|products?|apps?|shops?|stores?|restaurants?|maps|listings?|orders?|ads?|adverts?|movies?|stars?|accounts?|groups?|links?|tiktoks?|reels?|youtube|tiktok|instagram|facebook|google)\b|\bgive\b.{0,12}\b(?:apps?|hotels?|products?|shops?|stores?|places|restaurants?)\b.{0,16}\b(?:ratings?|stars?|reviews?|likes?)\b)`,
  perClick: String.raw`(?:<sum>.{0,16}\b(?:each|per|for every|for each|apiece|daily|a day|per day|an hour|lands|in your account|same day|a (?:like|video|review|follow|click|screenshot|order|task|post|group)|an (?:ad|advert|order))\b|\b(?:each|every|per) (?:[\w-]+ ){0,2}(?:like|video|review|follow|click|screenshot|order|task|rating|star|post|share|link)s?\b.{0,24}<sum>|\b(?:get|receive|earn|earning|collect|cash|pays?)\b.{0,14}<sum>)`,
  idPaper: String.raw`\b(?:id|ids|identity|id (?:number|copy|book|card|document)|passport|selfie|driver'?s licen[cs]e|ssn|social security|mother's maiden name|date of birth)\b`,
  bankPaper: String.raw`\b(?:bank (?:statements?|account|details|card|letter|confirmation)|account number|card number|banking details|proof of (?:account|banking)|atm card|debit card|credit card)\b`,
  papers: String.raw`(?:bank (?:account|details|statements?|information)|id (?:number|copy|book|document|card)|identity (?:number|document)|passport (?:copy|number)|social security|ssn|credit card)`,
  yourAccount: String.raw`\byour (?:own |personal |private |bank )*account\b`,
};

/** Once somebody is hired, papers and a bank account are asked for everywhere. */
export const onceHired =
  /\b(?:after (?:the offer|an offer|you(?:'ve| have)? sign\w*|signing|signature|acceptance)|once (?:hired|signed|appointed|you (?:have )?(?:sign|accept|start|join)\w*)|when you (?:start|join|sign)|on (?:appointment|signing|your first day)|upon (?:hire|signing|appointment)|fica)\b/;

/** Their customers, not you: the words then describe the work. */
export const aboutCustomers =
  /\b(?:campaigns?|clients?|communit(?:y|ies)|customers?|donors?|guests?|leads|members|patients|shoppers|students|subscribers|users)\b/;
