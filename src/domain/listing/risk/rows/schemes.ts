import type { Rule } from "#domain/listing/rules/rule.ts";
import type { ReasonId } from "../reasons.ts";
import { beforeWork } from "./before-work.ts";
import { flows } from "./flows.ts";
import { identity } from "./identity.ts";
import { tricks } from "./tricks.ts";
import { aboutCustomers, pattern } from "./wording.ts";

/** Said of what the company pays, of what nobody has to pay, or of what customers do. */
const unless =
  /\byou own\b|\bperks?\b|\buniform (?:is )?(?:supplied|provided|included)\b|\b(?:who|that) use (?:our|the)\b|\bmedical aid\b|\b(?:couples|brides|visitors|passers-by)\b|\bstipend\b|\breferral bonus\b|\bbonus(?:es)? (?:is|are) paid\b|\b(?:no|never|not|without|free of|nothing)\b.{0,30}\b(?:fees?|deposit|charge|pay|costs?|ask)\b|\b(?:we|company|employer)(?:'ll| will| also| fully)* (?:pay|cover|sponsor|fund|refund)\b|\bwe (?:take|charge|keep|earn|make) (?:only )?an? (?:small |tiny |low |flat )?(?:fee|commission|cut|percentage) (?:on|of|from|per)\b|\b(?:clients?|customers?|members? of the public|patients?|students?|tenants?|buyers?|guests?|donors?|shoppers?|merchants?|diners?|subscribers?|learners|renewals?)\b/;

const fees = String.raw`(?:admin|administration|registration|application|joining|booking|processing|uniform|induction|placement|medical|clearance|police clearance|vetting|verification|interview|file|security|training|onboarding|visa|background check|certificate|courier|membership|starter|reservation|screening|equipment|laptop|tool)`;

/** Ways to take money, papers or accounts from whoever answers an ad. One row each, with the honest ad that looks like it. */
export const schemes: readonly Rule<ReasonId>[] = [
  ...beforeWork,
  ...flows,
  ...identity,
  ...tricks,
  {
    id: "fee-named",
    effect: "fee-up-front",
    pattern: pattern(
      String.raw`\b${fees}(?: (?:and|&) \w+)? (?:fees?|deposits?|costs?|charges?|payment|contribution)\b.{0,30}<sum>|<sum>.{0,25}\b(?:for|as|is|covers?|towards?) (?:the |your |an? )?(?:\w+ ){0,2}(?:registration|training|uniform|police clearance|clearance|courier|starter (?:kit|pack)|induction|application|vetting|background check|medical)\b|\b(?:fees?|deposit)\b.{0,20}\bper applicant\b|\binterview (?:booking|slot|fee)s?\W{0,3}<sum>|\b(?:rewrite|revamp|fix|optimi[sz]e|redo) your cv\b.{0,15}<sum>|(?<!\b(?:our|in our|their|property|investment|loan|client) )\b(?:portfolio|photo ?shoot|comp card|modelling card)\b.{0,24}<sum>|\b(?:small|little|token) (?:\w+ )?(?:fee|duty|charge|contribution)\b`,
    ),
    unless,
    reason: "A fee is named that the applicant pays.",
    fires: "Admin fee R200 per applicant.",
    spares: "You will process event fees for our clients.",
  },
  {
    id: "fee-refunded-later",
    effect: "fee-up-front",
    pattern:
      /\brefund(?:able|ed)\b.{0,20}\b(?:with|from|after|on|in) (?:your )?(?:first|salary|pay|month)|\b(?:back|returned) with your first (?:salary|pay)|\b(?:given|paid) back (?:the moment|when|once|as soon as|after) you\b|\b(?:fully |100% )?refundable\b.{0,30}\b(?:deposit|fee|payment)\b|\bdeposit\b.{0,30}\brefundable\b/,
    unless: /\b(?:ticket|customers?|clients?|guests?|travel|receipts?|expenses|claims?)\b/,
    reason: "Money that is said to come back with the first salary.",
    fires: "It is refundable with your first salary.",
    spares: "Travel is refunded with your first salary.",
  },
  {
    id: "place-held-for-money",
    effect: "fee-up-front",
    pattern: pattern(
      String.raw`\b(?:token|holding|activation|commitment|small|once.?off|first) (?:payment|deposit|amount|fee)\b.{0,12}<sum>|\b(?:activate|activated|unlock|unlocks|upgrade|recharge|top.?up|reserve|secure|hold)\b.{0,40}(?:<sum>|\brecharge\b).{0,60}\b(?:jobs?|tasks?|spot|slot|place|seat|level|account|profile|vip)\b|\bactivate with <sum>|\bactivation of (?:your|the|an?) (?:\w+ ){0,2}(?:account|profile|id|line)\b.{0,20}<sum>|\b(?:spot|slot|place|seat|level|account|profile)\b.{0,30}\b(?:activated?|unlocked?|reserved?|secured?|upgraded?)\b.{0,30}<sum>|\btasks?\b.{0,30}<sum> deposit|\b(?:settle|clear|pay)\b.{0,30}<sum>.{0,30}\b(?:earnings|withdraw\w*)|\bupgrade by recharge\b|\bkeep <sum> in (?:the|your) account\b`,
    ),
    unless,
    reason: "A place, a level or tasks are held until one pays.",
    fires: "A token payment of R99 keeps your place.",
    spares: "You activate dormant customers with a $20 coupon.",
  },
  {
    id: "labels-changed",
    effect: "money-moving",
    pattern:
      /\b(?:put|stick|paste|attach|print|glue|fix|replace|swap|change|switch)\w*\b.{0,24}\b(?:new|our|fresh|another|different|second)\b.{0,16}\blabels?\b.{0,60}\b(?:courier|post office|depot|drop|hand|forward|ship|send)\b|\b(?:parcels?|packages?|boxes)\b.{0,40}\b(?:different|other) (?:people|persons?)(?:'s)? names?\b|\b(?:parcels?|packages?|boxes)\b.{0,40}\b(?:don't|do not|never) open\b/,
    unless:
      /\b(?:our (?:warehouse|shop|store|depot|factory)|returns desk|customers? returns?|shelf|shelves)\b/,
    reason: "Parcels of others are labelled anew and sent on.",
    fires: "Photograph the box, put on our new label and hand it to the courier.",
    spares: "Design the box, put our new label on the shelf and tell the shops.",
  },
  {
    id: "pays-for-sending",
    effect: "fee-up-front",
    pattern:
      /\b(?:you|asks?|only|to|please|kindly) (?:that you |only |to )?pay (?:for )?(?:the |a |your )?(?:courier|delivery|shipping|postage|visa|flight|ticket|medical|insurance|stamp)\b/,
    unless,
    reason: "The applicant is to pay for a courier, a visa or a check.",
    fires: "They ask only that you pay the courier of the contract.",
    spares: "Customers pay the courier at the door.",
  },
  {
    id: "money-by-voucher",
    effect: "fee-up-front",
    pattern:
      /\b(?:send|pay|deposit|transfer|buy|load|get)\b.{0,40}\b(?:cash ?send|e-?wallet|instant money|money market counter|voucher pin|ott voucher|1 ?voucher|blu ?voucher|itunes cards?|steam cards?)\b/,
    unless: /\b(?:customers?|clients?|shoppers?|buyers?|users?)\b/,
    reason: "Money by a way that cannot be called back.",
    fires: "Send it by cash send to our HR lady.",
    spares: "Customers pay for tickets by e-wallet.",
  },
  {
    id: "course-for-a-job",
    effect: "fee-up-front",
    pattern: pattern(
      String.raw`\b(?:certificate|course|academy|diploma|bootcamp|webinar|workshop|cv (?:rewrite|review|revamp|upgrade)|ats cv)\b.{0,40}<sum>.{0,60}\b(?:jobs?|placement|employ\w*|hired|interview|abroad|shortlist\w*|submit\w*)\b`,
    ),
    unless,
    reason: "A course or a CV is sold as the way to the job.",
    fires: "The certificate of our academy (R1 900) gives a sure job.",
    spares: "You write about our certificate course.",
  },
  {
    id: "cheque-and-the-rest",
    effect: "cheque-for-equipment",
    pattern: pattern(
      String.raw`\b(?:cheque|check)\b.{0,60}\b(?:mobile deposit|deposit it|bank it|cash it)\b|\b(?:eft|deposit|send|transfer|forward|return|wire|pay over) (?:us )?(?:the )?(?:rest|balance|remainder|difference)\b|\bkeep <sum> and (?:send|transfer|forward)|\b(?:print|deposit) the (?:cheque|check)\b|\b(?:print|issue|write out)\b.{0,20}\b(?:cheques|checks)\b.{0,60}\b(?:from home|behalf|at home)\b|\b(?:funds|draft|cheque|money) (?:\w+ ){0,4}(?:in|into|to) your account\b.{0,30}\b(?:buy|purchase|pay)\b|\b(?:shows|clears|reflects|lands) in your account\b.{0,12}\b(?:buy|purchase|pay|send|forward)\b`,
    ),
    unless: /\b(?:customers?|clients?|guests?|background check)\b/,
    reason: "A cheque to bank, and the rest to send on.",
    fires: "Deposit the cheque, keep $300 and send the rest to our vendor.",
    spares: "You check that customers deposit the rest.",
  },
  {
    id: "account-for-others",
    effect: "money-moving",
    pattern: pattern(
      String.raw`\bkeep (?!100)\d+ ?%|\btransfers?\b.{0,40}\bpass (?:them|it) on\b|\b(?:packages|parcels)\b.{0,30}\byour (?:address|home|house|door)\b|\b(?:clean|unused|spare|idle|working) bank account\b|\b(?:collect|receive|handle)\b.{0,20}\b(?:money|payments?|funds)\b.{0,40}\b\d+ ?%|\b(?:buy|purchase)\b.{0,20}(?:<sum>.{0,12})?\b(?:vouchers?|gift cards?|airtime|bitcoin|usdt|crypto)\b.{0,60}\b(?:codes?|pins?|refund)\b|\b(?:use|using) your (?:own |personal )?(?:bank )?account to (?:receive|collect|pay)\b`,
    ),
    unless: /\b(?:promo|campaigns?|customers?)\b/,
    reason: "Other people's money goes through the applicant's account.",
    fires: "You need a clean bank account to collect sales money, 10% is yours.",
    spares: "You check that voucher PINs in our promo mails work.",
  },
  {
    id: "banking-log-in",
    effect: "banking-log-in",
    pattern:
      /\b(?:online|internet|mobile|cellphone) banking (?:profile|log-?in|details|password|pin|username|access)\b|\b(?:picture|photo|copy|both sides|front and back|image) of your (?:bank|atm|debit|credit) card\b|\b(?:hand over|give us|keep) the card\b|\bread us the pin\b|\baccount in your name\b|\b(?:send|share|give|forward|tell) (?:us |me )?(?:the |your )?(?:otp|one.time pin|atm pin|card number|cvv)\b|\b(?:pin|cvv|password|otp|log-?in) (?:of|for|to|on) your (?:\w+ )?(?:card|account|bank(?:ing)?)\b/,
    unless: /\b(?:never|not|customers?|clients?|phishing)\b/,
    reason: "The way into a bank account is asked for.",
    fires: "Send us your online banking profile.",
    spares: "We will never ask for your online banking details.",
  },
  {
    id: "papers-first",
    effect: "bank-details-first",
    pattern:
      /\b(?:send|whatsapp|forward|submit|email|upload|inbox)\b.{0,40}\b(?:both sides of your id|id copy|copy of your id|certified copy of your|bank statements?|selfie with your id|picture of your (?:id|passport))\b/,
    unless:
      /\b(?:never|after the offer|once (?:hired|signed|appointed)|after signing|on appointment)\b/,
    reason: "Papers are asked for before anybody has met.",
    fires: "WhatsApp us both sides of your ID and proof of address.",
    spares: "After the offer we need you to send a copy of your ID.",
  },
  {
    id: "paid-to-post",
    effect: "known-bait",
    pattern: pattern(
      String.raw`\b(?:copy(?:ing)? and past(?:e|ing)|forward(?:ing)?|repost(?:ing)?|shar(?:e|ing)|post(?:ing)?)\b.{0,20}\b(?:adverts?|ads|links?|messages|status(?:es)?)\b.{0,60}(?:<sum>|\bget paid\b|\bearn\b|\breceive\b)`,
    ),
    unless: /\b(?:campaigns?|clients?|customers?|salary|manage|influencers?)\b/,
    reason: "Money for copying or forwarding adverts.",
    fires: "Copy and paste adverts on Facebook and get paid R50 for each.",
    spares: "You post ads for our clients and earn a salary.",
  },
  {
    id: "paid-each-day",
    effect: "earnings-promise",
    pattern: pattern(
      String.raw`\b(?:receive|get|earn|make|paid|cash)\b.{0,25}<sum>.{0,12}\b(?:every|each|per|a) day\b|<sum>.{0,12}\b(?:for|per) (?:each|every|one)? ?(?:ad|advert|like|click|review|video|share|status|screenshot|rating|follow|subscription)\b|<sum>.{0,6}\bdaily\b|\bdaily salary\b.{0,8}<sum>|\bsalary\b.{0,24}\b(?:per|a) day\b|<sum>.{0,8}\bfor each (?:one|hotel|star)\b`,
    ),
    unless:
      /\b(?:ad spend|allowance|budget|paid at|invoice|film|edit|per diem|rate|stipend|customers?|clients?|shoot)\b/,
    reason: "Money by the day, the click or the advert.",
    fires: "Receive R1 200 every day by Capitec.",
    spares: "The client spends R1 200 every day on ads.",
  },
  {
    id: "no-papers-needed",
    effect: "no-interview",
    pattern:
      /\bno (?:cv|resume|curriculum)\b.{0,12}\b(?:needed|required|necessary)\b|\b(?:offer|acceptance|appointment|confirmation) letter\b.{0,16}\b(?:attached|ready|enclosed|waiting)\b|\bcongratulations\b.{0,40}\b(?:selected|shortlisted|hired|chosen|approved)\b|\b(?:your )?(?:number|profile|cv|name) (?:was|has been|is) (?:chosen|selected|picked)\b|\b(?:reply|text|send|type|message|inbox)\b.{0,8}\b(?:yes|hi|hello|job|info|start|interested|\d)\b.{0,24}\b(?:whats ?app|telegram)\b|\b(?:whats ?app|telegram|inbox|dm|sms) (?:us |me )?(?:the word )?["']?(?:hi|hello|yes|job|info|start|interested)\b|\bgot your (?:contact|number|details) from\b|\byou have been (?:selected|shortlisted|chosen|approved) (?:for|to)\b/,
    reason: "The job is given away unseen.",
    fires: "Your acceptance letter is attached already.",
    spares: "Your cover letter may be short.",
  },
  {
    id: "levels-and-orders",
    effect: "task-scheme",
    pattern: pattern(
      String.raw`\bvip ?\d\b|\bnegative balance\b|\bwithdraw double\b|\btop.?up\b.{0,24}\bwithdraw|\bvirtual (?:tickets|orders|bookings)\b|\bgive (?:5|five) stars\b|\bcommission\b.{0,40}\b(?:every|each|per|after) (?:\d+ )?(?:clicks?|likes?|tasks?|ratings?|reviews?|follows?)\b|\bclick(?:ing)?\b.{0,20}\b(?:buy|order|book|submit)\b.{0,60}\b(?:boost|ranking|ratings?|commission)\b|\b(?:combination|combo|merged?|lucky|premium) orders?\b|\b(?:(?:order|product|app|booking) (?:matching|grabbing|boosting)|data (?:grabbing|boosting))\b|\b(?:like|liking|rate|rating|review|follow|following|subscribe)\b.{0,30}\b(?:videos?|hotels?|channels?|products?|restaurants?|apps?)\b.{0,80}(?:<sum>|\bpaid per\b|\bdaily\b|\bcommission\b)`,
    ),
    unless: aboutCustomers,
    reason: "Ratings, orders or levels that one is paid for.",
    fires: "Rate hotels on WhatsApp and get R800 daily.",
    spares: "You answer hotel reviews and report to our clients.",
  },
  {
    id: "money-that-grows",
    effect: "money-that-grows",
    pattern: pattern(
      String.raw`\b(?:invest|deposit|stake|put in|start with|begin with)\b.{0,20}<sum>.{0,60}\b(?:turn|grow|make|earn|into|back|receive|withdraw)\b.{0,20}<sum>|<sum>.{0,20}\b(?:can be|becomes?|turns? into|grows? to|gets? you|gives you|pays out)\b.{0,12}<sum>|<sum> (?:in|joining|to join)\b.{0,6}<sum> (?:out|back)\b|\bturn(?:s|ed|ing)? <sum> into <sum>|\b(?:copy|follow) (?:our|my|the) (?:signals?|trades?)\b|\btrades? for you\b|<gain> (?:each|per|a|every) (?:day|week)\b|\bzero risk\b|\b(?:rent|buy|lease) our bot\b|\b(?:guaranteed|daily|weekly|fixed) (?:returns?|profits?)\b.{0,12}\d|\bwhen (?:your )?friends (?:deposit|invest)\b`,
    ),
    unless: /\b(?:licensed|readers|clients?|customers?|journalis\w+|ad spend|roas|revenue)\b/,
    reason: "Money is to be put in, to grow.",
    fires: "Copy our signals and your R1 000 can be R9 000 by Sunday.",
    spares: "You write daily notes on gold for our readers.",
  },
  {
    id: "lends-an-account",
    effect: "rented-account",
    pattern:
      /\b(?:rent|lend|lease|sell|borrow|hire out) (?:us |out |to us )?your (?:\w+ ){0,2}(?:facebook|linkedin|upwork|fiverr|instagram|google|whatsapp|paypal|tiktok|twitter|x|bank|verified)?\b ?(?:profile|account|page|number|log-?in)\b|\b(?:facebook|linkedin|upwork|fiverr|instagram)\b.{0,30}\b(?:lend|rent|lease) it\b|\byour verified (?:account|profile)\b|\byour name on (?:an? )?(?:\w+ )?(?:registration|company)\b|\byour number (?:can|will) send\b|\bscan our qr\b|\b(?:log-?ins?|passwords?) (?:is |are )?(?:required|needed|to us)\b|\bleave (?:the|your) log-?in\b/,
    unless: /\b(?:customers?|clients?|users?|security)\b/,
    reason: "The applicant's own account or name is wanted.",
    fires: "Rent us your old Facebook profile for ads.",
    spares: "You run outreach from our own company profiles.",
  },
  {
    id: "big-name-free-mail",
    effect: "big-name-free-mail",
    pattern:
      /\b(?:amazon|takealot|google|microsoft|meta|shoprite|checkers|eskom|transnet|netflix|tiktok|facebook|sars|unicef|dhl|fedex|discovery|capitec|fnb|absa|nedbank|standardbank|vodacom|mtn|sasol|woolworths|unilever|coca.?cola)[a-z0-9._-]{0,40}(?:@(?:aol|gmail|gmx|googlemail|hotmail|icloud|outlook|proton|protonmail|yahoo|ymail)\.[a-z]{2,8}|[a-z0-9-]{0,20}\.(?:online|site|xyz|top|live|club|vip|icu|buzz|click|website|space|fun|cc|weebly\.com|wixsite\.com|blogspot\.com|wordpress\.com)\b)/,
    unless: /\b(?:never|beware|fraud\w*|our (?:blog|clients))\b/,
    reason: "A big name at an address that anybody can have.",
    fires: "Write to amazon.hrdesk.za@outlook.com for the offer.",
    spares: "Write to jobs@amazon.com for the offer.",
  },
];
