import type { Rule } from "#domain/listing/rules/rule.ts";
import type { ReasonId } from "../reasons.ts";
import { pattern } from "./wording.ts";

/** Warnings, products and customers: the words then describe the work, or tell readers to beware. */
const harmless =
  /\b(?:never|won't ask|not ask|beware|scam\w*|fraud\w*|phishing|customers?|clients?|users?|subscribers?|readers|shoppers?|members|patients|campaigns?|influencers?|samples?|our (?:warehouse|store|shop)|budget|ad spend|revenue|two.factor|2fa|software|flows?|onboarding|sign-?up|you (?:test|design|write|plan))\b/;

/** Old tricks in new words: a code, a card, a parcel, a stake or a stranger who cannot be met. */
export const tricks: readonly Rule<ReasonId>[] = [
  {
    id: "code-on-your-phone",
    effect: "banking-log-in",
    pattern:
      /\b(?:otp|one.?time (?:pin|password|code)|(?:sms|verification|whatsapp|six.digit|6.digit|four.digit|4.digit|activation|confirmation|security|log-?in) (?:code|pin)|(?:code|pin) (?:that |which |you |we |will )*(?:sent|receive|get|comes?|arrives?|send|smsed|lands?))\b.{0,80}\b(?:reply with|send|share|forward|give|tell|read (?:it|them) (?:out|to)|whatsapp|pass)\b|\byou(?:'ll| will| are going to| should)? (?:now |soon |also )?(?:receive|get) (?:an?|the|our) (?:otp|one.?time (?:pin|password|code)|(?:sms|verification|whatsapp|six.digit|6.digit|log-?in) (?:code|pin))\b|\b(?:reply with|send|share|forward|give|tell|read|whatsapp|text|quote|pass on|provide|need|want)\b.{0,60}\b(?:otp|one.?time (?:pin|password|code)|(?:sms|verification|six.digit|6.digit|log-?in) code|code (?:that |which |you |we |will )*(?:sent|receive|get|comes?|arrives?|send|smsed|lands?))\b/,
    unless: harmless,
    reason: "A code that came to the applicant's phone is to be passed on.",
    fires: "You will receive an OTP now, kindly reply with it.",
    spares: "You write the mails in which customers receive an OTP and reply.",
  },
  {
    id: "both-sides-of-a-card",
    effect: "banking-log-in",
    pattern:
      /\b(?:bank |debit |credit |atm |your )cards?\b.{0,20}\b(?:front (?:and|&|\+) back|both sides|front \+ back|numbers? on)\b|\b(?:front (?:and|&|\+) back|both sides|photo|picture)\b.{0,20}\b(?:of )?(?:your |the )(?:bank |debit |credit |atm )card\b/,
    unless: harmless,
    reason: "A picture of the applicant's bank card is wanted.",
    fires: "WhatsApp a photo of your bank card, front and back.",
    spares: "You design the front and back of a card for our campaigns.",
  },
  {
    id: "face-and-papers",
    effect: "papers-and-bank",
    pattern:
      /\b(?:id|ids|id (?:book|card|copy|number|document)|passport|identity document)\b.{0,80}\b(?:(?:selfie|video) (?:of you |video )?(?:turning|holding|blinking|with|saying|showing)|proof of (?:address|residence)|utility bill|municipal account)\b.{0,80}\b(?:e-?wallet|account|loan|sim|no interview|interview (?:is )?not|before (?:the|any|an) interview|today|urgent\w*|payroll|wallet)\b/,
    unless: harmless,
    reason: "Face, papers and address are wanted before anybody was met.",
    fires: "Upload your ID, a utility bill and a selfie video so that we open the staff e-wallet.",
    spares: "After you sign we need your ID for the visa.",
  },
  {
    id: "parcel-with-a-new-label",
    effect: "money-moving",
    pattern:
      /\b(?:send|ship|deliver|courier|post|drop|get|receive|sign for|collect|accept)\w*\b.{0,30}\b(?:electronics|goods|parcels?|packages?|boxes|items|phones|laptops|deliveries|stock)\b.{0,80}\b(?:new (?:waybill|label|sticker|address)|re-?label|re-?pack|waybills?|(?:cover|remove|peel|swap|replace|change|hide)\w*\b.{0,24}\b(?:old |original )?(?:labels?|sender|names?|address|sticker|waybill)|send (?:it|them) (?:on|abroad|overseas)|forward(?:ing)? (?:it|them))\b|\b(?:print|stick|put) (?:on )?(?:the |a )?new (?:waybill|label|sticker)s?\b/,
    unless: harmless,
    reason: "Goods of strangers are sent on under a new label.",
    fires:
      "We send electronics to your house; print the new waybill and cover the old sender's name.",
    spares: "You design a new label for our wine and sell it to customers.",
  },
  {
    id: "funds-to-pass-on",
    effect: "money-moving",
    pattern:
      /\b(?:get|receive|given|have|handed|wired|sent|i(?:'ll| will) (?:send|transfer|wire|give) you) (?:the |some |my |you )?(?:funds|money|cash|a transfer|payments|a cheque|a deposit)\b.{0,24}\b(?:and|then|to|which you|for you to|you) (?:then )?(?:send|pass|forward|pay|transfer|wire|deliver|buy|hand|settle)\b.{0,40}\b(?:my|dealer|vendor|suppliers?|agent|orphan\w*|charity|artist|lawyer|them on|it on|others|third|errands?|another)\b|\b(?:run(?:ning)?|small|personal) errands?\b.{0,60}\b(?:funds|money|pay|transfer|send|gift cards?)\b/,
    unless: harmless,
    reason: "Money comes to the applicant, who is to pass it on.",
    fires: "You'll get funds and send them to my art dealer.",
    spares: "You receive payments from clients and send them a receipt.",
  },
  {
    id: "cards-then-codes",
    effect: "money-moving",
    pattern:
      /\b(?:gift ?cards?|gift vouchers?|itunes cards?|steam cards?|google play cards?|vouchers?)\b.{0,90}\b(?:send|scratch|photo\w*|share|forward|whatsapp|text|snap|read)\b.{0,24}\b(?:pins?|codes?|numbers|backs?|slips?)\b|\bsend (?:me |us |through )?(?:the |all |their )?(?:pins|pin codes|voucher (?:codes|numbers|pins)|card (?:codes|numbers|pins))\b/,
    unless: harmless,
    reason: "Cards are to be bought and their codes sent on.",
    fires: "He needs five gift cards today: purchase, send the PINs, claim back on Friday.",
    spares: "You plan gift cards for shoppers and share promo codes.",
  },
  {
    id: "gap-to-be-paid",
    effect: "task-scheme",
    pattern:
      /\b(?:orders?|tasks?|bookings?|sets?|tickets?|batch(?:es)?|jobs|packages|missions?|balance)\b.{0,60}\b(?:you (?:\w+ )?(?:pre-?fund|prepay|top up|recharge|cover|advance|deposit|pay in)|deposit the (?:gap|difference|shortfall|balance)|pay the (?:gap|difference|shortfall)|goes? negative|is short|be short|runs? short|(?:costs?|charges?) you)\b|\b(?:grab|snatch|submit|optimi[sz]e|boost|push)\w* (?:\w+ ){0,2}(?:orders?|bookings?|hotels?|products?|apps?|songs?|streams?)\b.{0,60}\b(?:rank\w*|up the list|commission|system|platform|batch|sets?|= one day|per day)\b|\b(?:must|have to|need to) (?:complete|finish|do) (?:\d+|two|three|four|five|all)(?: \w+)? (?:sets?|tasks?|orders?|rounds?)\b.{0,30}\b(?:cash out|withdraw\w*|be paid|payout)\b/,
    unless: harmless,
    reason: "The worker's own money fills a gap before anything is paid out.",
    fires: "Should the balance be short, deposit the gap.",
    spares: "You keep the balance between orders and stock for our customers.",
  },
  {
    id: "stake-with-a-broker",
    effect: "money-that-grows",
    pattern: pattern(
      String.raw`\b(?:fund|open|deposit|minimum|start|load|register|put)\b.{0,40}\b(?:with|at|through|on|via) (?:our|my|the|a) (?:\w+ )?(?:broker|trading platform|exchange)\b|\b(?:broker|trading account|forex account|copy(?:ing)? (?:my|our|the) trades?|(?:gold|forex|crypto) signals)\b.{0,60}(?:<sum>|\b(?:profits?|guarantee\w*|can't lose|cannot lose|never lose|salary)\b)|\b(?:can't|cannot|never|won't|impossible to) lose\b|<sum>(?! (?:a|per) (?:month|year)).{0,20}\b(?:that |which )?(?:doubles?|triples?|grows) (?:by(?! word)|in|every|each|after|over|$)|<sum> that (?:doubles|triples)\b|\brefundable (?:advance|stake|top.?up)\b`,
    ),
    unless: harmless,
    reason: "Money is to be put in with a broker or as a stake.",
    fires: "Fund your first $100 account with our broker, we mentor you.",
    spares: "You write about brokers for readers who cannot lose money.",
  },
  {
    id: "helper-to-be-paid",
    effect: "fee-up-front",
    pattern: pattern(
      String.raw`\b(?:lawyer|attorney|barrister|notary|agent|embassy|consulate|customs|immigration|clerk|panel beater|officer|union|sponsor)\b.{0,20}\b(?:must|needs?|has to|have to|wants?|requires?|asks?|charges?)\b.{0,16}<sum>|<sum>.{0,20}\b(?:for|to) (?:the |my |our )?(?:lawyer|attorney|barrister|notary|agent|embassy|consulate|customs|immigration)\b`,
    ),
    unless: harmless,
    reason: "Somebody in between is to be paid before the job begins.",
    fires: "First my lawyer must have $150 to register your name.",
    spares: "Our clients' lawyer charges $150 an hour.",
  },
  {
    id: "pay-to-be-paid",
    effect: "fee-up-front",
    pattern:
      /\b(?:to (?:release|unlock|withdraw|receive|claim|activate|free)|withdraw\w* (?:now )?by|before (?:release|withdrawal|payout)|in order to (?:withdraw|release))\b.{0,50}\b(?:levy|fee|tax|clear|pay|buy\w*|settle|voucher|deposit|top.?up|recharge|charge)\b/,
    unless: harmless,
    reason: "Wages that are said to be earned come out only against a payment.",
    fires: "To release it, clear the compliance levy of R320.",
    spares: "We pay overtime; to claim it you fill in a sheet.",
  },
  {
    id: "class-before-the-job",
    effect: "fee-up-front",
    pattern: pattern(
      String.raw`\b(?:masterclass|course|bootcamp|webinar|workshop|programme|academy|class)\b.{0,6}<sum>.{0,60}\b(?:employers?|placed|placement|shortlist\w*|interview\w*|hired|job|sent)\b|\bonly those who (?:\w+ )?(?:complete|buy|finish|attend|pay)\b.{0,60}<sum>`,
    ),
    unless: harmless,
    reason: "A class has to be bought on the way to the job.",
    fires: "Only those who complete our masterclass (R899) are sent to the employer.",
    spares: "You market a course (R899) to subscribers who want a job.",
  },
  {
    id: "hands-over-the-keys",
    effect: "rented-account",
    pattern:
      /\b(?:hand|give|pass|sign|turn)(?:ing)? over (?:the |your |its |all )?(?:log-?ins?|passwords?|access|account|credentials|seed phrase)\b|\b(?:seed phrase|recovery phrase|private key)\b.{0,30}\b(?:send|share|enter|give|type)\b|\b(?:connect|link) your (?:\w+ )?(?:metamask|wallet|crypto wallet|trust wallet)\b|\bsign the transaction\b|\b(?:passwords?|log-?ins?) (?:must|have to|need to|should|to) be (?:shared|given|sent|handed)\b|\b(?:switch|turn) off (?:your |the )?(?:anti-?virus|firewall|defender)\b|\b(?:disable|deactivate|pause) (?:your |the )?(?:anti-?virus|firewall|defender)\b|\b(?:open|run|download|install) (?:the |our |this )?[\w.-]{0,24}\.(?:scr|exe|bat|apk|msi|vbs)\b/,
    unless: harmless,
    reason: "The applicant's account, wallet or computer is to be opened to strangers.",
    fires: "Switch off your antivirus and open the brief.",
    spares: "You write for users who connect their wallet.",
  },
  {
    id: "minutes-for-a-wage",
    effect: "earnings-promise",
    pattern: pattern(
      String.raw`\b\d{1,2} ?min(?:ute)?s?\b.{0,40}\b(?:daily|a day|per day|each day|every day)\b.{0,12}<sum>|<sum>.{0,30}\b(?:for|in) (?:only |just )?\d{1,2} ?min(?:ute)?s\b.{0,20}\b(?:daily|a day|per day|each day|every day)\b`,
    ),
    unless: harmless,
    reason: "A wage for some minutes a day.",
    fires: "Only 40 min on your phone daily = R1 100.",
    spares: "Users spend 40 minutes a day and pay R1 100.",
  },
  {
    id: "stranger-out-of-reach",
    effect: "known-bait",
    pattern:
      /\b(?:(?:i am|i'm|he is|she is|currently|boss is|director is) (?:currently |now )?(?:at sea|offshore|out of the country|abroad on|in a meeting|overseas on|deployed|in hospital)|my late (?:husband|wife|father|brother)|cannot (?:talk|speak) (?:by|on the) phone|can't (?:talk|speak) (?:by|on the) phone|hearing (?:impaired|problem) so)\b/,
    unless: harmless,
    reason: "Whoever hires is out of reach, with a story to tell.",
    fires: "I'm currently at sea and cannot talk by phone.",
    spares: "Our boats are at sea, and your phone will ring.",
  },
  {
    id: "kept-from-the-office",
    effect: "known-bait",
    pattern:
      /\b(?:don't|do not|dont|never|please avoid) (?:phone|call|contact|visit|ring|e-?mail|phoning|calling|go to) (?:the |our |any )?(?:office|company|branch|head ?office|hr|store|switchboard|headquarters|call cent(?:re|er))\b|\b(?:intake|offer|vacancy|post|recruitment|job|opportunity|selection) is (?:strictly |highly )?(?:confidential|secret|a secret|not advertised)\b|\b(?:tell|inform) (?:nobody|no one|no-one)\b|\b(?:don't|do not|dont) (?:tell|discuss|share)\b.{0,24}\b(?:colleagues|family|anyone|anybody|friends|bank)\b/,
    unless: harmless,
    reason: "The applicant is kept from asking at the company itself.",
    fires: "Don't phone the office as this intake is confidential.",
    spares: "Please don't phone customers after hours.",
  },
  {
    id: "chosen-without-applying",
    effect: "no-interview",
    pattern:
      /\b(?:selected|shortlisted|chosen|picked|approved|hired|accepted)\b.{0,50}\b(?:without (?:applying|an? (?:interview|application|cv))|from our data ?base|although you (?:never|did not|didn't) appl\w+|at random|by our system)\b|\b(?:offer|contract|letter)(?: \w+){0,3} (?:within|in) (?:the|an|one|\d+) (?:hours?|hrs?|minutes)\b|\binterviews? (?:is |are )?not (?:required|needed|necessary)\b|\b(?:we found|got|saw|received) your (?:number|profile|cv|details|contact)\b.{0,30}\b(?:indeed|online|data ?base|internet|job ?board|linkedin|careers24|pnet)\b/,
    unless: /\b(?:customers?|clients?|users?|winners?)\b/,
    reason: "Somebody is chosen who never applied.",
    fires: "You have been selected from our data base without applying.",
    spares: "Winners are selected at random from our customers.",
  },
  {
    id: "praise-by-the-piece",
    effect: "task-scheme",
    pattern: pattern(
      String.raw`\b(?:write|post|leave|submit|put up|drop)\b.{0,16}\b(?:glowing|positive|five.?star|5.?star|happy|fake|kind)\b.{0,24}\b(?:reviews?|posts?|ratings?|testimonials?)\b.{0,80}(?:<sum> ?(?:each|per|apiece|a (?:piece|review|post))|\b(?:each|per) (?:review|post|rating)\b)|\b(?:golden|lucky|combo|premium|merged) (?:packages?|tickets?|sets?|combinations?)\b|\bcover the shortfall\b`,
    ),
    unless: harmless,
    reason: "Praise is paid for by the piece, or a click triggers what one has to pay.",
    fires: "Write ten glowing reviews of firms you do not know, $4 each.",
    spares: "Write ten glowing pages on firms you know, $400 each.",
  },
  {
    id: "lands-with-you",
    effect: "money-moving",
    pattern: pattern(
      String.raw`\b(?:money|payments?|funds|deposits?|transfers?) (?:lands?|arrives?|comes? in|goes|is paid|are paid) (?:first )?(?:with|to|into) (?:you|your)\b.{0,60}\b(?:draw|withdraw|in cash|crypto|bitcoin|kiosk|send (?:it|them) on|pass it on|forward)\b|\b(?:delivered|sent|shipped|addressed) to your (?:flat|home|house|address|door|place)\b.{0,60}\b(?:repack|re-?label|re-?ship|courier|forward|send|post) (?:\w+ ){0,5}(?:them|on|to|abroad)\b|\b(?:installer|wrapper|decal|graphics?|sticker) ?(?:man|firm|shop|specialist)?(?:'s)? (?:share|part|portion|cut|fee)\b.{0,40}\b(?:forward|send|pass|transfer|pay)\b`,
    ),
    unless: harmless,
    reason: "Money or parcels come to the applicant, to be sent on.",
    fires: "The money lands with you, so draw it in cash and feed it into a crypto kiosk.",
    spares: "The money lands with you on the last Friday, less tax.",
  },
  {
    id: "adverts-from-your-account",
    effect: "rented-account",
    pattern: pattern(
      String.raw`\b(?:from|in|on|through|under|over) your (?:own )?(?:google|facebook|meta|tiktok|linkedin|business manager|ads?)(?: ads?)?(?: manager)? (?:account|profile|page)\b.{0,60}(?:<sum>|\b(?:for doing nothing|papers|your id|casino)\b)|\b(?:casino|betting|forex|crypto) (?:adverts?|ads?|campaigns?)\b.{0,30}\byour (?:\w+ ){0,2}(?:account|profile|page)\b`,
    ),
    unless: /\b(?:clients?|customers?|access to|agency)\b/,
    reason: "Others advertise from the applicant's account.",
    fires: "Casino adverts run from your Google Ads account, R2 000 a week for doing nothing.",
    spares: "You show us what you learnt from your own Google Ads account.",
  },
  {
    id: "fine-by-voucher",
    effect: "fee-up-front",
    pattern: pattern(
      String.raw`\b(?:fine|penalty|unlock\w*|locked|frozen|reset|missed)\b.{0,40}<sum>.{0,20}\b(?:1 ?voucher|ott|blu|voucher|airtime|e-?wallet)\b|<sum> (?:in|by|as|via) (?:an? )?(?:1 ?voucher|ott|blu voucher)\b|\b(?:psychometric|aptitude|competency) (?:test|assessment)\b.{0,16}<sum>.{0,40}\b(?:payable|paid|sitting|assessor|deposit|eft)\b|\b(?:visa|job|placement|relocation)[ -](?:(?:and|&)[ -](?:job|visa|work)[ -])?package\b.{0,10} (?:is|costs?|comes to|for|at) <sum>`,
    ),
    unless: harmless,
    reason: "A fine, a test or a package has to be paid for before there is work.",
    fires: "You skipped a task. Fine: R270 in 1Voucher.",
    spares: "We fine nobody who skips a task.",
  },
  {
    id: "drawn-by-mail",
    effect: "chosen-unasked",
    pattern: pattern(
      String.raw`\b(?:e-?mail|online|promo|company|yearly) (?:draw|ballot|lottery)\b.{0,30}\b(?:chosen|picked|selected|won|drew) (?:you|your)\b|\bdear beloved\b|<sum> (?:every|per|each) (?:\d{1,2}|thirty|fifteen|twenty|few) min(?:ute)?s\b`,
    ),
    unless: /\b(?:customers?|clients?|subscribers?|shifts?|consultation)\b/,
    reason: "A draw gives the job away, or a sum comes every few minutes.",
    fires: "An e-mail draw has chosen you for the post.",
    spares: "You run the e-mail draw for our subscribers.",
  },
  {
    id: "contact-by-chat-name",
    effect: "chat-only-interview",
    pattern:
      /\b(?:contact|message|msg|ping|add|write to|text|inbox|dm|reach|speak to|chat with|chat to|find|hit up|registration|register|apply)\b.{0,40}\b(?:on|via|by|through|over|at) (?:telegram|whats ?app|signal|wechat|line app|zangi)\b/,
    unless:
      /\b(?:customers?|clients?|users?|leads|communit(?:y|ies)|questions?|campaigns?|subscribers?|or (?:e-?mail|call|phone)|e-?mail|(?:may|can|could) also (?:reach|contact|message|text|find|write to))\b/,
    reason: "The only way in is a name in a chat.",
    fires: "Contact Mr Paul on Telegram for the post.",
    spares: "You answer customers on WhatsApp.",
  },
];
