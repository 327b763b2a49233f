import { passage, type PassageRule } from "./passage.ts";

/** The applicant's name, papers, codes and accounts. */
export const nameAndKeys: readonly PassageRule[] = [
  passage({
    id: "code-passed-on",
    effect: "banking-log-in",
    says: String.raw`\b(?:otp|one[- ]time (?:pin|password|code)|(?:six|6|four|4|five|5)[- ](?:digits?|numbers)|(?:verification|security|log-?in|confirmation|activation|google|whats ?app|sms|bank|authenticator) (?:code|pin|number)|(?:code|pin|number|digits|message|sms) (?:\w+ ){0,4}(?:on|to) (?:your|ur) (?:phone|cell|number|mobile|device)|(?:sends?|texts?|sms(?:es)?|get|receive|see) (?:you |u )?(?:\w+ ){0,2}(?:code|pin|digits)|(?:code|pin|otp) (?:that )?(?:will |you |u )?(?:arrives?|comes?|be sent|pops? up|get|receive)|(?:<banks>|your bank|whats ?app|google|telegram) (?:texts?|sms(?:es)?|sends?|messages) (?:you|u)|numbers? (?:that )?(?:she|he|they|we|it) (?:sends?|texts?)|push (?:message|notification)s?)\b`,
    near: [
      String.raw`<tells> (?:\w+ ){0,5}(?:it|them|that|this|code|pin|numbers?|digits|otp|message|back|out|screen ?shot)\b|<tells> (?:me|us)\b`,
      "<hirer>",
    ],
    unlessHere: "<public>",
    unless: String.raw`\b(?:(?:i'll|i will|we'll|we will) (?:send|drop|share) (?:you )?(?:the|a) (?:location )?pin\b(?! (?:to|on) your)|customers?|users?|never|not to|clients?|log in on day|safer|flows?|push campaigns?|in-app|engagement|crm|journeys?|deliverability|send times?)\b`,
    reason: "A code that comes to the applicant's phone goes to whoever hires.",
    fires: "Our admin will send a code to your phone. Read it out to us as soon as it comes in.",
    spares: "You write the SMS that carries a six-digit code and tell customers to keep it.",
  }),
  passage({
    id: "hand-on-your-screen",
    effect: "banking-log-in",
    says: String.raw`\b(?:any ?desk|team ?viewer|quick ?support|rust ?desk|ultra ?viewer|airdroid|screen[- ]?shar(?:e|ing)|share (?:your |the |ur )?screen|remote (?:access|control)|apk|accessibility|all permissions)\b`,
    near: [
      String.raw`\b(?:bank|banking|<banks>|wallet|pin|(?:send|give) (?:me|us|our \w+|him|her) the (?:id|number|code|password|address)|leave (?:the|your) (?:laptop|computer|pc|phone) on|all permissions|see your phone)\b`,
    ],
    unless: String.raw`<public>|\b(?:clients?|compare|exercise|it desks?|help ?desk|support (?:tickets|desk|team)|wcag|a11y|accessible|standards|engineers?|our banking app)\b`,
    reason: "Somebody else is to see or steer the applicant's screen.",
    fires: "Install AnyDesk, give our supervisor the number and open your internet banking.",
    spares: "You compare TeamViewer and AnyDesk for the IT desks of banks.",
  }),
  passage({
    id: "opened-in-your-name",
    effect: "rented-account",
    says: String.raw`\b(?:rica|open|opened|register|sign up|create|take|take out|activate|verify|become|apply for|get)\b.{0,40}\b(?:accounts?|sims?|sim cards?|exchanges?|(?:phone|cell ?phone|cell|device) contracts?|loans?|wallets?|directors?|credit|store cards?|compan(?:y|ies)|(?:shopify |amazon |online |ebay )stores?|(?:betting|loan|banking|trading|crypto) (?:apps?|sites?)|with your (?:own )?(?:details|id))\b`,
    near: [
      String.raw`\b(?:(?:on|in|under|with|using) (?:your|ur) (?:own )?(?:name|id|face|documents|details|identity|passport)|hand (?:us|over|it|them|to us)|hand (?:\w+ ){0,2}to us|give us|pass to us|with (?:the )?card|card and (?:the )?pin|bring your id|clean id|we (?:settle|pay off|repay)|bring (?:them|it) (?:to us|along)|for you and you sign|sign for goods|on paper only|(?:id|face) and signature|sims on it)\b`,
      String.raw`<sum>|\b(?:no work|walk out|cash|earn|paid)\b`,
    ],
    unless: String.raw`\b(?:customers?|users?|clients?|employees?|stand|stands|booth|campaigns?|accounts with|never|portfolio companies|payroll)\b`,
    reason: "Something is opened in the applicant's name, for others.",
    fires: "Bring your ID, we RICA 20 SIMs on it, open accounts and you walk out with R300.",
    spares: "Plan stands where people open an account with their own ID. R80 an hour.",
  }),
  passage({
    id: "log-in-on-a-page",
    effect: "rented-account",
    says: String.raw`\b(?:log|sign) ?in (?:with|using|to|on|through) (?:your|ur) (?:\w+ )?(?:facebook|google|gmail|e-?mail|instagram|linkedin|<banks>|bank|apple|microsoft|yahoo)\b`,
    near: [
      String.raw`\b(?:link|page|form|bit\.ly|site|portal|url)\b`,
      String.raw`\b(?:contract|offer|interview|application|salary|verify|apply|confirm|see your|registration)\b`,
    ],
    unless: String.raw`<public>|\b(?:clients?|single sign-?on|sso|never|google (?:meet|docs|workspace|calendar))\b`,
    reason: "One is to log in with an account of one's own on a page of theirs.",
    fires: "Log in with your Facebook on the page in the link to see your contract.",
    spares: "Users log in with their Google account to see the page.",
  }),
  passage({
    id: "papers-before-a-meeting",
    effect: "papers-and-bank",
    says: String.raw`\b(?:id|ids|id (?:no|number|book|card|copy)|aadhaar|aadhar|pan card|ssn|social security|passport|driver'?s licen[cs]e|nin|bvn|e-?filing|selfie|bankstaat|next of kin|bank you use|mother'?s (?:maiden|surname))\b`,
    near: [
      String.raw`\b(?:bank statements?|bankstaat|bankstate|cancelled cheque|payslips?|bvn|card number|cvv|e-?filing|selfie|proof of (?:banking|account)|holding|credit (?:score|report)|front and back|both sides|log-?in|pan card|bank(?:ing)? details|account number|pic of yourself|bank(?:ing)? (?:user ?name|app|log-?in)|security questions|balance|card digits|how much is in|mother'?s (?:maiden )?(?:name|surname))\b`,
      String.raw`\b(?:(?:before|prior to) (?:we|the|any|your|an)? ?(?:interview|meet|chat)|must give|reply with|apply here|voor die onderhoud|vandag|(?:to|with) your application(?: form)?|interviews? (?:will be|link|is later|comes?)|to be (?:on the list|considered|registered|placed)|to get the|to (?:qualify|register|apply|secure)|today|tonight|whats ?app|inbox|telegram|within \d|urgent\w*|fill in|immediately|first)\b`,
    ],
    unless: String.raw`\b(?:after (?:the|an|you|your|we|signing|acceptance|offer)|once (?:the|you|hired|signed|appointed|we)|when you (?:start|join|sign)|on (?:appointment|signing|your first)|first day|upon (?:hire|signing)|signed|at the interview|own site|certificates|customers?|clients?|users?|policyholders|never|beware|records?)\b`,
    reason:
      "Papers that are enough to borrow in somebody's name are wanted before anybody has met.",
    fires: "Upload your Aadhaar, PAN card and a cancelled cheque to get the interview link.",
    spares: "On your first day bring your ID, proof of account and tax number.",
  }),
  passage({
    id: "passport-held",
    effect: "known-bait",
    says: String.raw`\bpassports?\b`,
    near: [
      String.raw`\bpassports? (?:is|are|will be|gets?|must be) (?:held|kept|taken|collected|handed)|\b(?:hold|keep|collect|hand over|hand in|take|surrender) (?:\w+ ){0,2}passports?\b|\bsafe ?keeping\b`,
      String.raw`\b(?:girls|ladies|females?|agency|arrival|leave (?:this|next) week|hostess\w*|all expenses|flight|abroad|overseas|no experience)\b`,
    ],
    unless: String.raw`\b(?:customers?|clients?|travellers|tourists|readers|visa applications?|guests?)\b`,
    reason: "Passports are taken away from whoever goes.",
    fires: "All expenses paid to Bangkok, passports are held by the agency, girls 18-25.",
    spares: "You write for travellers who keep their passports with an agency.",
  }),
  passage({
    id: "profile-at-work-for-others",
    effect: "rented-account",
    says: String.raw`\b(?:have|got|own|with) an? (?:\w+ ){0,3}(?:linkedin|facebook|fb|instagram|upwork|fiverr|tiktok|whats ?app)(?: (?:account|profile|page|business manager))?(?: \w+)? (?:older|with|that|over|more|not|from|aged)\b|\b(?:your|ur) (?:own |old |personal |verified )*(?:(?:linkedin|facebook|instagram|upwork|fiverr|tiktok|whats ?app|google|ad) (?:account|profile|page|number|ads? account|business manager)|old (?:fb|facebook|linkedin|insta\w*)|fb|upwork)\b|\bscan (?:a|the|our) qr\b|\blink (?:your|ur) (?:own )?(?:whats ?app|telegram|linkedin|facebook)\b|\bon your profile\b|\bfrom your profile\b|\bwith your face\b|\b(?:linkedin|facebook|upwork) (?:account|profile) owners\b|\baccount owners\b|\bkeep ownership\b|\bwhats ?app (?:web|connected|linked)\b`,
    near: [
      String.raw`\b(?:from it|through it|on it|we (?:send|post|use|run|rent|log|message|advertise|blast|push|spam)|run our ads|our (?:developers|team|people|guys|staff|engineers) (?:do|use|work|send|post|apply|handle)|rent\w*|lease|borrow|only need access|need access|leave \w+ (?:connected|linked|open|logged)|do nothing|scan|attend the calls|connected)\b`,
      String.raw`<sum>|\d ?%|\b(?:passive|per (?:month|week|day)|weekly|monthly|daily)\b`,
    ],
    unless: String.raw`\b(?:clients?|customers?|founders|manage|managing|budget|portfolio|followers|our (?:facebook|linkedin|instagram|tiktok|social)|apply with|link to|content|shoppers|posts? (?:a|per) (?:week|day))\b`,
    reason: "Others work under the applicant's name.",
    fires: "Have a LinkedIn older than 2 years? We send messages from it, you get $60 per month.",
    spares:
      "Have a LinkedIn with 2 years of posts? We send you a brief, $60 per post, content only.",
  }),
  passage({
    id: "box-of-sims",
    effect: "rented-account",
    says: String.raw`\bsim ?box(?:es)?\b|\b(?:plug|host|keep|connect) (?:\w+ ){0,4}(?:box|boxes|device|phones?|modems?|gateway)\b.{0,30}\b(?:sims?|wi-?fi|router|home)\b`,
    near: [
      String.raw`\b(?:your|ur) (?:own |home )*(?:wi-?fi|home|router|house|internet|place)\b`,
      "<sum>",
    ],
    unless: String.raw`\b(?:customers?|clients?|users?|support|test devices|allowance)\b`,
    reason: "A strange machine is to run in the applicant's home.",
    fires: "Plug our box with 16 SIMs into your wifi at home. R2 000 a month.",
    spares: "Keep your phone on your wifi at home; customers call.",
  }),
  passage({
    id: "stands-in-for-another",
    effect: "rented-account",
    says: String.raw`\b(?:take|attend|do|sit|join|go to) (?:the |our )?(?:\w+ )?(?:interviews?|calls|meetings|exams?|tests?)\b.{0,40}\b(?:as the candidate|on behalf|in (?:his|her|their|our) name|with your face|pretend\w*|posing as)\b|\bsomeone else (?:does|will do) the (?:work|job|coding)\b|\bpose as\b`,
    near: [String.raw`<sum>|\d ?%|\b(?:half|share|split|salary|paid|per (?:call|interview))\b`],
    unless: String.raw`\b(?:clients?|customers?|scam\w*|brand|role-?play)\b`,
    reason: "Somebody stands in for another at an interview or a test.",
    fires: "You take the job interviews on camera as the candidate. Half of the salary for you.",
    spares: "You attend the calls with our brand team and share half of the notes.",
  }),
];
