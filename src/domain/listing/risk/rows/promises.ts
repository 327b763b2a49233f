import { aboutCustomers, pattern, type Wording } from "./wording.ts";

/** What the ad promises you will earn. */
const earnings: readonly Wording[] = [
  {
    reason: "earnings-promise",
    patterns: [
      pattern(
        String.raw`\b(?:earn|earning|earnings|make|making)\b.{0,40}<sum>.{0,30}(?:\b(?:per|a|each|every) (?:day|week|listing|post)\b|\bdaily|\bweekly|\beveryday|/ ?(?:day|week)\b)`,
      ),
      pattern(String.raw`<sum>.{0,12}\b(?:per|each|every) (?:listing|task|post)\b`),
    ],
    unless: /\b(?:ad spend|allowance|budget|per diem|rate|stipend)\b/,
  },
  {
    reason: "earnings-promise",
    patterns: [
      /\b(?:extra|serious|easy|fast|quick|immediate|instant|extraordinary|substantial(?: amount of)?) (?:money|income|cash|earnings)\b/,
      /\b(?:make|making) (?:good |great |real |more )?money\b(?! for)/,
      /\bearn (?:good |great |real |more )?money (?:at|daily|fast|from|online|working)\b/,
      /\bcash (?:jobs?|paying|positions?|paid daily)\b/,
      /\bmoney[- ]motivated\b/,
      /\b(?:make|earn|making|earning) (?:up to |about |over |around )?\d+k (?:a|per|every|each) (?:day|week)\b/,
      /\b(?:watch|see) the (?:money|cash) (?:roll|flow|come)s? in\b/,
    ],
  },
  {
    reason: "guaranteed-pay",
    patterns: [
      /\bguarantee[ds]?\b.{0,15}\b(?:wages?|income|pay|salary|earnings|jobs?|work|position|employment|placement)\b/,
      pattern(String.raw`<sum>.{0,20}\bguarantee`),
    ],
    unless:
      /\b(?:cannot|can't|not|no|doesn't) guarantee|\bnot guaranteed|\b(?:base|basic|hourly|per hour base|retainer),? guaranteed|\bguaranteed (?:base|basic|hours|minimum|retainer)/,
  },
  {
    reason: "paid-at-once",
    patterns: [
      /\bpaid (?:weekly|daily|instantly|every (?:day|week|evening|night)|same day)\b/,
      /\b(?:weekly|daily|same[- ]day) pay(?:ment|out|cheque|check)?s?\b/,
    ],
  },
  {
    reason: "commission-only",
    patterns: [
      /\bcommission[- ](?:only|based)\b|\b(?:100%|straight|pure) commission\b|\bweek by contract\b/,
    ],
  },
];

/** What the ad promises your life will be. */
const dreams: readonly Wording[] = [
  {
    reason: "own-boss",
    patterns: [
      /\byour? own boss\b|\bwork for a boss\b/,
      /\bfinancial(?:ly)? (?:freedom|free|independen(?:t|ce))\b/,
      /\b(?:breaking out of|escape|leave|quit|tired of)\b.{0,20}\b(?:9|nine)[ -]?(?:to|-)?[ -]?(?:5|five)\b/,
      /\bunlimited (?:income|earnings?|potential|money)\b/,
      /\b(?:residual|passive) income/,
      /\bexecutive[- ]level income|\bsix[- ]figure (?:income|salary|earnings)/,
      /\bchange your life\b|\bground[- ]floor opportunity\b/,
      /\b(?:run|start|build|in|own) your own (?:home )?business\b/,
    ],
    unless: /\b(?:we help|helps?|our (?:clients|customers|users)|readers|investors|for people)\b/,
  },
  {
    reason: "recruit-others",
    patterns: [
      /\bnetwork marketing (?:business|opportunity|team|leader)s?\b|^network marketing\W*$/,
      /\b(?:your|own) (?:downline|sales organi[sz]ation)\b|\bsales organi[sz]ation of your own\b/,
      /\b(?:to|through) your friends? and family\b|\bfriends? and family market\b/,
      /\bpaid (?:to|for) recruit/,
    ],
    unless: /\bsoftware\b/,
  },
  {
    reason: "referral-money",
    patterns: [
      pattern(
        String.raw`<sum>.{0,20}\b(?:per|for (?:each|every)) (?:\w+ )?(?:referral|referred|recruit)`,
      ),
    ],
  },
  {
    reason: "own-hours",
    patterns: [
      /\b(?:choose|on|pick|set|work) (?:their|ur|your) own (?:hours|schedule)\b|\bhours to suit\b/,
      /\bas (?:little|many|much)\b.{0,20}\b(?:hours|hrs)\b/,
      /\b(?:anytime|every time|whenever) you (?:decide|like|want)\b|\bhours (?:a|per) day anytime\b/,
      /\b(?:control|flexibility) over your (?:work )?schedule\b/,
    ],
  },
  {
    reason: "pressure",
    patterns: [
      /\b(?:openings|positions|seats|slots|spaces?|spots) (?:is|are) (?:filling|going fast|limited|still available|strictly limited)\b|\blimited (?:positions|seats|slots|spaces|spots)\b/,
      /\bfew (?:openings|positions|slots|spots) (?:left|remaining)\b/,
      /\bdon't (?:let|miss)\b.{0,20}\bopportunity\b/,
      /\bhurry\b|\bact (?:fast|now)\b/,
    ],
  },
  {
    reason: "reassurance",
    patterns: [
      /\b(?:free of|isn't a|no|not a) (?:mlm|pyramid|scams?)\b/,
      /\blegit(?:imate)? (?:home|income|jobs?|online|opportunity|work)\b/,
      /\bfree to join\b|\bno cost to (?:join|start|you)\b|\bno cost\W*$/,
      /\bno (?:joining|start[- ]?up|upfront) (?:costs?|fees?|investment|money)\b|\bno money is required\b/,
    ],
    // Whoever says in a whole sentence that there is none has been asked before.
    unless:
      /\b(?:aware|beware|fraudulent|impersonat\w+|report|little or no cost|there(?:'s| is| are) no|we (?:charge|ask for|take) no)\b/,
  },
];

/** Work that false ads like to offer. */
const bait: readonly Wording[] = [
  {
    reason: "anyone-can",
    patterns: [
      /\b(?:no|zero) (?:(?:or|particular|previous|prior|special|specific|work) )*(?:experience|qualifications|requirements|skills)\b(?! (?:in|of|on|using|with)\b| ?\?)/,
      /\b(?:don't|do not|won't) (?:need|require)\b.{0,20}(?<!\b(?:an?|any) [a-z]{3,20} )\b(?:degree|experience|skills)\b/,
      /\blittle experience is\b/,
      /\b(?:anyone|anybody|everyone) (?:over|above|from|with a|who has a|who can (?:read|use|type))\b|\bno (?:matric|grade 12|skills?|degree) (?:is |are )?(?:needed|required|necessary)\b/,
      /\bsuitable for (?:all|anyone|both|everyone)\b|\banyone can (?:do|earn|join)\b/,
      /\ball you need is\b.{0,30}\b(?:computer|internet|laptop|phone)\b|\bif you have a (?:computer|laptop|phone)\b/,
      /\bbasic knowledge of (?:the )?(?:computer|internet)\b/,
      /^\W*(?:must have |have )?(?:an? )?(?:reliable )?(?:home )?(?:computer|internet|laptop|pc)(?: and| or| with)?(?: an?)?(?: computer| internet| laptop)? ?(?:ability|access|connection)\b(?!,? (?:and|with|of|at)\b[^.]{0,24}\b(?:fast|speeds?|upload|mbps|back-?up|video|calls)\b)/,
    ],
  },
  {
    reason: "home-clerk",
    patterns: [
      pattern(String.raw`<clerkWork>.{0,60}<home>`),
      pattern(String.raw`<home>.{0,60}<clerkWork>`),
      /\b(?:clerk|data entry|typist)\b.{0,12}\bremote\b/,
    ],
  },
  {
    reason: "known-bait",
    patterns: [
      /\bmystery shopp/,
      /\benvelope (?:stuffing|packing)\b|\b(?:stuff|pack)(?:ing)? envelopes\b|\bper \d+ envelopes\b/,
      /\bassemble (?:crafts|items|products)\b.{0,20}\bhome\b/,
      /\bpost(?:ing)? (?:my |our |simple )?ads\b.{0,30}\b(?:classified|craigslist|ebay|internet|online)/,
      /\b(?:captcha|rebate) (?:entry|processing|processor|solving|typing)|\bemail process(?:ing|or) (?:agent|job|work)/,
    ],
  },
  {
    reason: "task-scheme",
    patterns: [
      /\b(?:complet(?:e|ing)|do|finish|submit)\b.{0,30}\b(?:daily|easy|online|simple|small) (?:\w+ )?tasks\b.{0,60}\b(?:commission|earn|paid|rewards?|usdt)/,
      /(?<!\b(?:never|not|n't|no)\b.{0,60})\b(?:deposit|recharge|top[ -]?up)\b.{0,40}\b(?:to continue|to unlock|usdt|wallet|your account)\b/,
      /\b(?:commission|paid|payment)\b.{0,40}\bnumber of (?:\w+ )?(?:bookings|likes|orders|ratings|reviews)\b.{0,20}\b(?:complet|made|placed)/,
      /\b(?:boost|lik(?:e|ing)|optimi[sz]e|rat(?:e|ing))\b.{0,30}\b(?:apps|bookings|hotels|products|videos)\b.{0,60}\b(?:commission per|earn|paid per|per task)\b/,
    ],
    unless: aboutCustomers,
  },
  {
    reason: "training-promised",
    patterns: [
      /\b(?:complete|free|full|on-the-job|online|paid) (?:\w+ )?training\b|\btraining (?:is |will be )?(?:given|provided)\b/,
      /\b(?:can|to|we|will) (?:fully )?train (?:the right|you)\b|\bfully trained\b/,
    ],
  },
  {
    reason: "unfinished-text",
    patterns: [
      /[[(<{](?:company name|insert|job title|name of|your (?:company|name))\b[^\])>}]{0,30}[\])>}]/,
      /\blorem ipsum\b/,
    ],
  },
];

export const promises: readonly Wording[] = [...earnings, ...dreams, ...bait];
