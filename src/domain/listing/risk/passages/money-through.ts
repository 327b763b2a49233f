import { passage, type PassageRule } from "./passage.ts";

/** Wages and one's own accounts: money that comes to stay. */
const stays = String.raw`\b(?:payslips?|your salary (?:is|will be|lands|gets)|we pay (?:your salary|by eft|you by|on the)|salary (?:is|gets) paid|tax slip|trust's account|our account|statements to|thank|(?:your|an|monthly) invoices?|never|grow|affiliates?|reconcil\w+|accounts? (?:payable|receivable)|bank charges|beware|fraud\w*|scam\w*|shop owners|merchants|shopkeepers|explain|campaigns?|writing|write|articles?)\b`;

/** Money and goods of others go through the applicant. */
export const moneyThrough: readonly PassageRule[] = [
  passage({
    id: "money-in-and-out",
    effect: "money-moving",
    says: "<youraccount>",
    near: ["<inflow>", "<outflow>", "<keeps>"],
    unless: stays,
    reason: "Money of others comes into the applicant's account and goes on, less a share.",
    fires: "Clients pay into your personal account. You hold back 8% and forward what remains.",
    spares: "We pay by EFT into your own bank account on the 25th, less 2% bank charges, and move on.",
  }),
  passage({
    id: "share-of-what-passes",
    effect: "money-moving",
    says: String.raw`\b(?:deduct|keep|hold back|retain|take|subtract|minus|less|withhold) (?:your |out |off )?(?:(?:\d+|five|six|seven|eight|ten|twelve|fifteen|twenty) ?(?:%|percent|per cent)|your (?:cut|share|commission|percentage|slice))`,
    near: [
      String.raw`\b(?:deposits?|funds|money|payments?|proceeds|transfers?|efts?|donations?)\b`,
      String.raw`\b(?:forward|wire|remit|send|pass)\b.{0,20}\b(?:what|rest|remainder|balance|left|remaining|them|it|along|on)\b|\bwhat(?:'s| is) left\b`,
    ],
    unless: stays,
    reason: "A share is kept of money that is sent on.",
    fires: "Deposits of buyers land with you first. Deduct ten percent and wire what's left.",
    spares: "Keep 10 percent of the budget for tests and write to finance about payments.",
  }),
  passage({
    id: "account-to-run-payments",
    effect: "money-moving",
    says: String.raw`<youraccount>|\b(?:bank|business|savings|paypal) accounts?\b`,
    near: [
      String.raw`\b(?:not (?:being )?used|unused|dormant|idle|spare|rent(?:ed)?|lend|run (?:our )?payments|payments? (?:over|through|via) it|use it|through it|over it|with (?:the )?(?:card|pin)|card and (?:the )?pin|hand (?:it |them |us |over |to us)|give us the (?:card|pin|log-?in)|(?:withdraw|draw) (?:it|the (?:cash|money)))\b`,
      String.raw`<sum>|\b(?:paid|earn|commission|weekly|per week)\b`,
    ],
    unless: `${stays}|<public>`,
    reason: "An account is wanted for other people's payments.",
    fires: "Do you have a business account that is not used? We pay R5 000 a week to run payments.",
    spares: "You explain a bank account that is not used and earns R50.",
  }),
  passage({
    id: "kept-from-the-bank",
    effect: "money-moving",
    says: String.raw`\b(?:if|when|should) (?:the|your|ur) bank (?:asks?|calls?|phones?|queries|wants|rings)\b|\b(?:don't|do not|dont|never|not to|please don't) (?:ask|tell|inform|involve|phone|call|mention (?:it|this) to|speak to|contact) (?:your |the |ur )?bank\b|\btell (?:the|your) bank (?:that|it|you)\b`,
    near: [],
    unless: String.raw`<public>|\bour bank\b`,
    reason: "The bank is not to know what for.",
    fires: "If your bank phones about the deposit, say it's from family.",
    spares: "If customers ask, your bank of answers grows.",
  }),
  passage({
    id: "coins-bought-for-others",
    effect: "money-moving",
    says: String.raw`\b(?:usdt|bitcoin|btc|crypto|coins|binance|p2p|luno)\b`,
    near: [
      String.raw`<youraccount>|\byour own profile\b`,
      String.raw`\b(?:buyers|proceeds|efts?|payments?|deposits?|funds|transfers?)\b`,
      String.raw`\b(?:purchase|buy|convert|sell our|swap|send|pass|forward)\b`,
    ],
    unless: `${stays}|<public>|\\b(?:paid in|prefer|or by bank|your choice)\\b`,
    reason: "Money of others is turned into coins.",
    fires: "Accept EFTs from buyers to your bank and purchase USDT for the head office.",
    spares: "You can be paid in USDT or by bank transfer to your account.",
  }),
  passage({
    id: "cheque-then-others",
    effect: "cheque-for-equipment",
    says: String.raw`\bcheques?\b|\bmoney orders?\b|\bbank drafts?\b|\bcashier'?s check\b|\b(?:an?|the|certified|company|first|e-?) ?check (?:for|comes|arrives|will|in the mail|which|to (?:buy|cover))\b|\bfunds (?:for|to (?:buy|set up)) (?:your|the) (?:home office|equipment|laptop|workstation)\b`,
    near: [
      String.raw`\b(?:deposit|bank it|cash it|take out your pay|clears?|mobile deposit|with your phone|credited|put it in)\b`,
      String.raw`\b(?:vendors?|dealer|the rest|rest to|artist|installer|suppliers?|remainder|printer|software|equipment|workstation|zelle|bitcoin|difference|balance|laptop)\b`,
    ],
    unless: String.raw`\b(?:background check|customers?|13th|thirteenth|cancelled|clients'|double[- ]check|reconcil\w+|invoices?|accounts? payable|ledger)\b`,
    reason: "A cheque or a credit comes first, and most of it goes to somebody else.",
    fires: "You will get a check for the workstation. Bank it, deposit, then Zelle our vendor.",
    spares: "Reconcile cheques, deposits and invoices of suppliers.",
  }),
  passage({
    id: "dealer-they-name",
    effect: "cheque-for-equipment",
    says: String.raw`\b(?:dealer|vendor|supplier|seller|store|shop) (?:that )?(?:we|i|hr) (?:name|names|choose|tell|trust|recommend|give|send|will)|\b(?:approved|certified|accredited|verified|trusted|company) (?:vendor|supplier|dealer|seller)s?\b`,
    near: [
      String.raw`\b(?:home office|equipment|laptop|workstation|software|printer|macbook|tools|phone)\b`,
      String.raw`\b(?:funds|credited|order only|you (?:buy|order|pay|purchase)|bitcoin|zelle|cash ?app|cheque|check|your own (?:card|money|pocket)|we (?:will )?(?:refund|reimburse)|first (?:salary|pay))\b`,
    ],
    unless: String.raw`\b(?:customers?|we (?:ship|courier|order|deliver)|vendor management|manage (?:\w+ )?vendors|procurement|procure|relationships?|rfps?|quotes)\b`,
    reason: "Equipment is to be bought from a dealer of theirs.",
    fires: "Funds for your home office will be credited. Order only from the dealer we name.",
    spares: "You find a trusted supplier of software, and we order equipment.",
  }),
  passage({
    id: "transfer-as-a-test",
    effect: "money-moving",
    says: String.raw`\b(?:moneygram|western union|mukuru|world ?remit|hello paisa|cash ?send|money transfer)\b`,
    near: [
      String.raw`\b(?:test|evaluate|mystery|report on|assess|rate) (?:\w+ ){0,4}(?:service|moneygram|western union|counter|branch|shops?|stores?|mukuru|how)\b`,
      String.raw`\b(?:send(?:ing)?|transfer(?:ring)?|wire)\b`,
    ],
    unless: String.raw`\b(?:customers?|users?|our app|product|experience (?:with|in|at))\b`,
    reason: "Money is sent to strangers, as a test.",
    fires: "You test MoneyGram at two shops by sending most of it to a name.",
    spares: "You test our app against MoneyGram and send a report.",
  }),
  passage({
    id: "goods-at-your-door",
    effect: "money-moving",
    says: String.raw`\b(?:parcels?|packages|goods|deliveries|boxes|box|shipments?|stuff|items|phones|electronics|depot|couriers (?:bring|come|deliver))\b`,
    near: [
      String.raw`\b(?:your|ur) (?:own |front |home |street )?(?:door|home|house|address|flat|place|garage|lounge|apartment)\b|\bwhere you (?:stay|live)\b|\bin your name\b|\bat home\b`,
      String.raw`\b(?:(?:fresh|new|another|different) labels?|change the (?:stickers?|labels?)|we (?:fetch|collect)|labels we|re-?label\w*|re-?pack\w*|wrap (?:them|it) again|re-?wrap\w*|runner|driver|post ?net|post office|(?:dhl|ship|post|courier|forward|mail) (?:them|it|everything)|send (?:them|it) on|sent on|abroad|overseas|hand (?:them |it |over )?to|re-?ship\w*)\b`,
    ],
    unless: String.raw`\b(?:film|unbox\w*|keep the products?|samples?|equipment|laptop|macbook|influencers?|lockers|customers?|creators?|home office|monitor|welcome|swag|our warehouse|products? (?:for|to) you)\b`,
    reason: "Goods of strangers come to the applicant's home and go on.",
    fires: "Goods are couriered to where you stay, you wrap them again and DHL them to Poland.",
    spares: "We courier products to your home, you film them and post them to your page.",
  }),
  passage({
    id: "cards-bought-for-the-boss",
    effect: "money-moving",
    says: String.raw`\b(?:vouchers?|gift ?cards?|airtime|itunes|steam cards?)\b`,
    near: [
      String.raw`\b(?:buy|buying|get|purchase|pick up|need you to|load|errand|grab|fetch|first task)\b`,
      String.raw`\b(?:pay you back|refund you|refunded|reimburse you|reimbursed|send (?:me |us )?(?:the |their )?(?:numbers|codes|pins|photos?)|text me|claim (?:it )?back|own (?:money|funds|card|pocket)|use yours|director'?s|my (?:boss|phone)|can't take calls|scratch)\b`,
    ],
    unless: String.raw`\b(?:winners|company card|customers?|shoppers?|promo\w*|campaigns?|surveys?|never|perks?|data and airtime|airtime and data)\b`,
    reason: "Vouchers or airtime are bought for somebody one never met.",
    fires: "First errand: airtime for the director's phone, use yours, you'll be refunded.",
    spares: "You order gift vouchers for survey winners on the company card.",
  }),
];
