import type { Rule } from "#domain/listing/rules/rule.ts";
import type { ReasonId } from "../reasons.ts";
import { pattern } from "./wording.ts";

/** Three things in one sentence, in whatever order they are said. */
const inAnyOrder = (a: string, b: string, c: string): string =>
  [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ]
    .map((parts) => parts.join(".{0,70}"))
    .join("|");

/** Wages, perks and what customers pay; what the company pays, and what nobody has to. */
const wagesOrPerks =
  /\b(?:salar(?:y|ies)|stipend|wages?|compensation|per (?:month|annum|year|hour|week)|a (?:month|year)|monthly|annual(?:ly)?|yearly|hourly|pm|p\.m|ctc|basic|bonus(?:es)?|allowance|budget|paid (?:tests?|trials?|pieces|tasks?|assignments?|exercises?)|paid \w+ pieces|perks?|benefits?|worth|invoices?|rates?|reimburs\w+|refund(?:s|ed)? (?:you|your|against)|receipts?|expenses|never|free of charge|no (?:\w+ )?(?:fees?|costs?|charges?|deposit|payment)|not? (?:pay|charge|ask|cost)|don't (?:pay|charge|ask)|doesn't cost|nothing|won't|without (?:paying|charge)|paid for by|on us|our (?:cost|expense|account)|arranged and paid|beware|scam\w*|fraud\w*|customers?|our clients|clients (?:pay|who|get|can|book|buy)|for clients|patients|students|guests|donors|shoppers|buyers|learners|couples|brides|runners|visitors|medals?|exhibitors|subscribers|attendees|delegates|readers|members|merchants|tenants|passengers|tickets?)\b|\b(?:we|company|employer)(?:'ll| will| also| fully| always| then| do)* (?:\w+ )?(?:pay|pays|cover|covers|sponsor|fund|give|provide|load|send you|buy you|book|carry|arrange)\b/;

/** Small sums, goods or errands that only a swindler wants of somebody who has not begun to work. */
export const beforeWork: readonly Rule<ReasonId>[] = [
  {
    id: "small-sum-for-a-step",
    effect: "fee-up-front",
    pattern: pattern(inAnyOrder("<small>", "<hiringStep>", "<giving>")),
    unless: wagesOrPerks,
    reason: "A small sum is given for a step that costs an applicant nothing elsewhere.",
    fires: "Slots are R250 each, pay on arrival, interview afterwards.",
    spares: "The interview costs nothing, and we pay R250 for your taxi.",
  },
  {
    id: "proof-of-a-like",
    effect: "task-scheme",
    pattern:
      /\b(?:like|likes|follow|subscribe|watch|rate|review|comment|vote|download|install)\b.{0,60}\b(?:send|submit|upload|share|post)\b.{0,16}\bscreenshots?\b|\bscreenshots? (?:of|as) (?:your |the |each )?(?:\w+ )?(?:likes?|follow|review|rating|subscription|proof)\b/,
    unless:
      /\b(?:report(?:s|ing)?|clients|customers?|bugs?|campaigns?|competitors?|graph|dashboard|results|speed ?test|your best|with your cv)\b/,
    reason: "A screenshot proves that something was liked.",
    fires: "Watch short clips, press like and send us the screenshot.",
    spares: "You review ads of competitors and upload screenshots for the report.",
  },
  {
    id: "money-to-your-account",
    effect: "money-moving",
    pattern:
      /\b(?:transfer|send|deposit|pay|move|receive)\w*\b.{0,30}\b(?:money|funds|payments?|proceeds)\b.{0,20}\b(?:to|into|in|on) your (?:\w+ )?account\b|\b(?:hand|give|pass|bring|send)\b.{0,20}\b(?:it|cash|money|rest)\b.{0,40}\b(?:minus|less|keep\w*)\b.{0,12}\b(?:\d+|five|eight|ten|fifteen) ?(?:%|percent)|\bwithdraw\b.{0,30}\b(?:hand|give|pass|bring)\b.{0,16}\bto (?:our|a|the) (?:driver|agent|runner|courier|colleague|contact)\b/,
    unless:
      /\b(?:salar(?:y|ies)|wages?|payroll|payslip|your earnings|invoices?|customers? (?:send|see)|users|your (?:pay|fee|commission))\b/,
    reason: "Money of others is sent to the applicant's account.",
    fires: "We transfer the supplier's money to your account.",
    spares: "We send your salary to your account and a payslip by mail.",
  },
  {
    id: "coins-to-their-wallet",
    effect: "money-moving",
    pattern:
      /\b(?:bitcoin|btc|usdt|crypto(?:currency)?)\b.{0,60}\b(?:send|forward|transfer|pay|move)\b.{0,30}\b(?:our|company|company's|their|the boss's) (?:\w+ )?wallet\b/,
    unless: /\b(?:never|readers|explain|guides?|articles?)\b/,
    reason: "Coins bought with the money of others go to the company's wallet.",
    fires: "Change the deposits into Bitcoin at an ATM and send them to our wallet.",
    spares: "You explain how Bitcoin is sent to our wallet app.",
  },
  {
    id: "coins-sent-on",
    effect: "money-moving",
    pattern:
      /\byou (?:\w+ )?(?:buy|convert|swap|change|turn)\b.{0,24}\b(?:bitcoin|btc|usdt|crypto)\b.{0,40}\b(?:send|forward|pass|transfer)\b/,
    unless: /\b(?:customers?|users?|readers|learn|explain|guides?)\b/,
    reason: "Money of others is to be turned into coins and sent on.",
    fires: "They EFT you, you buy Bitcoin and send it on.",
    spares: "You explain to readers how to buy Bitcoin.",
  },
  {
    id: "cheque-in-the-post",
    effect: "cheque-for-equipment",
    pattern:
      /\b(?:send|post|mail|issue|courier|give) you (?:an? |the )?(?:company |certified |bank )*(?:cheque|check|bank draft)\b/,
    unless:
      /\b(?:never|salar\w+|wages?|pay ?cheque|paycheck|background|commission|check[- ](?:in|list))\b/,
    reason: "A cheque comes before any work is done.",
    fires: "We post you a cheque for R30 000.",
    spares: "We send you a check-in mail.",
  },
  {
    id: "paid-for-a-task",
    effect: "task-scheme",
    pattern: pattern(
      String.raw`\b(?:first|daily|simple|easy|your|small|online) tasks?\b.{0,40}<small>.{0,24}\b(?:guaranteed|today|daily|per|each|instantly)\b|<small>.{0,24}\b(?:per|each|every|a|for each) (?:\w+ )?task\b`,
    ),
    unless: /\b(?:test|trial|per hour|an hour|invoice|salary|clients?|freelanc\w+)\b/,
    reason: "Small tasks are paid for by the piece.",
    fires: "Your first task pays R800, guaranteed today.",
    spares: "We pay R800 for the trial task on invoice.",
  },
  {
    id: "lets-them-in",
    effect: "rented-account",
    pattern:
      /\byour\b.{0,60}\b(?:letting|let) us (?:in|use it|log in|run it|borrow it)\b|\b(?:let us|we|us|to) (?:\w+ )?(?:run|post|place|send|publish|put|push|boost)\b.{0,30}\b(?:from|through|using|via|under|with) your (?:own |personal |private |old )?(?:facebook|fb|instagram|insta|whatsapp|google|tiktok|linkedin|twitter|x|gmail|upwork|amazon) (?:ads? )?(?:account|profile|page|number)\b/,
    unless: /\b(?:users?|customers?|clients?|know)\b/,
    reason: "Others are to be let into the applicant's account.",
    fires: "Your LinkedIn earns $120 a month for letting us in.",
    spares: "Your ideas: let us know.",
  },
  {
    id: "codes-of-cards",
    effect: "money-moving",
    pattern:
      /\b(?:photograph|photos? of|pictures? of|scratch|read out|screenshot)\b.{0,20}\b(?:the|their|card|voucher) (?:\w+ )?(?:codes|pins)\b/,
    unless: /\b(?:customers?|shoppers?|promo|campaigns?|qr|discount)\b/,
    reason: "The codes of cards are wanted, which is as good as cash.",
    fires: "Photograph the codes and mail them to me.",
    spares: "You check the discount codes of our campaigns.",
  },
  {
    id: "cards-for-the-boss",
    effect: "known-bait",
    pattern:
      /\b(?:asks? you to|you|you'll|please|kindly|to|can you) (?:pick up|buy|purchase|get)\b.{0,30}\b(?:gift|itunes|google play|steam|apple) ?(?:gift )?(?:cards?|vouchers?)\b/,
    unless: /\b(?:customers?|shoppers?|winners?|campaigns?|promo\w*|how to)\b/,
    reason: "Gift cards are to be bought for somebody one never met.",
    fires: "Your boss asks you to pick up Apple gift cards.",
    spares: "You tell shoppers where to get gift cards.",
  },
  {
    id: "sum-for-a-sum",
    effect: "money-that-grows",
    pattern: pattern(
      String.raw`<sum>.{0,50}\b(?:pays?|gives?|returns?|brings?|sends?|earns?|makes?|gets?) (?:you )?(?:back |out )?<sum>|\b(?:place|put|pay|send|load|deposit|invest|fund|stake|top up|start with|buy|hand|transfer|contribute)\b.{0,14}<sum>.{0,90}\b(?:draw|withdraw|get|receive|earn|collect|cash out|take out|walk away with|take home)\b.{0,16}<sum>`,
    ),
    unless:
      /\b(?:salary|per (?:hour|month|year)|a (?:month|year)|clients?|customers?|budget|ad spend|revenue|bonus|referr\w+|base|basic|if you (?:charge|bill|quote))\b|\/ ?(?:hr|hour|day|month|year|yr)\b/,
    reason: "One sum is put in, and a larger one is to come out.",
    fires: "Put in R300 today and our robot pays you R900 on Friday.",
    spares: "A budget of R300 brings back R900 in sales.",
  },
  {
    id: "parcels-at-your-door",
    effect: "money-moving",
    pattern:
      /\b(?:parcels?|packages?|boxes|deliveries)\b.{0,30}\b(?:at|to|in) your (?:own )?(?:flat|home|house|address|door|garage|place)\b/,
    unless:
      /\b(?:laptop|samples?|welcome|for you|equipment|we (?:send|ship|courier)|delivered to you)\b/,
    reason: "Parcels of strangers come to the applicant's door.",
    fires: "You sign for parcels at your flat.",
    spares: "We ship boxes with samples to your home.",
  },
];
