import { PartClue } from "#domain/listing/rules/clue.ts";
import { says, type Surroundings } from "./surroundings.ts";

/** "You'll manage $80,000 a month across two channels": what passes through one's hands at work. */
const handled = new PartClue(
  /\b(?:manag(?:e|es|ing|ed)|handl(?:e|es|ing)|runs?|running|overse(?:e|es|eing)|look(?:s|ing)? after|deploy(?:s|ing)?|allocat(?:e|es|ing)|optimi[sz](?:e|es|ing)|scal(?:e|es|ing)|control(?:s|ling)?|responsib(?:le|ility) for|in charge of|accountable for|put(?:ting)? to work|(?:en)?trusted with|steer(?:s|ing)?|steward(?:s|ing)?|juggl(?:e|es|ing)) (?:(?:about|around|roughly|over|more than|up to|some|between|at least|approximately|upwards of|nearly|almost|well over) )*$/,
);

/** Money for others, or to be spent: "$8k a month to pay them", "a budget of £60k for freelancers", "€2,000 yearly for gear". */
const toBeSpent = new PartClue(
  /^(?: ?[)/]|[ ,]+(?:a|per|each|every|yearly|monthly|annually|annual|month|year|quarter|week|usd|eur|gbp))*[ ,]+(?:of (?:\w+ )?(?:money|budget|spend|spending|funding|media|kit)\b|to (?:play|work|test|experiment) with\b|to (?:pay|spend|invest|hire|share) (?!you)|for (?:an? |your |the )?(?:gear|inverter|generator|ups|laptop|chair|desk|headset|monitor|phone|internet|fibre|data|kit|tools|freelancers|contractors|agencies|production|tooling|software|travel|training|learning|books|courses|conferences|equipment|hardware|wellbeing|wellness)\b)/,
);
/** What is put into advertising, told in brackets behind it. */
const putIntoAds = new PartClue(
  /\b(?:ads?|meta|google|tiktok|facebook|instagram|linkedin|bing|youtube|campaigns?|media|channels?|tests?|search|social|traffic)(?: (?!buyer|manager|specialist|lead|executive|writer|strategist|analyst|coordinator|assistant|planner|expert|marketer|director|officer|head|intern|consultant|freelancer|agency)[a-z]+){0,2} \((?:about |around |roughly |some |currently |up to |over )*$/,
);
/** "The largest account, a £12,000 per month retainer" */
const clients = new PartClue(
  /\b(?:accounts?|clients?|brands?|largest|biggest|smallest)\b[^.$£€]{0,40}$/,
);
const retainer = new PartClue(/^(?: ?(?:per|a|\/) ?month|[ -]monthly)? retainer\b/);

/** "Your flows should bring in at least £40k a month" */
const broughtIn = new PartClue(
  /\b(?:flows?|e-?mails?|campaigns?|ads|store|shop|site|channels?|funnels?|newsletters?|products?|business|company|brand|programme|program|we)\b[^.,;$£€]{0,30}\b(?:brings? in|makes?|generates?|sells?|earns?|turns? over|takes?) (?:about |around |roughly |up to |over |at least |more than |between )?$/,
);

/** "How to live on R15 000 a month" */
const livedOn = new PartClue(
  /\b(?:live|living|get by|survive|retire) on (?:about |around |only |just |less than )?$/,
);

/** "Some Meta ads at $30 a day" */
const adsAt = new PartClue(
  /\b(?:ads?|adverts|campaigns?|boosts?|boosted posts|boosting)(?: (?:running|live|going|set))? (?:at|on|for|of|with) (?:about |around |roughly |up to |only )?$/,
);
/** "The average marketer earns R52 000": what somebody else is said to make. */
const madeByOthers = new PartClue(
  /\b(?:members|users|clients|customers|students|readers|sellers|hosts|drivers|alumni|subscribers|illustrators|graduates|people|families|households|workers|creators on \w+)(?: who [a-z ]{1,20})?(?: (?:can|may|often|usually|go on to|typically|now))? (?:pay(?= (?:from|between|about|around|roughly|up to|over|at least|only|us) $)|earn(?:ing)?|mak(?:e|ing)|take home|bring in|pull in) (?:between |about |around |roughly |up to |over |as much as |from |at least |only |us )?$/,
);

/** "You roster forty promoters, who get R45 an hour" */
const paidToThose = new PartClue(
  /\byou(?:'ll| will)? (?:\w+ )?(?:roster|manage|lead|supervise|brief|book|schedule|coordinate|oversee|recruit|pay)\b[^.$£€]{0,50}\b(?:who|which) (?:each )?(?:get|earn|make|are paid|receive|cost)(?: us)? (?:about |around |roughly |up to )?$/,
);

/** "Many of our candidates land offers with salaries of $100k": what those are offered elsewhere whom somebody trains. */
const offeredToOthers = new PartClue(
  /\b(?:candidates|graduates|alumni|students|members|jobseekers)\b[^.$£€]{0,40}\b(?:land(?:ed)?|achieved?|secured?|gett?(?:ing)?|got|receive[ds]?)\b[^.$£€]{0,30}\boffers?\b[^.$£€]{0,40}$/,
);

/** "$38 per hour, training $25 per hour": what is paid at first is less. */
const whileLearning = new PartClue(
  /\b(?:training|trial)(?: pay| rate| period| week)?(?: is| at| of)? ?[:(]? ?$/,
);

/** "$200-$500 for 45-60 minute consultations": paid by the sitting. */
const bySitting = new PartClue(
  /^ for (?:an? |each |every )?\d{1,3}(?: ?(?:-|to) ?\d{1,3})?[ -]?(?:min(?:ute)?s?|hours?|hrs?)[ -]/,
);
/** "$150/month health and wellness stipend" */
const perk = new PartClue(
  /^(?: ?(?:\/|per |an? )?(?:month|year|quarter|mo|yr)|[ -](?:monthly|yearly|annual|quarterly))? (?:[a-z&]{1,14} ){0,2}(?:health|wellness|wellbeing|phone|internet|wifi|learning|education|home.?office|gym|fitness|lifestyle|technology|equipment|commuter|childcare|food|lunch|travel|vacation)(?: [a-z&]{1,14}){0,3} (?:stipend|allowance|reimbursement|budget|credit|subsidy|benefit|fund)\b/,
);
/** "Fertility HRA (up to $10,000 per year)", "we match contributions, up to a maximum of $10,000", "if you make less than $50,000" */
const perkBefore = new PartClue(
  /\b(?:hra|hsa|fsa|fertility|adoption|tuition|student loans?|sabbatical|gym|contributions?|spesen|vale[ -][a-z]{4,12}(?:\/[a-z]{4,12})?)\b[^$€£\d]{0,40}$|\bif you (?:make|earn|are making|are earning) (?:less than |under |below |over |more than )?$/,
);
/** "Licence needed (we pay the R9 000)". */
const paidForYou = new PartClue(
  /\bwe(?:'ll| will)? (?:pay|cover|reimburse|refund) (?:the|that|this|your|those) $/,
);
/** "Deals greater than $750,000". */
const dealSize = new PartClue(
  /\b(?:deals?|contracts?|orders?|accounts?|engagements|transactions?|capital|acv|arr|tcv)(?: (?:values?|sizes?|worth|amounts?|volumes?|of|from|ranging|averaging|valued|between))* (?:(?:greater|more|larger|bigger|higher|less|smaller) than|over|above|upwards of|in excess of|exceeding|up to|worth|of|at) $/,
);

/** "Plus $10 for every inspection": what comes on top of the pay, each time. */
const besides = /(?:\bplus|\+|\band) (?:an? |another )?$/;
const forEachOne = new PartClue(/^ (?:more )?(?:for|per) (?:every|each) [a-z]/);

/** Whether the words right beside a figure make it money that goes to others, or is less than the pay. */
export function isForOthers(around: Surroundings): boolean {
  const { before, after } = around;
  return (
    behindFigure.some((clue) => says(around, clue, after)) ||
    beforeFigure.some((clue) => says(around, clue, before)) ||
    (says(around, retainer, after) && says(around, clients, before)) ||
    (says(around, forEachOne, after) && besides.test(before))
  );
}

const behindFigure = [perk, bySitting, toBeSpent];
const beforeFigure = [
  perkBefore,
  paidForYou,
  dealSize,
  handled,
  putIntoAds,
  broughtIn,
  livedOn,
  adsAt,
  madeByOthers,
  offeredToOthers,
  paidToThose,
  whileLearning,
];
