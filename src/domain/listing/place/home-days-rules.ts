import type { WorkplaceEffect, WorkplaceRule } from "./workplace-rules.ts";

const hybrid: WorkplaceEffect = { says: "hybrid", confidence: "high" };
const onSite: WorkplaceEffect = { says: "on-site", confidence: "high" };

/** Home counted by the day, or granted as a favour: the rest of the time is spent at a desk of theirs. */
export const homeDaysRules: readonly WorkplaceRule[] = [
  {
    id: "home-days-counted",
    effect: hybrid,
    unless: /\b(?:abroad|overseas|weekends?|on-?call|another country|office (?:once|twice))\b/,
    pattern:
      /\b(?:home.?working|working from home|wfh|remote work(?:ing)?|home.?office) is (?:capped|limited|restricted|confined) (?:at|to) (?:\d|one|two|three|four) days?\b|\b(?:work(?:ing)? from home|wfh|remote|on.?site|in.?office) (?:\d|one|two|three|four) days? (?:a |per |each |of the )?week\b|\b\d\d ?% (?:(?:in the |in )?field|on.?site|(?:in[ -](?:the )?)?office)\b[^.]{0,20}\b\d\d ?% (?:remote|(?:at |from )?home)\b|\b(?:work(?:ing)? from home|wfh|remote(?:ly)?)(?: on)? (?:mon|tues|wednes|thurs|fri)days?\b(?! (?:to|through|-|till|until))|\b(?:telework|telecommut\w+|wfh|work(?:ing)? from home|remote work)\b[^.]{0,24}\b(?:available|allowed|possible|offered|permitted) (?:up to )?(?:\d|one|two|three|four) days? (?:per|a|each) week\b|\b(?:\d|one|two|three|four) days? (?:per|a|each) week (?:may|can|could) be (?:worked|done|spent) (?:remotely|from home|at home)\b|\b(?:\d|one|two|three|four) days? of (?:remote work(?:ing)?|home.?working|working from home|wfh|home.?office)\b|\b(?:work|working|works) (?:from home|remotely|at home)\b[^.]{0,12}\b(?:up to|a maximum of|max(?:imum)?|at most|as many as) (?:\d|one|two|three|four) days?\b|\b(?:up to|a maximum of|max(?:imum)?|at most) (?:\d|one|two|three|four) days? (?:a|per|each|every) (?:week|month) (?:from home|remotely|at home|of (?:remote work|home.?office))\b|\b(?:our |your |the )?(?:remote|home|wfh|home.?office|work.from.home) days (?:are|is|fall on|:) ?(?:every |always )?(?:mon|tues|wednes|thurs|fri|\d\b|one\b|two\b|three\b)/,
    reason: "The days at home are counted.",
    fires: "You can work from home up to two days per week.",
    spares: "You can work from home up to the last day.",
  },
  {
    id: "home-as-a-favour",
    effect: hybrid,
    unless: /\b(?:office work|otherwise remote|fully remote|experience)\b/,
    pattern:
      /\b(?:possibility|chance) (?:of|to|for) (?:work(?:ing)? (?:from home|remotely)|home.?(?:working|office)|remote work(?:ing)?)\b|\ballows? (?:for )?(?:some )?flexibility to work (?:from home|remotely)\b|\bsome remote days?\b|\b(?:offer|provide|have|benefits?|perks?)\b[^.]{0,30}\bflexib\w+,? (?:such as|like|including) (?:work(?:ing)?[- ]from[- ]home|remote work(?:ing)?|wfh)\b|\bsome (?:remote work(?:ing)?|work.from.home|wfh|home.?working)(?: (?:options?|days?|flexibility|is|are|ok|okay|possible|available))\b|\bthere (?:will be|are|may be) (?:some )?opportunit(?:y|ies) (?:for|to) (?:some |occasional )?(?:remote work|work(?:ing)? (?:remotely|from home))\b|\b(?:occasional|ad[ -]hoc|limited|infrequent) (?:remote work(?:ing)?|working from home|work.from.home|wfh|home.?office|home.?working)\b|\b(?:some|a little|a bit of|limited) flexibility to (?:work|be working) (?:from home|remotely)\b|\bflexibility to work (?:from home|remotely)\b[^.]{0,20}\b(?:once you|after|occasionally|now and then|when needed)\b|\b(?:remote work(?:ing)?|working from home|wfh|work.from.home) is (?:a privilege|a reward|earned|something (?:you|that is) earn|discretionary|at (?:the|your) manager|granted|by exception)\b/,
    reason: "Home is granted now and then.",
    fires: "Occasional remote work by agreement with your manager.",
    spares: "Occasional work for remote clients.",
  },
  {
    id: "not-all-remote",
    effect: hybrid,
    pattern:
      /\bnot an? (?:fully|100 ?%|purely|completely|entirely) remote (?:organi[sz]ation|company|role|position|job|team|business)\b|\b(?:expected|asked|required|need) to spend (?:some |part of your )?time in (?:the|our) office\b/,
    reason: "Not all of the work is done at home.",
    fires: "We are not a fully remote company.",
    spares: "We are a fully remote company.",
  },
  {
    id: "other-days-there",
    effect: hybrid,
    unless: /\b(?:remote(?:ly)? (?:on )?the (?:other|remaining)|off)\b/,
    pattern:
      /\b(?:other|remaining) (?:\w+ )?days (?:\w+ )?(?:at|in|from|with) (?:your|our|the|us)\b(?! (?:own |home|couch|kitchen|evening|morning|afternoon|week|month|sun))|\bcome in (?:for|on) (?:the rest|all other days|the other days|the remaining)\b/,
    reason: "The other days are spent with them.",
    fires: "One Friday at home, the other days at your Sandton desk.",
    spares: "One Friday a month is free, the other days you work.",
  },
  {
    id: "who-wants-remote-sent-away",
    effect: onSite,
    isRefusal: true,
    pattern:
      /\b(?:don't|do not|not|no need to) apply (?:if you(?:'re| are)?|when you(?:'re| are)?|should you be) (?:only )?(?:looking for|after|want(?:ing)?|need|hoping for|seeking|prefer|hoping to|looking to)\b[^.]{0,24}\b(?:remote(?:ly)?|work(?:ing)?.from.home|wfh|home.?based|home.?office)\b|\bif you(?:'re| are)? (?:only )?(?:looking for|after|want|need|prefer|seek|hope for|hoping for|seeking)\b[^.]{0,24}\b(?:remote(?:ly)?|work(?:ing)?.from.home|wfh|home.?based)\b[^.]{0,16}(?:,| then|\bwork) ?(?:then )?(?:(?:this|it|we|ours?)(?:'s| is|'re| are)?(?:n't| not| probably not| sadly not) (?:the |an? |for|your|right|going|it\b)|(?:please )?(?:look elsewhere|keep (?:scrolling|looking)|move on|don't apply|do not apply|this is the wrong))|\b(?:those|anyone|anybody|people|candidates|applicants|whoever) (?:who (?:are |is |only )?)?(?:looking for|seeking|after|wanting|wants?|hoping for|looking to|wishing to)\b[^.]{0,20}\b(?:remote(?:ly)?|work(?:ing)?.from.home|from home|wfh|home.?based)\b[^.]{0,24}\b(?:look elsewhere|need not apply|should not apply|shouldn't apply|will not be considered|won't be considered|should pass|are asked not)\b|\b(?:not|n't) (?:be )?(?:suitable|suited|right|meant|ideal|the (?:right )?(?:job|role|place)|a (?:job|role|good fit|fit)) (?:for|if) (?:anyone|those|people|somebody|someone|candidates|you)\b[^.]{0,24}\b(?:remote(?:ly)?(?! team| sensing)|from home|work.from.home|wfh|home.?based)\b/,
    reason: "Whoever looks for remote work is asked to look elsewhere.",
    fires: "Please do not apply if you are after remote work.",
    spares: "If you want remote work that isn't dull, apply.",
  },
  {
    id: "remote-not-offered",
    effect: onSite,
    unless:
      /\b(?:outside|abroad|overseas|from (?:another|other|any)|other countries|candidates? (?:in|from)|workers (?:in|from)|employees (?:in|from)|clients?|customers?|competitors?|fully remote|100% remote)\b/,
    pattern:
      /\b(?:are|is|am) not (?:currently |presently |yet )?(?:offering|allowing|supporting|considering) (?:any )?(?:fully )?remote (?:positions?|roles?|work(?:ing)?|options?|applicants|jobs)\b|\b(?:we|i|they|company|client|employer|role|position|post|job|and|but|sorry,?) (?:currently |unfortunately |sadly |presently )?(?:don't|do not|doesn't|does not|cannot|can't|won't|will not|are unable to|is unable to|are not able to) (?:currently |yet )?(?:offer|allow|support|accommodate|provide|permit|have|entertain|facilitate|do|come with) (?:any |an? |for |fully |full.?time )*(?:remote(?:.work(?:ing)?| options?| positions?| roles?)|remote(?=\W*$|[,.;:!)]| (?:for|at|on|or|and)\b)|home.?based work|home.?working|wfh|work(?:ing)?.from.home)\b(?! (?:and|or) hybrid (?:only|equally))/,
    reason: "Remote work is not on offer.",
    fires: "We do not offer remote work.",
    spares: "We do not offer remote control cars.",
  },
  {
    id: "remote-answered-no",
    effect: onSite,
    pattern:
      /^\W*(?:fully )?(?:remote|wfh|work.from.home|working from home|work(?:ing)? remotely|remote work(?:ing)?|home.?office|telework\w{0,3})(?: (?:option|possible|allowed|friendly|available|eligible|eligibility|status))? ?[:?-] ?(?:no|none|not (?:possible|available|offered|allowed|an option)|never)\b/,
    reason: "A form says that it is not remote.",
    fires: "Remote: No",
    spares: "Remote: no matter where you live.",
    unless: /\bno (?:matter|problem|issue|worries|location|restrictions?|limits?|office)\b/,
  },
];
