import type { Rule } from "#domain/listing/rules/rule.ts";
import type { ReasonId } from "../reasons.ts";
import { pattern } from "./wording.ts";

/** Said of what nobody has to pay, of what the company pays, or of what customers do. */
const honest =
  /\b(?:medals?|marathon|runners)\b|\b(?:who|that) use (?:our|the)\b|\buniform (?:is )?(?:supplied|provided|included)\b|\bpay (?:is|are|ranges?|of)\b|\bemployment contract\b|\bbonus(?:es)? (?:is|are|of)\b|\byou own\b|\breferral bonus\b|\b(?:no|never|not|don't|doesn't|won't|without|free of|nothing|nobody)\b.{0,30}\b(?:fees?|deposits?|charges?|charged?|pay|costs?|money|upfront)\b|\bnever ask|\bwe (?:\w+ )?(?:load|give|provide|ship|arrange|book|carry|buy|lend)\b|\b(?:is|are) (?:ours|on us|covered)\b|\b(?:we|company|employer|us)(?:'ll| will| also| fully| always| then)* (?:pay|pays|cover|covers|sponsor|fund|refund|reimburse)|\b(?:reimbursed?|receipts|expenses|paid for by|on us|our (?:cost|expense)|beware|scammers?|fraudsters?|impersonat\w+)\b|\b(?:clients?|customers?|members? of the public|patients?|students?|tenants?|buyers?|guests?|donors?|shoppers?|merchants?|diners?|subscribers?|attendees|delegates|sponsors|players|readers|parents|learners|exhibitors?|renewals?)\b/;

/** Money, goods and secrets that flow from whoever applies to whoever "hires", before there is any work. */
export const flows: readonly Rule<ReasonId>[] = [
  {
    id: "applicant-pays",
    effect: "fee-up-front",
    pattern: pattern(
      String.raw`<payer>(?:pay(?! ?:| range| rate| scale)|deposit|eft|transfer|send|bring|load|purchase|buy|cover|settle|contribute|add)\b.{0,30}<sum>.{0,60}(?:<hiringStep>|<toGetOn>)|(?:<hiringStep>|<toGetOn>).{0,60}<payer>(?:pay|deposit|eft|transfer|send|bring|load|purchase|buy|cover|settle|contribute|add)\b.{0,30}<sum>|\bproof of (?:payment|deposit|eft)\b.{0,40}\b(?:hr|me|us|whatsapp|\d{3}|before|secure|confirm)|\b(?:pay|deposit|eft|transfer|send) <sum> (?:to|into|for|before|via|and) (?:\w+ ){0,4}(?:agent|recruiter|hr|account|number|form|spot|place|slot|list)\b`,
    ),
    unless: honest,
    reason: "The applicant is to pay before there is any work.",
    fires: "Bring R180 cash for your badge and uniform.",
    spares: "You bring R180 vouchers to shoppers who register.",
  },
  {
    id: "fee-with-a-sum",
    effect: "fee-up-front",
    pattern: pattern(
      String.raw`<sum> (?:\w+ ){0,2}(?:<hiringStep>|<toGetOn>|commitment|joining|holding|agent|agency|token|insurance|membership|administrative|starter|welcome|business) ?(?:fees?|levy|deposit|charge|duty|contribution|pack|kit|package|bundle)\b|(?:<hiringStep>|<toGetOn>|commitment|joining|holding|agent|agency|token|membership|administrative|insurance) (?:fees?|levy|deposit|charges?|duty|contribution|costs?)\b.{0,30}<sum>|\b(?:starter|welcome|business|joining|training|tool) (?:pack|kit|package|bundle)s?\b.{0,30}<sum>|\brefundable (?:[a-z&]+ ){0,5}(?:fee|charge|deposit|amount)\b.{0,24}<sum>`,
    ),
    unless: honest,
    reason: "A fee with a sum stands between the applicant and the job.",
    fires: "Only R2 800 processing fee to our agent.",
    spares: "Delegates see a R2 800 processing fee at the till.",
  },
  {
    id: "sum-wanted-from-you",
    effect: "fee-up-front",
    pattern: pattern(
      String.raw`\b(?:needs?|requires?|wants?|takes?|charges?|collects?)\b.{0,12}<sum> from (?:you|each|every|all|applicants|candidates)\b|\byou(?:'ll| will| may| are|'re)*(?: be)? asked (?:for|to (?:pay|send|deposit)) (?:an? |only )?<sum>|(?:<hiringStep>|<toGetOn>).{0,24}\b(?:costs?|comes to|comes at|priced at|goes for)\b.{0,12}<sum>.{0,60}\b(?:you|refund\w*|back|before|first)\b|\b(?:costs? you|you (?:only )?cover) (?:only |just )?<sum>|<sum>.{0,40}\b(?:refunded|returned|comes back|get (?:it |this |that )?back|paid back)\b.{0,30}\b(?:first|month|after|pay|salary|days|week)|\b(?:small|token|minor|tiny) (?:\w+ )?(?:fee|payment|deposit|contribution|amount) (?:is |will be )?(?:needed|required|asked|payable|applies|to (?:start|join|secure|activate|confirm))`,
    ),
    unless: honest,
    reason: "A sum is wanted from the applicant.",
    fires: "The vetting company needs R260 from you.",
    spares: "The employer needs nothing from you and will pay R260 for vetting.",
  },
  {
    id: "hurdle-for-cash",
    effect: "fee-up-front",
    pattern: pattern(
      String.raw`<hiringStep>.{0,60}<sum>.{0,30}<handover>|<hiringStep>.{0,60}<handover>.{0,24}<sum>|<sum>.{0,30}<handover>.{0,60}<hiringStep>|\b(?:only|just) <sum> (?:for|to|is for) (?:your|our|the)\b|\b(?:just|only|simply|first|must|have to|need to) (?:\w+ )?(?:pay|deposit|eft|buy|load)\b.{0,30}<sum>`,
    ),
    unless: honest,
    reason: "A step towards the job is to be paid for in cash, by voucher or through an agent.",
    fires: "Police clearance goes through our agent: R350 by eWallet.",
    spares: "Police clearance is arranged and paid for by us, R350 or more.",
  },
  {
    id: "bought-into-the-job",
    effect: "fee-up-front",
    pattern: pattern(
      String.raw`\b(?:join|buy in|enter|get in|register|sign up|become an? (?:distributor|partner|agent|member|reseller))\b.{0,20}\b(?:with|from|for|at)\b.{0,12}<sum>|\bcredit (?:score|report)\b.{0,80}\b(?:card|trial|link|screenshot)\b|\bequipment is <sum>|\b(?:vip|priority|short|candidate|talent) ?(?:list|pool|queue)\b.{0,12}<sum>`,
    ),
    unless: new RegExp(
      String.raw`${honest.source}|\b(?:per month|a month|pm|p\.m|salary|basic|annum|per hour|an hour|score app|accounts)\b`,
    ),
    reason: "The way into the job is bought, or the work is paid for out of one's own pocket.",
    fires: "Join on level 1 with the R1 750 product pack.",
    spares: "Join us at R25 000 per month.",
  },
  {
    id: "own-card",
    effect: "fee-up-front",
    pattern:
      /\b(?:put|pay|load|run|charge|cover|buy|book|fund)\b.{0,40}\b(?:on|with|from|out of) your (?:own |personal )+(?:\w+ )?(?:card|money|funds|pocket)\b/,
    unless: /\b(?:never|not|don't|no need|customers? (?:pay|buy)|receipts?|expense claims?)\b/,
    reason: "The business is paid for with the applicant's own card.",
    fires: "You'll put the campaigns on your personal credit card.",
    spares: "You never pay with your own money.",
  },
  {
    id: "much-for-an-hour-a-day",
    effect: "earnings-promise",
    pattern: pattern(
      String.raw`<sum>.{0,70}\b(?:one|two|three|1|2|3|an|a few|half an)[ -]hours?\b.{0,24}\b(?:a|per|each|every) day\b|\b(?:one|two|three|1|2|3|an|a few|half an)[ -]hours?\b.{0,12}\b(?:a|per|each|every) day\b.{0,40}<sum>(?! ?(?:\/|an|per|ph)\b)`,
    ),
    unless: /\b(?:an hour|per hour|p\/?h|hourly|part[- ]time|overlap|meetings?)\b/,
    reason: "A full wage for an hour or two a day.",
    fires: "R45 000 per month for two hours of typing a day.",
    spares: "Two hours a day at R95 an hour.",
  },
  {
    id: "stars-for-the-unseen",
    effect: "task-scheme",
    pattern:
      /\b(?:write|give|leave|post)\b.{0,12}\b(?:5|five)[- ]?stars?\b|\b(?:places?|hotels?|shops?|restaurants?|products?|stores?) (?:that )?you(?:'ve| have)? never\b/,
    unless: /\b(?:customers?|guests|happy|earn us|why)\b/,
    reason: "Stars are given to what nobody has seen.",
    fires: "Write five-star reviews for places you've never been to.",
    spares: "Happy guests leave 5-star reviews, and you answer them.",
  },
  {
    id: "people-under-you",
    effect: "recruit-others",
    pattern:
      /\b(?:people|persons?|members?|friends?|everyone|recruits) (?:\w+ )?(?:under|below|beneath) (?:you|them)\b|\b(?:two|three|four|five|six|ten|\d+) (?:\w+ )?(?:friends|people|members|others)\b.{0,30}\b(?:join\w*|make you|you become|under you|in your circle)\b|\b(?:paid|earn|money|commission|bonus)\b (?:\w+ ){0,3}(?:for|from|on|per) (?:each|every|everyone|whoever|anybody|all) (?:\w+ ){0,2}(?:sign up|recruit|bring|invite|under)\b|\b(?:recruit|bring in|sign up|introduce|invite)\b (?:\w+ )?(?:two|three|four|five|six|ten|\d+) (?:\w+ )?(?:people|friends|members|others)\b/,
    unless: /\b(?:team of|report to|lead|manage|customers?|clients?|event|webinar)\b/,
    reason: "Money comes from the people one brings in.",
    fires: "Recruit five people and you become a manager.",
    spares: "You lead a team of five people.",
  },
  {
    id: "cards-for-codes",
    effect: "money-moving",
    pattern: pattern(
      String.raw`\b(?:buy|purchase|get|load|pick up|send)\b.{0,40}\b(?:itunes|google play|steam|amazon|gift|apple|razer|ott|blu|prepaid|1) ?(?:gift )?(?:cards?|vouchers?)\b.{0,80}\b(?:codes?|pins?|scratch|pictures?|photos?|serious|refund\w*|numbers)\b|\bscratch\b.{0,24}\bsend\b.{0,24}\b(?:codes?|pins?|numbers)\b`,
    ),
    unless: /\b(?:customers?|shoppers?|promo|campaigns?|subscribers?|readers)\b/,
    reason: "Cards are to be bought and their codes sent on.",
    fires: "Buy Google Play vouchers, scratch them and send the codes.",
    spares: "You plan gift card promotions and check the codes for shoppers.",
  },
  {
    id: "paid-for-clicks",
    effect: "task-scheme",
    pattern: pattern(
      String.raw`\b(?:each|every|per) (?:[\w-]+ ){0,2}(?:like|review|follow|click|screenshot|rating|star)s?\b.{0,24}<sum>|<click>.{0,60}<perClick>|<perClick>.{0,60}<click>|\b(?:grab|match|boost|snatch|optimi[sz]e)\w* (?:\w+ ){0,2}(?:orders?|products?|apps?|data|listings?|hotels?|bookings?|merchants|stores|ratings|sales)\b.{0,80}\b(?:commissions?|recharge|top[ -]?up|deposit|credited|payout|withdraw\w*)\b`,
    ),
    unless:
      /\b(?:salary|per (?:month|annum|year)|monthly|a (?:month|year)|campaigns?|report(?:s|ing)?|track|clients?|our (?:customers|users|readers)|budget|ad spend|influencers?|cpc|cpm|average|(?:costs?|price) per)\b/,
    reason: "Clicks, likes, stars or orders are paid for.",
    fires: "Follow three Instagram pages and R150 lands in your account.",
    spares: "You track likes and follows for a salary of R15 000 per month.",
  },
  {
    id: "pays-to-go-on",
    effect: "task-scheme",
    pattern:
      /\b(?:recharge(?! and\b| your batter)|top(?:ping)?[ -]?up|(?<!direct )deposit|prepay|pre-?fund|upgrade fee|unlock(?! (?:(?:the|your|their|our|its|new|full|true) ){0,3}(?:potential|value|growth|power|possibilit|opportunit|creativ|insight)))\b.{0,60}\b(?:tasks?|orders?|commissions?|levels?|vip|withdraw\w*|balance|earnings|premium|higher)\b|\b(?:bonus|profit|level)\b.{0,24}\b(?:each|every|per) recharge\b|\b(?:tasks?|orders?|commissions?|levels?|withdraw\w*|negative balance|earnings)\b.{0,60}\b(?:add funds|recharge|top(?:ping)?[ -]?up|(?<!direct )deposit|prepay|pre-?fund)\b|\byour negative balance\b|\bwithdraw\w*\b.{0,40}\b(?:once|after|until|only when|when) you (?:have )?(?:paid?|deposit\w*|settled?|cleared?|recharged?|topped)/,
    unless:
      /\b(?:nobody (?:ever )?has to|customers?(?! service|-service)|users?|clients?|players?|members|merchants' |campaigns?|bank's|savings|product team|we (?:will |would |do )?never)\b/,
    reason: "Money must be put in to go on with tasks or to be paid.",
    fires: "Premium tasks need a R1 000 deposit.",
    spares: "You explain deposits and withdrawals to customers.",
  },
  {
    id: "wage-in-coins",
    effect: "task-scheme",
    pattern:
      /\b(?:salary|wages?|pay|payments?|payouts?|paid|commissions?|earnings|settled?|income)\b.{0,40}\b(?:usdt|tether|trc-?20|(?:bitcoin|btc|eth|crypto(?:currency)?|usdc)\b.{0,30}\bwallet)\b/,
    unless:
      /\b(?:customers?|users?|clients?|exchange|articles?|explain|merchants?|product|may|if you (?:like|wish|prefer|want)|choose|option(?:al|ally)?|can be paid|or (?:by |in )?(?:fiat|bank|usd|eur|eft|rands?))\b/,
    reason: "The wage is paid in coins that nobody can call back.",
    fires: "Salary is settled in Bitcoin to your wallet each evening.",
    spares: "You explain to customers how payments in Bitcoin reach a wallet.",
  },
];
