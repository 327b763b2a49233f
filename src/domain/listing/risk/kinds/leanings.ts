import { kind, type Kind } from "./kind.ts";

/** Words that lean one way, and say little by themselves: honest messages hold one of them, tricks hold most. */
export const leanings: readonly Kind[] = [
  kind({
    id: "any-sum",
    effect: 4,
    says: String.raw`<sum>|<share>`,
    unless: String.raw`<theirBudget>|<craft>|\dk ?(?:-|to) ?\D?\d{1,4}k|\bbands?\b|\/ ?(?:hr|hour|h|mo|month|wk|week|day|yr|year)\b|\b(?:salary|basic|base|per (?:month|annum|year|hour|word)|an? (?:month|year|hour|word|spot|clip|week|day|shift)|per (?:week|day|shift|(?:\w+ )?(?:article|photo|story|column)|page|post)|for the (?:day|morning|weekend|shift|event)|costs? <sum> an? (?:head|person|seat|ticket)|mrr|arr|weekly|daily|p\.?m\.?|ph|monthly|annum|hourly|ctc|gross|equity|budget|raised|funding|revenue|shoots?|usd|bonus|grant|rate|learning|home[- ]office|remote|match\w*|covered|of (?:your|their|our) time|perfect|consumers|employees|plans?)\b`,
    reason: "A sum or a share is named that is no wage.",
    fires: "R500 and you are in.",
    spares: "R500 an hour.",
  }),
  kind({
    id: "money-words",
    effect: 3,
    says: String.raw`\b(?:bank|banks|cards?|deposits?|cash|funds|money|cheques?|wallets?|balance|account|percent|coins?|loans?|refill|price)\b`,
    unless: String.raw`<craft>|\b(?:work[- ]life|account (?:manager|executive|lead)|business cards?|company card|account management|banking talent|loan (?:officer|process\w*)|paid into your account|green card|money back guarantee|instagram account|twitter)\b`,
    reason: "It is about cards, cash, banks or accounts.",
    fires: "The bank pays on Fridays.",
    spares: "You report to the account manager.",
  }),
  kind({
    id: "things-of-yours",
    effect: 4,
    says: String.raw`\b(?:your|ur|yours) (?:own |old |personal |real |whole )*(?:cards?|bank\w*|account|phone|wallet|number|names?|ids?|house|garage|mother's|thumb\w*|home|flat|place|address|friends?'?|laptop|profile|log-?in|whats ?app|tax number|signature|surname|face|picture|mailbox|router|passport|licen[cs]e|certificate|pocket|savings|contacts|earnings|side|matric|age)\b`,
    unless: String.raw`\b(?:paid into your account|from your (?:home|place)|home office|phone interview|after (?:the|an|you)|once you|your name and|no matter|ethnicity|gender|link in|your profile link|signature move|direct to your bank|complete your profile)\b`,
    reason: "It turns to what is your own.",
    fires: "Everything happens on your phone.",
    spares: "Everything happens at our office.",
  }),
  kind({
    id: "errands",
    effect: 3,
    says: String.raw`(?:^\W*|[,;:] (?:and |then )?|\b(?:you|please|kindly|just|simply|then|and|must|only|to) )(?:take|receive|forward|collect|send|keep|put|bring|swap|sell|buy|log in|register|draw|hand|tell|dial|wear|let|print|sign|give|pay(?! ?:| range| rate| scale)|cash|fold|knock|answer|scan|load|tap|click|sit|say|read|open|post|drop|rent|lend|link|fill)\b`,
    unless: String.raw`<craft>|\b(?:send (?:us )?(?:your |a )?(?:cv|resume|portfolio|samples|application|links)|give (?:us )?feedback|open to|take (?:the leap|ownership|initiative|part|pride|time|notes)|put (?:people|customers)|read (?:more|on)|let (?:us|me) know|tell (?:us|that story)|authentic self|fill (?:an|the) (?:essential|role))\b`,
    reason: "It gives orders before it says what the job is.",
    fires: "Dial the people on the sheet.",
    spares: "Send us your CV.",
  }),
  kind({
    id: "conditions",
    effect: 2,
    says: String.raw`\b(?:until|once you|when you|only|then|before (?:you|we|your|the)|after that|so that|if you|the moment|as soon as|without it|or else|because you|for you|is yours|same day|later|first)\b`,
    unless: String.raw`<craft>|\b(?:read-only|not only|first (?:day|name|job|class|language|week|month))\b`,
    reason: "One thing has to happen before the other.",
    fires: "The wallet is locked until then.",
    spares: "It starts with the first month.",
  }),
];
