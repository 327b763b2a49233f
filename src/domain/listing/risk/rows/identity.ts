import type { Rule } from "#domain/listing/rules/rule.ts";
import type { ReasonId } from "../reasons.ts";
import { pattern } from "./wording.ts";

const ordinary =
  /\b(?:never|not ask|won't ask|no need|after (?:the|an|you|your|we|signing|signature|acceptance)|once (?:the|you|hired|signed|appointed|we)|when you (?:start|join|sign)|on (?:appointment|boarding|signing|your first)|onboarding|upon (?:hire|signing|appointment)|signed|customers?|clients?|users?|members|policyholders|phishing|database|records?|beware|popia)\b/;

/** An account, a name, an address or papers of the applicant are used by others. */
export const identity: readonly Rule<ReasonId>[] = [
  {
    id: "money-through-you",
    effect: "money-moving",
    pattern: pattern(
      String.raw`\b(?:pay|paid|deposit(?:s|ed)?|transfer(?:s|red)?|lands?|comes?|sent|receive[ds]?|payments?|funds|money)\b.{0,40}\b(?:into|to|in|through|via|on|using) your (?:\w+ ){0,2}account\b.{0,60}\b(?:forward|send|pass|transfer|withdraw|keep|take|remainder|rest|move|convert)\b|\b(?:let us |we )?(?:use|using|lend|rent|need|borrow)\b.{0,12}\byour (?:\w+ ){0,2}(?:bank|fnb|capitec|absa|nedbank|tymebank|paypal|business|current|savings|cheque) ?(?:bank )?account\b|\b(?:keep|take|retain|earn|get|yours is|minus) (?:your )?(?:\d+|five|ten|eight) ?(?:%|percent)\b.{0,60}\b(?:forward|send|pass|transfer|rest|remainder|balance|convert)\b|\b(?:forward|send|pass on|transfer)\b.{0,30}\b(?:rest|remainder|balance|\d\d ?(?:%|percent))\b.{0,40}\b(?:keep|bitcoin|western union|moneygram|account|supplier|partner|us)\b|\b(?:receive|collect|accept)\b.{0,30}\b(?:payments?|money|funds)\b.{0,60}\b(?:swap|convert|buy|change|exchange)\b.{0,30}\b(?:btc|bitcoin|usdt|crypto|binance)\b|\b\d+ ?(?:%|percent) of (?:each|every|all)\b.{0,16}\b(?:is )?yours\b`,
    ),
    unless: /\b(?:we pay your salary|payslip|your salary (?:is|will be) paid|campaigns?|budget)\b/,
    reason: "Other people's money passes through the applicant.",
    fires: "Overseas buyers pay into your account, take 8% and forward the remainder.",
    spares: "We pay your salary into your account and send a payslip.",
  },
  {
    id: "parcels-through-you",
    effect: "money-moving",
    pattern:
      /\b(?:receive|collect|accept|get|parcels?|packages?|boxes)\b.{0,30}\b(?:parcels?|packages?|boxes|come|arrive|delivered|goods)\b.{0,30}\b(?:at home|your (?:home|house|address|flat|door|place)|where you live)\b.{0,80}\b(?:forward|send|label|drop|ship|post|repack|hand|photograph)\w*\b|\byour (?:house|home|address|flat|garage|door)\b.{0,60}\b(?:boxes|parcels|packages|goods)\b.{0,80}\b(?:labels?|forward|driver|send|ship|collect)\w*\b|\bper (?:parcel|box|package) (?:you )?(?:forward|send|ship)\w*|\b(?:re-?label|re-?pack|reprint the labels?|change the labels?|new labels?)\b.{0,50}\b(?:send|forward|ship|post|drop|abroad)\w*\b/,
    unless: /\b(?:influencers?|samples|our (?:warehouse|studio|store|shop)|customers)\b/,
    reason: "Parcels of strangers pass through the applicant's home.",
    fires: "Receive packages at home, reprint the labels and post them on.",
    spares: "You send samples to influencers from our warehouse.",
  },
  {
    id: "account-lent",
    effect: "rented-account",
    pattern: pattern(
      String.raw`\b(?:rent|lend|lease) (?:us |out |to us )?(?:it|them|yours)\b|\b(?:rent|lend|lease|sell|hire) (?:us |out |to us )?(?:your (?:\w+,? (?:and |& )?){0,4}(?:accounts?|profiles?|pages?|numbers?|linkedin|facebook|whatsapp|instagram|upwork|line))\b|\b(?:open|create|register|verify|set up|activate)\b.{0,30}\b(?:accounts?|compan(?:y|ies)|sim(?: cards?)?|wallets?|numbers?|stores?|business)\b.{0,24}\b(?:in|under|on|with) your (?:own )?(?:name|id|details|passport)\b|\b(?:open|create|register|make|set up)\b.{0,24}\b(?:accounts?|profiles?|wallets?)\b.{0,40}\b(?:hand|give|send|share|pass|forward)\b.{0,16}\b(?:us|over|me|log-?ins?|access)\b|\b(?:loan|credit|finance|phone contract)\b.{0,24}\bin your name\b|\bwe log in (?:from|on|with)\b|\bour (?:team|people|engineers|guys) (?:use|uses|work|works|log) (?:\w+ ){0,2}(?:your (?:account|profile|name)|under your name|as you)\b`,
    ),
    unless: /\b(?:customers?|clients?|users?|security|help|helps|our own)\b/,
    reason: "An account or a name of the applicant is lent out.",
    fires: "Verify a SIM card under your ID and bring it to us.",
    spares: "You create profiles for our own pages and help with security.",
  },
  {
    id: "secrets-asked",
    effect: "banking-log-in",
    pattern:
      /\b(?:send|give|share|hand|tell|read|forward|need|needs|provide|reply with|enter|fill in|type in|key in|capture|supply|whatsapp|want)\b.{0,30}\byour (?:\w+ ){0,4}(?:passwords?|pins?|otps?|log-?ins?|cvv|card (?:number|details)|one[- ]time pin|banking (?:details and pin|profile|app))\b|\b(?:send|give|share|hand|tell|read|forward) (?:us|me|over|him|her)\b.{0,20}\b(?:passwords?|pins?|otps?|cvv|log-?ins?|card number)\b|\bcard number\b.{0,40}\b(?:digits|cvv|expiry|back|pin)\b|\byour (?:bank |debit |credit |atm )+card\b.{0,40}\b(?:verif\w+|confirm|activate|identity|charged?)\b|\b(?:share|send|give|forward|read) (?:us |me |out )?the (?:log-?in|verification|sms|six.digit|6.digit|one.time) (?:code|pin)\b|\b(?:anydesk|teamviewer|quick ?support)\b.{0,60}\b(?:bank\w*|card|account)\b|\b(?:logged|log) in(?:to)? (?:to )?(?:your )?(?:\w+ )?(?:internet |online |mobile )?banking\b/,
    unless: ordinary,
    reason: "A password, a PIN or a card is asked for.",
    fires: "We need your banking app password to load you on payroll.",
    spares: "We never ask for your PIN.",
  },
  {
    id: "papers-and-bank",
    effect: "papers-and-bank",
    pattern: pattern(
      String.raw`\b(?:send|submit|whatsapp|inbox|e-?mail|forward|upload|reply with|provide|need|needs|supply|give|bring|attach|share|fill in|complete)\b.{0,60}<idPaper>.{0,80}<bankPaper>|\b(?:send|submit|whatsapp|inbox|e-?mail|forward|upload|reply with|provide|need|needs|supply|give|bring|attach|share|fill in|complete)\b.{0,60}<bankPaper>.{0,80}<idPaper>`,
    ),
    unless: new RegExp(
      String.raw`${ordinary.source}|\b(?:need|have) an? (?:\w+ ){0,2}(?:id|passport|bank account)\b`,
    ),
    reason: "Identity and bank papers are asked for together, before a contract.",
    fires: "Send your ID copy, a selfie and your latest bank statement today.",
    spares: "Once the contract is signed, HR needs your ID copy and a bank statement.",
  },
  {
    id: "talk-in-chat-only",
    effect: "chat-only-interview",
    pattern:
      /\b(?:chat|text|telegram|whats ?app|signal|messages?) (?:chat |messages? )?only\b|\bonly (?:by|via|on|through) (?:chat|text|telegram|whats ?app|signal)\b/,
    unless: /\b(?:customers?|clients?|support|leads|campaigns?|cold)\b/,
    reason: "Whoever hires is only ever there in a chat.",
    fires: "Interview by Telegram chat only.",
    spares: "Support for customers is by chat only.",
  },
  {
    id: "nobody-to-meet",
    effect: "no-interview",
    pattern:
      /\bno (?:video |phone |voice )calls?\b|\bno calls?(?:,| or| and)? (?:no |interview|needed|required|necessary|just|only)|\b(?:hired?|start|onboarded|begin) (?:you )?(?:the )?same day\b|\bno (?:interview|cv|resume|paperwork|documents)\b(?! (?:process|stage|round|loop|limit))/,
    unless: /\b(?:customers?|clients?|support|leads|campaigns?|cold)\b/,
    reason: "Nobody wants to meet whoever is hired.",
    fires: "No interview, you start the same day.",
    spares: "Customers hear no calls at night.",
  },
  {
    id: "stake-that-pays",
    effect: "money-that-grows",
    pattern: pattern(
      String.raw`\b(?:invest|deposit|stake|put in|start with|buy in)\b.{0,16}<sum>.{0,50}\b(?:withdraw|get|receive|earn|becomes?|returns?|out|back|profit|double|grow\w*)\b|<sum> (?:in|joining|to join|stake)\b.{0,8}<sum> (?:out|back|payout)|\bdouble (?:your|the) (?:money|deposit|stake|investment)\b|<gain> (?:daily|weekly|per day|a day|per week|a week|every day|each day)\b`,
    ),
    unless:
      /\b(?:licensed|readers|clients?|customers?|journalis\w+|compliance|copy about|users|budget|ad spend|raised|investors?)\b/,
    reason: "Money is to be put in, to grow.",
    fires: "Invest R500 and withdraw R5 000 after three days.",
    spares: "Our clients invest R500 and get a licensed adviser.",
  },
];
