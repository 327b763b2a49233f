import { pieces as wording } from "../rows/wording.ts";

const banks = String.raw`(?:fnb|capitec|absa|nedbank|standard bank|tymebank|tyme|discovery bank|opay|palmpay|moniepoint|m-?pesa|paypal|payoneer|cash ?app|zelle|wise|revolut|venmo|binance|luno|skrill)`;

/** What tricks are told in: words that stand for each other, from several countries. */
export const pieces: Readonly<Record<string, string>> = {
  ...wording,
  banks,
  /** Somebody hires, and there is a way to the job. */
  way: String.raw`\b(?:jobs?|posts?|positions?|interviews?|shortlist\w*|cvs?|resume|application|offer|appointment|contract|letter|onboarding|placement|placed|staff|shift|vacanc(?:y|ies)|intake|learnerships?|regist\w+|hr|recruit\w*|joining|badge|booklet|assessment|vetting|screening|admin|processing|dbs|medical|clearance|security amount|uniforms?|training|induction|customs|seat|name on|list|file|start|werk|pos|onderhoud)\b`,
  /** Ways in which money is handed over, or for which it is. */
  upfront: String.raw`\b(?:cash only|in cash|pay ?shap|e-?wallet|cash ?send|send cash|instant money|zelle|venmo|upi|paytm|phonepe|gpay|google pay|m-?pesa|pep money|money market|shoprite money|mukuru|hello paisa|western union|moneygram|at (?:the )?(?:door|reception|gate|desk|entrance)|proof of payment|pop|deposit slip|the slip|bank slip|in advance|up ?front|half now|half first|balance (?:when|after|on)|once[- ]?off|non[- ]?refundable|no refunds?|refundable|get (?:it|this|that|your money) back|given back|before (?:we|they|hr|the office) (?:can|will|may)|before dispatch|handling (?:fee|payment|charge)|security (?:amount|deposit|fee)|customs (?:charge|duty|fee)|registrasiefooi|fooi|betaal|inbetaal|facilitation|within \d+ (?:hours|hrs|minutes)|airtime|gesellig|cold ?drink|cool ?drink)\b`,
  /** The company gives, customers pay, or readers are warned. */
  ours: String.raw`\b(?:we|company|employer|zola)(?:'ll|'d| will| also| fully| always| then| do| run and| both| would)* (?:\w+ )?(?:pay(?! (?:you|r|for (?:each|every))\b)|pays|cover|covers|sponsor|fund|reimburse|refund|carry|book|ship|order|load)\b|\b(?:reimburs\w+|paid back against|refund(?:ed|s)? (?:you )?(?:against|with your (?:first|second)|on presentation)|on us|our (?:cost|expense)|free of charge|at no cost|no (?:\w+ )?(?:fees?|costs?|charges?|deposit|payment|money)|nothing to (?:buy|pay)|no need to|never|nobody|not for sale|beware|scam\w*|fraud\w*|impersonat\w+|disqualif\w+|canvassing)\b`,
  /** People outside of the job: whatever is said of money, codes or parcels is said of them. */
  public: String.raw`\b(?:customers?|our clients|clients' |client (?:work|accounts|campaigns?)|shoppers?|users?|subscribers?|readers?|learners|donors?|guests?|patients?|tenants?|members|delegates|exhibitors?|attendees|merchants|shop owners|shopkeepers|families|policyholders|followers|audiences?|winners|campaigns?|newsletters?|blog|articles?|guides?|write|writes|writing|copywriting|content calendar|ad spend|budgets?|landing pages?|strategy|market(?:s|ing)? (?:our|the|remote)|promote our|explain|product marketing)\b`,
  /** Passing on to whoever hires. */
  tells: String.raw`\b(?:read|tell|send|forward|give|share|screen ?shot|reply|type|say|text|whats ?app|pass|quote|approve|accept|dictate|repeat|sms|show)\b`,
  hirer: String.raw`\b(?:us|me|here|our (?:\w+ )?(?:agent|admin|consultant|supervisor|trainer|manager|hr|team|lady|guy|finance|coordinator|desk)|(?:the|my|your) (?:\w+ )?(?:agent|admin|consultant|supervisor|trainer|manager|coordinator|recruiter)|payroll|finance|hr|chat|to [a-z]+ and|confirm you|onboarding|salary)\b`,
  /** An account of whoever applies. */
  youraccount: String.raw`(?:\b(?:your|ur|yr) (?:own |personal |private |spare |existing |bank |business |savings |cheque |current |local |sa |${banks} ){0,3}(?:account|acc|bank|${banks}|wallet|card|atm card)\b|\bvia yours\b|\b(?:lands?|arrives?|comes?) with you\b|\b(?:an?|any|old|unused|dormant|spare|idle|empty|clean) (?:\w+ ){0,2}(?:${banks}|bank|business|savings|cheque) (?:or \w+ )?(?:account|card|acc)\b|\b(?:have|need|got|with) an? ${banks}\b)`,
  inflow: String.raw`\b(?:clients?|customers?|buyers?|investors?|donors?|companies|sales|donations?|deposits?|funds|money|payments?|proceeds|transfers?|efts?|cash|coins)\b`,
  outflow: String.raw`\b(?:forward|wire|remit|send|pass|move|withdraw|draw (?:it|the)|what(?:'s| is)? (?:left|remains)|remainder|the rest|rest|balance|hand|driver|runner|fetch\w*|bitcoin|btc|usdt|crypto|western union|moneygram|mukuru|binance|onwards?|along|goes out|send on)\b`,
  keeps: String.raw`(?:\d ?%|\b(?:percent|per cent|keep|deduct|hold back|retain|subtract|take off|your (?:cut|slice|share|commission)|a cut|small share|minus|less \d+|you get|u get|yours|every time|each time|per transaction|per transfer)\b)`,
  clicks: String.raw`\b(?:ratings?|rates?|rating|stars?|likes?|liking|follow(?:ing)?|(?:plac\w+|submit\w*|grab\w*|match\w*|complet\w+|push\w*|book\w*) (?:\w+ ){0,3}orders?|sets? of|combined (?:set|order)|clicking|click (?:work|job|on)|online tasks|tasks|listen|streaming|optimi[sz]\w+ (?:apps?|products?|data|hotels?|listings?)|subscribe|reviews?|missions?|captchas?|boost\w* (?:apps?|sales|rankings?|products?|hotels?)|watch\w* (?:videos|clips|ads|adverts)|screenshots?)\b`,
  gains: String.raw`(?:<sum>|\b(?:commission|daily|earn\w*|profits?|paid|payout|salary|income|bonus|principal)\b)`,
};
