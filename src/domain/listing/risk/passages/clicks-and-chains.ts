import { passage, type PassageRule } from "./passage.ts";

/** Clicks that are paid for, people who are brought in, and messages that are passed on. */
export const clicksAndChains: readonly PassageRule[] = [
  passage({
    id: "passed-on-before-applying",
    effect: "forward-first",
    says: String.raw`\b(?:share|forward|send|post|repost|broadcast)\b.{0,30}\b(?:to|with|in|into|on|among)\b.{0,12}\b(?:\d+|two|three|four|five|six|eight|ten|twelve|fifteen|twenty|all your|your|at least \d+) (?:\w+ ){0,3}(?:groups?|contacts|friends|people|status(?:es)?|chats)\b`,
    near: [
      String.raw`\b(?:apply|application|registration|register|form|button|activat\w*|qualif\w*|first|before|unlock\w*|opens?|page|slot|space|eligible|selected|salary|vacanc(?:y|ies)|jobs?)\b`,
      String.raw`\b(?:first|then|before|after (?:that|which|sharing)|to (?:qualify|apply|activate|unlock|secure|register|continue|proceed|complete)|so that|must|activated|turns? green|will open|have to|need to|in order to)\b`,
    ],
    unless: String.raw`\b(?:no shares|not necessary|users|customers?|programmes?|programs?|campaigns?|followers|clients?|community|communities|surveys?|referral|content|newsletters?|journalists?|influencers?|event)\b`,
    reason: "The ad has to be passed on before one may apply.",
    fires:
      "Share this message to 15 contacts or 5 groups first, then the apply button turns green.",
    spares: "Know somebody? Forward this to a friend. Applications close on Friday.",
  }),
  passage({
    id: "clicks-with-a-catch",
    effect: "task-scheme",
    says: String.raw`\b(?:top(?:ping)?[- ]?up|recharge(?! (?:and|your (?:batter|energ|mind|body))|,)|vip|cash(?:ed)? out|withdraw\w*|payouts?|screen ?shots?|usdt|principal|combined (?:set|order|task)|merged|shows? minus|negative|own money|grade|per (?:rating|like|review|star|order|set|task|follow)|(?:every|each|after each|per|for every) (?:\w+ )?(?:ratings?|likes?|orders?|sets?|tasks?|reviews?|stars?|songs?|follows?|missions?)|to a wallet|tutor (?:explains|guides|helps|will)|\d+ times (?:per|a) day|join (?:our |the |my )?(?:channel|telegram)|after the (?:first|second|third) set|(?:interested )?reply (?:1|yes)|shopee|lazada|add funds|lucky (?:ad|order|task|product)|per optimi[sz]ation|(?:daily |instant )?settlements? in|trx|trc-?20|from your (?:gmail|google|amazon)|stays live|an? (?:song|playlist|like|vote|rating)|our (?:mentor|coach|receptionist|tutor|teacher)|(?:add|contact|message|to) (?:\w+ ){0,3}receptionist)\b`,
    near: ["<clicks>", "<gains>"],
    unlessHere: "<public>",
    unless: String.raw`\b(?:retention|with your cv|paid time off|pto|vacation|holidays|well-?being|customers?|users|campaigns?|content calendar|clients?|report\w*|suppliers?|our (?:lodges?|hotels?|app|guests|store)|search results|invoices?|per hour|an hour|hourly|influencers?|roas|conversion|cpa|vip (?:guests|lounge|events?|experience)|brands?|purchase orders|work orders|code reviews?|peer reviews?|performance reviews?|annual reviews?|product reviews|data analysis|crm|top up training|bugs?|qa|figma)\b`,
    reason: "Clicks, stars or orders are paid for, with a catch.",
    fires:
      "Listen and like songs all day. Salary depends on your VIP grade, upgrade with a top up.",
    spares: "You optimise product data, place orders with suppliers and report on each order.",
  }),
  passage({
    id: "orders-paid-for-first",
    effect: "task-scheme",
    says: String.raw`\b(?:first pay|pay first|prepay|pre-?fund|advance|lay out|you pay)\b.{0,24}\b(?:wholesale|cost price|goods|orders?|principal|purchase price)\b`,
    near: [
      String.raw`\b(?:get (?:it|this|that) back|back plus|comes back|returned|profit|commission|refunded)\b|\d ?%`,
      String.raw`\b(?:orders?|shop|store|mall|platform|delivery)\b`,
    ],
    unless: String.raw`\b(?:customers? (?:first )?pay|suppliers?|procure\w*|media|clients?|report\w*|salary)\b`,
    reason: "The worker pays for orders, which are said to come back with a profit.",
    fires: "When orders come in you first pay the wholesale price, and get it back plus 15%.",
    spares: "Customers first pay for their orders, and get it back within 30 days.",
  }),
  passage({
    id: "income-from-those-below",
    effect: "recruit-others",
    says: String.raw`\b(?:team|people|circle|friends|members|network) (?:that )?you (?:build|bring|recruit|introduce|sign)\b|\b(?:under|below) you\b|\bintroduce (?:your |\d+ |three |five )?friends\b|\bbring (?:in )?(?:two|three|four|five|\d+)\b|\bthey bring\b|\bdownlines?\b|\b(?:ruby|diamond|sapphire|emerald|platinum) (?:level|rank|status|leader|director)?\b|\brecruit (?:your|\d+|two|three|five)\b|\binvite (?:\w+ )?(?:people|others|friends)\b|\bpeople who (?:invite|bring|recruit)\b|\bteach two\b|\bper friend\b|\bhungry people\b`,
    near: [
      String.raw`\b(?:income|earn\w*|pays you|commission|residual|climb|activation|paid|rank|bonus|profits?|limit|cash)\b`,
      String.raw`<sum>|\b(?:no salary|no basic|no limit|sky is|packs?|join\w*|sisters?|hungry|friends|they bring|unlimited|circle|climb|packages|who invite|levels)\b`,
    ],
    unless: String.raw`\b(?:customers?|clients?|partners? a|tiers|report to|manage|lead a|users|brands?|agency|salary (?:of|is|:)|b2b|saas|software|market(?:s|ing)? (?:strategy|campaigns?)|retail|jewel\w+|gem\w*|event|employees?)\b`,
    reason: "Income comes from the people one brings in.",
    fires: "Introduce friends, every activation pays you R400 and you climb to ruby.",
    spares: "You bring in three partners a quarter; ruby and gold tiers earn R400.",
  }),
];
