import { passage, type PassageRule } from "./passage.ts";

/** The applicant's money goes to whoever "hires". */
export const moneyOut: readonly PassageRule[] = [
  passage({
    id: "small-sum-up-front",
    effect: "fee-up-front",
    says: "<upfront>",
    near: ["<small>", "<way>"],
    unless: String.raw`<ours>|<public>|\b(?:stipend|allowance|invoices?|referral|retainer|day rate|milestones?|parking|tickets?|pricing|dividends?|bonus(?:es)?|airtime (?:and|or) data|data and airtime|paid (?:weekly|monthly|daily|in cash|out))\b`,
    reason: "A small sum is wanted on the way to the job, though not in the sentence that says how.",
    fires: "Interviews run all week. Each person pays R180 at reception for the booklet.",
    spares: "Interviews run all week. Parking is R20, and we'll refund it at reception.",
  }),
  passage({
    id: "post-for-sale",
    effect: "fee-up-front",
    says: String.raw`\b(?:cousin|uncle|aunt|brother|sister|friend|guy|malume|contact|connect|connection|plug|someone|somebody|official|lady|person)\b.{0,24}\b(?:inside|in hr|at hr|on the (?:panel|inside)|in (?:the )?(?:department|municipality|office|government)|who (?:appoints|does|makes|handles|signs|works|hires))\b|\b(?:someone|somebody|people|contacts?|cousin|uncle|friend) (?:\w+ )?inside\b|\b(?:we|i) know (?:the|a|some) (?:manager|person|guy|people|lady|official)s?\b|\bsell(?:ing)? (?:\w+ ){0,3}(?:posts?|jobs?|positions?|vacanc(?:y|ies)|learnerships?)\b(?! to )|\b(?:posts?|jobs?|positions?|learnerships?) (?:for sale|are sold|going for|available for)\b|\b(?:organi[sz]e|arrange|sort|fix|swing|plug|secure|get) (?:you|u) (?:\w+ ){0,3}(?:posts?|jobs?|learnership|spot|place|position|in)\b|\b(?:cool|cold) ?drink\b|\b(?:facilitation|kickback|tjotjo|bribe|tip|appreciation)\b(?! (?:of|for (?:your|good)|skills|workshops?))|\b(?:cv|name|application) (?:\w+ ){0,3}(?:on|to|at) (?:the )?(?:top|front)\b|\b(?:name|cv) moves\b|\b(?:push|pushes|fast-?track) your (?:application|cv|name)\b|\bguaranteed (?:appointment|post|placement)\b|\bpay (?:the|my|our|him|her) (?:connect|contact|guy|plug|man)\b|\bforce number\b`,
    near: [
      "<sum>",
      String.raw`\b(?:hr|municipal\w*|department|dept|government|transnet|eskom|saps|acsa|prasa|panel|post|posts|learnerships?|shortlist|appoint\w*|application|cv|job|jobs|intake|inside|position|the list)\b`,
    ],
    unless: String.raw`<ours>|<public>|\b(?:inside sales|salary|per annum|per month|p\.?m\.?|commission|base pay|clients?|tenders?)\b`,
    reason: "A post is sold by somebody who knows somebody.",
    fires: "My uncle sits on the panel, he works inside Transnet. For R3 500 your name moves up.",
    spares: "We know the manager who appoints agencies and tenders of R3 500 000.",
  }),
  passage({
    id: "paid-before-it-is-paid-out",
    effect: "fee-up-front",
    says: String.raw`\b(?:your|ur) <sum> (?:is|are) (?:ready|waiting|approved|available|pending|due)\b|\bbefore (?:it|this|that|they|your \w+|the \w+) (?:can be|is|are|gets?) (?:paid|released|transferred|sent)\b|\bmust be (?:done|paid|cleared|settled|topped up)\b.{0,24}\b(?:before|first|in advance|by the)\b|\b(?:paid|carried|covered|borne) by the (?:driver|applicant|candidate|learner|worker|employee|promoter|trainee|intern)\b|\bpaid in advance by\b`,
    near: [
      "<sum>",
      String.raw`\b(?:clearance|levy|tax|sars|fees?|insurance|tracker|charges?|advance|release|deposit|licen[cs]e|stamp duty)\b`,
    ],
    unless: String.raw`<ours>|<public>|\b(?:invoices?|suppliers?|vendors?|payroll|health insurance|medical)\b`,
    reason: "Something has to be paid before the applicant is.",
    fires: "Your R9 400 is ready. SARS clearance of R470 must be done before it can be paid out.",
    spares: "Your R9 400 is due on the 25th, tax is deducted by the payroll.",
  }),
  passage({
    id: "visa-for-a-sum",
    effect: "fee-up-front",
    says: String.raw`\b(?:visas?|lmia|ielts|certificate of sponsorship|work permits?|embassy|sponsorship letter|biometrics|flight ticket|iqama)\b`,
    near: [
      "<sum>",
      String.raw`\b(?:half (?:now|on|first|before)|on arrival|(?:our|the|an?) agent|before|pay|fee|fees|booking|waived|no interview|deposit|instal?ments?|send|upfront|up front|processing|secure)\b`,
      String.raw`\b(?:passport|ready|available|waived|half|agent|no (?:interview|ielts|experience)|jobs? (?:in|abroad|overseas)|abroad|overseas|canada|dubai|qatar|australia|uk|poland|fly|slots?|vacanc(?:y|ies))\b`,
    ],
    unless: String.raw`<ours>|<public>|\b(?:we (?:will )?(?:sponsor|provide|arrange|offer)|salary|per (?:month|annum|year)|a (?:month|year)|provided|monthly|relocation (?:package|allowance|support|bonus)|must (?:have|hold|be eligible)|right to work|authori[sz]\w+)\b`,
    reason: "A visa or a job abroad is sold.",
    fires: "Certificate of sponsorship available, £1,200 half now and half on arrival.",
    spares: "We sponsor your visa to the UK before you fly, worth £1,200.",
  }),
  passage({
    id: "stock-to-buy-first",
    effect: "fee-up-front",
    says: String.raw`\b(?:purchase|buy|pay for|order|take|start with|join with|begin with|get) (?:\w+ ){0,4}(?:<sum> (?:\w+ ){0,3})?(?:cartons?|stock|stock box|box|kit|packs?|packages?|inventory|bundle|starter|products)\b|\b(?:gold|silver|bronze|platinum|diamond|ruby|starter|business) (?:pack|package|kit|box|stock|level|bundle|member\w*)s?\b`,
    near: [
      "<sum>",
      String.raw`\b(?:re-?sell|sell (?:it|them|on|to (?:people|friends|family))|profit|recruit\w*|team you build|under you|downline|unsold|people you know|sisters?|own boss|no limit|your income)\b`,
    ],
    unless: String.raw`<ours>|<public>|\b(?:consignment|salary|per month|a month|monthly|an hour|per hour|media|ecommerce|e-commerce)\b`,
    reason: "Goods are to be bought before anything is earned.",
    fires: "Start with the R1 950 silver pack. Your income comes from the team you build.",
    spares: "You start with a pack of stock on consignment, R95 an hour, and sell to people you know.",
  }),
  passage({
    id: "own-money-at-stake",
    effect: "money-that-grows",
    says: String.raw`\b(?:usdt|bitcoin|btc|crypto|forex|trading|trades?|broker|stakes?|staking|pool|signals|savings|robot|trading bot|live account|investment)\b`,
    near: [
      String.raw`\b(?:deposit|fund|stake|put|begin|start|open|load|place|invest|minimum|at least|buy in)\b.{0,40}<sum>|<sum> of (?:your|their) own|\b(?:put|invest|place|bring) (?:in )?(?:your|their) (?:own )?(?:savings|money|capital|funds)\b|\bof (?:your|their) own (?:money|funds|capital)\b`,
      String.raw`\d ?%|\b(?:profits?|returns?|doubled?|doubles|triple\w*|wins|get (?:it|them) back|withdraw\w*|per friend|grows?|ai trades)\b`,
    ],
    unless: String.raw`<public>|\b(?:never|clients?|regulated|licensed|as you prefer|investors?|salary|base pay|options|equity|esop|retirement|pension|401)\b`,
    reason: "The applicant's own money is put at stake.",
    fires: "Put your savings in our pool; you get it back doubled in a month.",
    spares: "You write about staking, wallets and profits of 8%.",
  }),
  passage({
    id: "call-that-costs",
    effect: "fee-up-front",
    says: String.raw`<sum> ?(?:per|an?|\/) ?(?:sms|min|minute|message|call|text)\b`,
    near: [
      String.raw`\b(?:interview|placed|jobs?|apply|results?|vacanc(?:y|ies)|position|shortlist\w*|register)\b`,
      String.raw`\b(?:sms|phone|call|dial|text|whats ?app)\b`,
    ],
    unless: String.raw`<public>|\b(?:rates?|cost per|agents?|translat\w+|transcri\w+|audio|interpret\w+|we pay|paid|earn)\b`,
    reason: "A call or a message on the way to the job costs more than others do.",
    fires: "To hear your interview date phone us, calls cost R15 per minute.",
    spares: "You plan SMS campaigns at R0.18 per SMS and find jobs for agencies.",
  }),
];
