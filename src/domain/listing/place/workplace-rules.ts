import { homeDaysRules } from "./home-days-rules.ts";
import type { Workplace } from "#domain/listing/facts.ts";
import type { Confidence } from "#domain/listing/posting.ts";
import type { Rule } from "#domain/listing/rules/rule.ts";
import { farOut, onTheSpotRules } from "./on-the-spot-rules.ts";
import { presenceRules } from "./presence-rules.ts";

export interface WorkplaceEffect {
  readonly says: Exclude<Workplace, "unclear">;
  readonly confidence: Confidence;
}

export type WorkplaceRule = Rule<WorkplaceEffect> & {
  /** It counts only where the sentence names a place, whoever's. */
  readonly needsPlace?: true;
  /** Home is for those who are not near enough for what the rest of the text asks. */
  readonly forTheRest?: true;
  /** It counts only where the next sentence begins so. */
  readonly untilDenied?: RegExp;
  /** Remote work is refused, so that naming it beside offers no choice. */
  readonly isRefusal?: true;
};

const hybrid: WorkplaceEffect = { says: "hybrid", confidence: "high" };
const onSite: WorkplaceEffect = { says: "on-site", confidence: "high" };
const likelyOnSite: WorkplaceEffect = { says: "on-site", confidence: "medium" };
const remote: WorkplaceEffect = { says: "remote", confidence: "high" };
const likelyRemote: WorkplaceEffect = { says: "remote", confidence: "medium" };

/** The word is said of somebody else's work, of a product, or of a law. */
const unless =
  /\bremote workers,? (?:we|sorry|please|this|thanks|but)\b|\b(?:(?:not|never|isn't|no) (?:an? )?hybrid\b|hybrid[ -](?:cloud|(?:\w+ )?(?:company|label|studio|agency|firm|brand)(?= (?:and|that|which|focused|with|for)\b)|companies|events?|work challenges|vehicles?|app|apps|mobile|infrastructure|models|search|workforces?|seeds?|cars?)|remote (?:desktop|monitoring|access|sensing|demonstrations?|product|control|support tools|selling|detailing|patients?|diagnostics?|management|hands|vehicles?|vehicle support|machines?|devices?|sensors?|assets?|equipment|and outdoor|and rural|environments?|working in another country)|clients? (?:who|with)|prospect|equip their|thrives? in (?:[\w-]+,? ){0,3}hybrid|(?:customers?|clients?|users?|patients?|guests?|readers|buyers|crews|contractors|engineers|tradespeople|builders|installers|drivers|technicians) (?:who )?(?:are|is|work|works|sit|were)(?: \w+){0,2} on.?site|(?:i|we) also have (?:an? |several |other |openings|roles|vacancies)|(?:also|other) (?:roles|vacancies|openings|positions) (?:on my desk|with us|we have|open|are|include)|on my desk (?:this|at)|also recruiting|(?:their|customers?'?|clients?'?|guests'?) office day|some (?:of our )?(?:roles|positions|jobs|vacancies)\b[^.]{0,40}\bhybrid|automation anywhere|(?:if|where|when) (?:this|the|your) (?:role|position|job) is hybrid|for hybrid roles|(?:on.?site|hybrid|remote) means|designat\w+ (?:roles|positions|jobs)|\(1\) (?:fully )?(?:on.?site|remote|hybrid)|(?:does|will) (?:this|the) (?:position|role|job) (?:have|offer|allow|come with)|telework options (?:are|is) subject|not work(?:ing)? (?:100 ?%|fully) remote(?:ly)?|work(?:ing)? from (?:anywhere|home) (?:has|have) (?:never|become|been)|(?:working from home|remote work(?:ing)?|wfh|home.?office) was (?:only |just )?(?:an? )?(?:covid|pandemic|temporary|lockdown|stop.?gap)|tried (?:working from home|remote(?: work(?:ing)?)?|wfh))\b|\bvaccinat|\bsome teams\b|\bothers have a hybrid\b|\bnot remote.only\b|\bhome.based (?:\w+ )?(?:entrepreneur\w*|opportunity|business|franchise)|\b(?:home|anywhere|remotely) (?:during|over) (?:the |your )?(?:december|festive|summer|winter|christmas|easter|school|holiday)\b|\bwelcome (?:at|in|to) (?:our|the) (?:\w+ ){0,3}(?:office|studio|hub)s?\b|\bflexible work(?:ing)? arrangements? \(|\bwork(?:ing)? remotely ?[:?-] ?no\b|\([^()]{0,40}\b(?:hybrid|on.?site|remote)\b[^()]{0,20}\)[^()]{3,80}\([^()]{2,60}\)/;

/** Who meets once a quarter works elsewhere. */
const unlessRarely = new RegExp(
  `${unless.source}|\\btimes (?:yearly|annually)\\b|\\b(?:once|twice|one day|two days|three days|every|each|per|in) (?:in )?(?:an? |the |each |every )?(?:quarter|half.?year|year)\\b|\\b(?:quarterly|twice.yearly|annual(?:ly)?)\\b`,
);

/** A wish, or now and then. */
const unlessWished = new RegExp(
  `${unless.source}|\\bpreferred that\\b|\\bas needed\\b|\\b(?:apps?|applications?|models?|code|features?|systems?|software|products?|solutions?)\\b[^.]{0,20}\\bdeployed\\b|\\bdeployed to (?:the )?(?:app|play|google|cloud|production)|\\bflex(?:ible)? seating|\\b(?:lunch(?:es)?|catered|snacks|breakfast)\\b`,
);

const unlessFarOut = new RegExp(
  `${unless.source}|${farOut.source}|\\bnot an? (?:[\\w -]{3,30}, ){1,4}remote\\b`,
);

/** How a posting says where the desk stands. Reads sentences as they are, in small letters. */
export const workplaceRules: readonly WorkplaceRule[] = [
  {
    id: "says-hybrid",
    effect: hybrid,
    unless,
    pattern:
      /\b(?:mon|tues?|wed|thur?s?)(?:day|nesday|sday|rsday)?s? ?(?:-|to|through) ?(?:tues?|wed|thur?s?|fri)(?:day|nesday|sday|rsday)?s?,? (?:are |is )?(?:on.?site|in (?:the )?office|in.person)\b|\bhybrid (?:of|office|remote|in.person|on.?site|role|position|work|working|model|schedule|job|set.?up|way|opportunity|basis|policy|arrangement|in\b|from\b|at\b|out of\b|\(|:)|\b(?:full.?time|part.?time|location|work.?place|work arrangement|arbeitsmodell)[^.]{0,20}\bhybrid|[(,/|-] ?hybrid\b|\bhybrid ?[),/|-]|^\W*hybrid\b\W{0,2}(?:$|[:-])|\bhybrides? arbeit|\bpartial(?:ly)?[ -]remote\b|\bhybrid.?modells?\b|\b(?:is|are|work|works|be|will by) (?:an? )?hybrid\b/,
    reason: "Hybrid work is named.",
    fires: "This is a hybrid role in Sandton.",
    spares: "Our product is a hybrid cloud.",
  },
  {
    id: "days-in-the-office",
    effect: hybrid,
    unless: unlessRarely,
    pattern:
      /\b(?:\d|one|two|three|four|five|some|a few|most|set|fixed|core|anchor) (?:or \w+ )?(?:anchor |office |fixed |core )?(?:days?|times) ?(?:a|per|each|every|\/|out of|of the)? ?(?:week|month|five)? ?(?:\w+ )?(?:in|at|from|on) (?:the |our |an? )?(?:\w+ )?(?:office|site|person|hq|studio|desk)\b|\b(?:in|at|to) (?:the|our) (?:\w+ ){0,2}(?:office|studio) (?:\w+ ){0,3}(?:\d|one|two|three|four|tuesdays?|wednesdays?|mondays?|thursdays?|mon|tue|wed|thu|days?)\b|\b(?:mon|tues|wednes|thurs|fri)days?\b[^.]{0,24}\b(?:with us (?:in|at)|(?:in|at) the [\w' -]{2,24}(?:studio|office))\b|\b(?:mon|tues|wednes|thurs|fri)days?(?:(?:,| and| or| &) (?:mon|tues|wednes|thurs|fri)days?){0,3}(?: \([^)]{1,30}\))? (?:are|is|will be|happen) (?:always |spent )?(?:in|at|from) (?:our|the) (?:[\w'-]+ ){0,3}(?:office|studio|hub|hq)\b|\banchor days?\b|\b(?:in|at|into|to) (?:the |our )?(?:[\w']+ ){0,3}(?:hq|office|studio|headquarters|head office) (?:every|each|once (?:a|every)|twice (?:a|every)|on) (?:second |other |two |single |alternate )?(?:week|fortnight|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|day)\b|\b(?:every|each|alternate) (?:second |other )?(?:week|fortnight|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?)\b[^.]{0,20}\b(?:in|at) (?:the|our) (?:[\w']+ ){0,3}(?:hq|office|studio|headquarters)\b|\b(?:one|two|three|four|five|\d) (?:days? )?(?:at|in|from) our (?:\w+ ){0,2}(?:office|studio)\b|\b(?:office|in.office|on.?site) days?\b|\b(?:the )?rest (?:of the week )?(?:is |are )?(?:at|from) home\b|\bhome the rest of the week\b|\botherwise (?:from|at) (?:home|your (?:own )?(?:house|home|place|flat))\b|\b(?:which|what) (?:\d|two|three|four) days you (?:come|go|are) in\b|\bhome.?office.?(?:moglichkeit|tage|regelung|option)|\btage? (?:pro woche )?(?:im )?home.?office|\bmobiles? arbeiten\b|\bteilweise (?:remote|home.?office)|\bhalf of (?:their|your|the) (?:work |working )?time (?:in|at) (?:the|their|your|an|our) (?:assigned )?office|\bsplit (?:your )?(?:time|week) between (?:home|the office)/,
    reason: "Some days of the week are spent in an office.",
    fires: "You will be in the office four days out of five.",
    spares: "You will be in touch four days out of five.",
  },
  {
    id: "comes-in-so-often",
    effect: hybrid,
    unless,
    pattern:
      /\byou(?:'re| are| will be|'ll be)? expected (?:at|in) (?!(?:our|the|a|your) (?:\w+ )?(?:meetings?|stand.?ups?|calls?|syncs?|reviews?|retros?|online)\b)[\w' -]{3,40} (?:on|every) (?:mon|tues|wednes|thurs|fri)days?\b|\b(?:\d|one|two|three|four|five|a few|some|most|several) (?:fixed |full |set )?(?:days?|mornings?|afternoons?) (?:a|per|each|every|of the) week,? (?:\w+ ){0,3}(?:at|in|from|with us at) (?:the|our) (?:[\w-]+ ){0,3}(?:office|studio|hub|hq|building|campus|premises|showroom|store|shop|branch|factory|warehouse|workshop|lab|clinic|school|head office|space)\b|\bat (?:the|our) (?:[\w-]+ ){0,2}(?:lodge|estate|farm|hotel|guest ?house|school|clinic|practice|depot|plant|mine|site|gallery|restaurant|venue|mall|store|shop|office|studio|resort|hospital|dealership|club|museum|winery|cellar|warehouse|factory|campus|premises)\b[^.]{0,30}\b(?:\w+ days (?:in|out of) (?:seven|five|7|5)|(?:every|each) (?:day|weekday)|daily|full.?time|(?:five|six|5|6) days(?: a week)?|weekends|mon(?:day)?.{1,4}fri(?:day)?)\b|\b(?:one|two|three|four|\d) (?:days?|mornings?|afternoons?) (?:a|per|each|every) (?:week|month|fortnight),? (?:\w+ ){0,4}(?:at|from) home\b|\b(?:one|two|three|four|\d) (?:work.from.home|wfh|home.?office|remote) days?\b|\b(?:expected|required|need(?:ed)?|have|asked|want you|must be|be|present) (?:to be |to come |to work |you )?(?:at|in|into) (?:the|our) (?:[\w-]+ ){0,3}(?:office|studio|hub|hq|building|campus|premises|showroom|store|branch|factory|warehouse)\b[^.]{0,20}\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|days? (?:a|per|each) week|once a week|twice a week|weekly|most days)\b|\b(?:able to get to|travel(?:ling)? to|commut(?:e|ing) to|driv(?:e|ing) to|get (?:in)?to (?:the|our)) [\w' -]{3,30} (?:every day|daily|each day|every morning|(?:once|twice|\w+ (?:days|times)) (?:a|per|each) week)\b|\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?)(?: and (?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?))? (?:are |is )?(?:spent )?(?:from|at) home\b|\b(?:everyone|everybody|we all|all of us|the (?:whole )?team) works? (?:from|in|at|out of) (?:the|our) (?:[\w-]+ ){0,2}(?:office|studio|hq|building)\b|\b(?:other|remaining) (?:two|three|four|\d) (?:days )?(?:are |is |you are |you're |we are |we're )?(?:all )?(?:together\b|(?:at|in|with) (?:us|our|the)\b)|\brest of the (?:week|time|days) (?:is |are |you're |you are |we're )?(?:in|at|with)\b(?! (?:home|your))|\b(?:remote|work[- ]from[- ]home|wfh) (?:on )?(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?)\b|\bteam is (?:back )?(?:in|at) [\w' -]{3,24} (?:full.?time|every day|daily|five days)\b/,
    reason: "You would come in on some days, wherever that is.",
    fires: "Three mornings a week at the Bryanston studio, otherwise from home.",
    spares: "Three mornings a week we have a call with the studio.",
  },
  {
    id: "says-on-site",
    effect: onSite,
    unless: unlessWished,
    pattern:
      /\b(?:requires?|need|needs) (?:a |an |your |some )?(?:local |physical |regular |on.?site )?presence (?:in|at|on)\b|\b(?:largely|mostly|mainly|primarily|typically) works?(?: [a-z-]+)? (?:in.person|on.?site) (?:on|at|in)\b|\bnot an? (?:[\w -]{3,30}, ){1,4}remote\b|\b(?:this is an? |must be |work |working |fully |100% |strictly |position is |role is )(?:\w+ )?(?:on.?site|in.?office|office.?based|in.?person)\b|\boffice.(?:first|bound)\b|\b(?:role|job|position|post|you(?:'ll| will| would|'d)? be|you are|you're|vacancy)(?: is| will be| would be)? (?:permanently |physically )?based (?:at|in|out of|from) (?:our|the) (?:[\w-]+ ){0,3}(?:office|head office|hq|studio|showroom|store|shop|branch|clinic|school|lodge|guest ?house|hotel|estate|farm|campus)\b(?! (?:or|if|but))|\bown (?:car|vehicle|transport) (?:is )?(?:essential|required|needed|a must)\b|\b(?:run|man|staff|look after) (?:the|our) (?:front desk|reception|shop floor|till|counter)\b|\b(?:kein|no|not an?|not|isn't an?|isn't|never an?|non) ?-?(?:remote|wfh|work(?:ing)?.from.home|home.?office)\b(?! experience)|\b(?:remote|wfh|work(?:ing)?.from.home|home.?working)(?: work)? (?:is|are)(?:n't| not)(?! (?:a problem|problem|for you|your thing|just|only|merely|simply|new|something|an? (?:afterthought|perk)))\b|\b(?:remote|wfh|work(?:ing)?.from.home|home.?office|hybrid)\b[^.]{0,30}\b(?:not on offer|not offered|off the table|declined|refused|not an option|isn't an option|not possible|not available|turned down|not up for discussion|out of the question|not suit(?:ed|able)?|not fit|(?:can't|cannot|can not|won't) be (?:offered|accommodated|granted))\b|\b(?:daily|regular|constant) presence (?:at|in|on) (?:the|our)\b|\btelecommut\w+ (?:does|will|is|would) not (?:suit|fit|work|possible|available|suitable)\b|\b(?:cannot|can't|can not|won't) be (?:done|performed|carried out) (?:remotely|from home)\b|\bon.?site (?:role|position|job|only|required)|\b(?:must|able to|required to) (?:commute|work in (?:the|our) office|come (?:in)?to (?:the|our) office)|^\W*(?:on.?site|in.?office)\W*$|^\W*(?:office.?based|in.?office|in person|on.?site)\b(?! (?:or|and|means?|visits?|interview|requirements?|statement|policy|perks|amenities|attendance))|(?<!\bno )(?<!\bwithout )\breturn.to.office\b|\b(?:office|workplace)[^.]{0,30}\b(?:every day|daily|five days|5 days|monday (?:to|-) friday)\b|\b(?:five|5) days a week (?:in|at|from) (?:the|our)\b|\b(?:work|working|role is|job is|done|based) (?:on|at) (?:our|the) (?:\w+ )?(?:premises|shop floor|office)\b|\bwe(?:'re| are) (?:all )?back (?:at|in) [\w' -]{3,24} for good\b|\b(?:tuiswerk|afstandwerk) is (?:\w+ )?nie\b|\bvanuit ons kantoor\b|\bkantoorgebaseer|\bgeen afstandwerk\b|\bat our (?:\w+ ){0,2}(?:office|studio) every day\b|\b(?:went|gone|moved|are|going|come|came) back (?:to|in|at|into) (?:the|our) (?:\w+ )?(?:office|studio|building|campus|premises|head office|hq)\b|\b(?:remote|wfh|hybrid|work(?:ing)?.from.home|home.?office|home.?working)(?: \w+){0,2} (?:(?:has |have )?(?:ended|stopped)|is over|came to an end|was withdrawn|has been withdrawn)\b|\bop kantoor\b|\bin.studio\b|\b(?:done|performed|carried out|worked|takes place|happens) (?:from|at|in|out of) (?:our|the) (?:[\w-]+ ){0,3}(?:office|studio|premises|headquarters|hq|showroom|building)\b|\b(?:elke dag|daagliks) by ons\b|\b(?:done|work|based|are|is) on.?site\b|\blive.in (?:position|role|post|job)\b|\b(?:get|travel|come|commute) to (?:the|our) (?:\w+ ){0,2}(?:factory|office|plant|studio|store|site|warehouse|shop|showroom|lodge|school|practice) (?:daily|every day|each day)\b|\byou(?:'re| are|'ll be| will be) at (?:our|the) (?:[\w-]+ ){0,3}(?:call.?cent(?:re|er)|office|studio|branch|store|shop|warehouse|depot) (?:daily|every day|each day|full.?time)\b|\b(?:everyone|everybody|the (?:whole )?team|all of us|we all|staff) (?:is|are) back (?:in|at) (?:the|our) (?:\w+ )?(?:studio|office|building|hq)\b|(?<!remote, )(?<!remote or )(?<!or )\boffice.based\b(?!,? or\b)|\b\d0 ?% (?:of (?:the |your )?(?:\w+ )?(?:week|time|hours) )?(?:(?:at|in|from) (?:the|our) (?:\w+ ){0,3}(?:office|building|studio|campus|hub)|on (?:campus|site))\b|\b(?:stationed|posted|deployed) (?:at|on|to) (?:a|an|our|the)\b|\b(?:ons|die) kantoor (?:in|te|is)\b|\bno longer (?:\w+ )?(?:remote|hybrid|from home)\b|\bremote sites?\b(?! (?:visits?|access|inspections?))/,
    reason: "The work is done on site.",
    fires: "No WFH on offer, you sit with the team.",
    spares: "Remote work is all we know.",
  },
  {
    id: "tagged-remote-wrongly",
    effect: onSite,
    pattern:
      /\b(?:tag(?:s|ged)?|label(?:s|led)?|marked|listed|flag(?:s|ged)?|advertised|header|board) (?:[^\s.]+ ){0,4}"?remote"?\b[^.]{0,40}\b(?:mistake|mistakenly|error|wrong(?:ly)?|misbehaving|glitch|bug|typo|incorrect|misleading|slip|office|desk)\b|\bremote"? (?:tag|label|flag|filter|tick|box)\b[^.]{0,40}\b(?:mistake|error|wrong(?:ly)?|misbehaving|glitch|bug|typo|incorrect|misleading|slip)\b|\b(?:wrongly|mistakenly|by mistake|incorrectly) (?:[^\s.]+ ){0,3}"?remote\b/,
    reason: "The job is called remote by mistake.",
    fires: "Some boards have tagged us remote by mistake.",
    spares: "We tagged the remote team in a post.",
  },
  {
    id: "remote-turned-away",
    effect: onSite,
    isRefusal: true,
    pattern:
      /\bremote (?:applicants?|candidates?|applications?|workers?|working|work|arrangements?|requests?) (?:will not|won't|cannot|can't|can not|are not|aren't|is not|isn't|shall not|may not) (?:be )?(?:considered|accepted|entertained|taken|possible|suitable|available|eligible|shortlisted|hired|an option)\b|\byou(?:'ll| will)? (?:have to|need to|must|are required to|are expected to) be (?:in|at) (?:our|the) (?:[\w-]+ ){0,3}(?:office|studio|showroom|shop|store|warehouse|factory|newsroom|kitchen|clinic|branch)\b(?! (?:once|twice|for|if|when|at least))/,
    reason: "Whoever works from afar is not taken.",
    fires: "Remote applicants will not be considered.",
    spares: "Remote applicants will be considered.",
  },
  {
    id: "where-the-desk-stands",
    effect: onSite,
    needsPlace: true,
    unless:
      /\b(?:if you|optional|should you|in case|our (?:own|founder|team)|home|your own|any|wherever|not|no|isn't|customers?|clients?|(?:rest|whole|half) of the desk|help.?desk|news ?desk|service desk|support desk|remote team)\b/,
    pattern:
      /\b(?:the|your|this) (?:desk|seat|chair|workstation|workplace) (?:is|stands|will be|waits|awaits|sits)\b(?! (?:for|open|fully|currently|now|to be filled|ours)\b)|\b(?:office|studio|hq|shop|store|showroom|workshop)\b.{0,40}\b(?:that's|that is|which is|and that is) where (?:the (?:job|work)(?:'s| is| gets)? (?:done|happens?)|(?:this|the) (?:job|role) (?:is|sits|happens)|you(?:'ll| will|'d| would)? (?:sit|work|be|spend))|\byou(?:'ll| will|'d| would)? sit (?:with|at|in|behind) (?:the|our|your) (?:[\w-]+ ){0,3}(?:team|desk|gatehouse|gate|counter|till|reception|front desk|office|studio) in\b/,
    reason: "The desk stands in a place that is named.",
    fires: "The office is in Stellenbosch and that's where the job is done.",
    spares: "The office is in Stellenbosch, and your desk is wherever you like.",
  },
  {
    id: "joins-the-office",
    effect: likelyOnSite,
    unless,
    pattern:
      /\b(?:join|in|at|from|based (?:in|out of|at)|located (?:in|at)|position is in) (?:our|the) (?:\w+ ){0,3}(?:office|offices|headquarters|hq|studio|workspace|head office|campus|premises|branch|showroom|factory|plant|warehouse|store|shop|clinic)\b|\bunser(?:em|en|e)? (?:\w+ )?buro\b|\bim (?:herzen|zentrum) von\b|\b(?:einsatz|arbeits)ort ist\b|(?<!\b(?:if|where|wherever|when|whether|or not|country|place|once|since) )\byou live in (?!an? |one |any |either )|\b(?:vibrant|modern|great|open) (?:office|workspace)s? in\b|\bfor our (?:\w+ ){0,3}offices? (?:in|located)|\boffice (?:is )?(?:located|based|situated) in\b|\byour desk (?:is|will be)\b(?! (?:at home|in your|wherever|your|anywhere))|\b(?:you|you'll|you will) sit (?:in|at) (?:the|our) (?:[\w'-]+ ){0,3}(?:office|showroom|branch|store|studio|building)\b|\b(?:you|you'll|you will) sit (?:with|beside|next to|among) (?:the|our)\b|\b(?:own|reliable) (?:transport|car|vehicle)\b|\boffice hours\b|\bcompany car\b|\bon the road\b|\byou(?:'ll| will|'d)? visit (?:stores|retailers|outlets|shops|clinics|schools|sites|dealers)|\bjoin us (?:\w+ ){0,3}(?:at|in) (?:the|our) (?:[\w-]+ ){0,2}(?:office|studio|hq|showroom|shop|store)\b|\bvisiting (?:stores|retailers|outlets|shops|clients|sites)\b|\bin-?store (?:promot\w+|activations?)\b|\b(?:promoters?|merchandisers?|brand ambassadors?) (?:needed|wanted|required)\b|\b(?:field|showroom|shop|store|walk-?in|branch|territory|route)[ -](?:based|visits?|job|work|sales)\b|\bvalid (?:code \d+ )?driver'?s? licen[cs]e\b|\b(?:operations|dealership|sales|shop|factory|call.?cent(?:re|er)|trading|production|contact.?cent(?:re|er)) floor\b|\btransport home\b|\bstaff transport\b|\beie vervoer\b|\bgazebos?\b|\bstrike the stand\b|\bmall activations?\b|\b(?:uniform|branded clothing) (?:is )?(?:supplied|provided)\b|\baccommodation (?:on|at) (?:the|our)\b|\b(?:job|work) is done (?:there|here|on the (?:farm|estate|lodge))\b|\b(?:secure|free|undercover|covered) parking\b|\bevery weekday\b|\b(?:lodge|farm|game reserve|wine estate|mine|dealership|mall|clinic|school|campus|hotel|restaurant|estate)[ -](?:based|premises|grounds)\b|\bactivation (?:weekends?|days?)\b|\b(?:run|man|staff|set up) the (?:stand|stall|gazebo)\b|\bdrive (?:the|a|our) (?:branded|company) \w+|\bwe(?:'re| are) (?:all )?(?:back )?in the office\b(?! (?:on (?:mon|tue|wed|thu|fri)|once|twice|for|now and))|\bwalk.?ins\b|(?<!\b(?:with|to|from|for|by|between|and) (?:the |our |their )?)\bfront desk\b|\bhand(?:ing)? out (?:flyers|samples|pamphlets)\b|\bdoor.to.door (?:sales|marketing|promot\w{1,6}|campaigns?)\b|\bmeet customers face to face\b|\bclock in\b|\b(?:need|needs|want|wants|hiring|seeking|looking for) (?:\d{1,2} ?x? )?(?:\w+ )?(?:promoters|brand ambassadors|merchandisers|hostesses)\b|\bblack (?:jeans|pants|skirt)\b|\bparking (?:is )?(?:provided|available|on site|included)\b/,
    reason: "You would sit in their office, or have to get there.",
    fires: "Your desk is on the third floor.",
    spares: "Your desk may stand wherever you like.",
  },
  {
    id: "says-remote",
    effect: remote,
    unless: unlessFarOut,
    pattern:
      /\b(?:fully|100 ?%|completely|entirely|full|permanently|totally|all) ?-?remote\b|\b100 ?% (?:\w+ )?(?:remote|home.?office|telecommut\w+|virtual)|\bremote(?:ly)?.(?:first|only|based|role|position|job|opportunity|work|team\b(?! ?(?:members?|mates?))|environment|company|contract|internship|arbeit|arbeitsplatz|setting|candidates|in\b|from\b|within\b|available)|\bwork(?:ing|s)? (?:\w+ )?remotely\b|\b(?:work|works|working) (?:from|at) (?:your |their )?(?:own )?(?:homes?|anywhere)\b|\bwork from your own (?:office|study|desk)\b|\b(?:all|everyone|everybody|each|the rest)(?: [a-z]+)? of us (?:have |has )?(?:work|works|worked) from home\b|\bfrom home,? (?:always|only|permanently|full.?time|every day|throughout)\b|\b(?:always|only|entirely|permanently|exclusively) from home\b|\b(?:carr(?:y|ies|ied|ying) out|perform(?:s|ed|ing)?) (?:\w+ ){0,3}(?:duties|work|job|role|tasks) from home\b|[(,|-] ?from home\b|\b(?:done|performed|carried out|handled) (?:\w+ ){0,2}(?:from|at) home\b|\bwork.?(?:from|at).?home\b|\btelecommut|\btelework|\bvirtual.first\b|\b(?:is|are|be|role|position|job|type|location|arrangement|work|,|:|-|\() ?(?:a )?(?:fully )?remote\b|\bremote ?[(|,•-]|\barbeitest? remote\b|\bhome.?based\b|\b(?:nicht an einen festen standort|ortsunabhangig|von zu ?hause|wah\b)|\bhomeoffice\b|[:,(-] ?home office\b|\bwfh\b|\bhome.?working\b|\bteletravail\b|\bpraca zdalna\b|\bwe (?:have|keep|rent|own) no offices?\b|\bthere is no office\b|\bgeen kantoor nie\b|\bsonder (?:'n )?kantoor\b/,
    reason: "Remote work is named.",
    fires: "This is a fully remote position.",
    spares: "You will repair remote controls.",
  },
  {
    id: "remote-for-the-rest",
    effect: remote,
    forTheRest: true,
    pattern:
      /\b(?:if you(?:'re| are| live)? (?:based |living |located )?(?:in |from )?(?:another|any other|a different|further|farther|elsewhere|outside)|(?:everybody|everyone|anybody|anyone|those|people|colleagues|all|hires|joiners)(?: (?:who|that))?(?: (?:live|lives|is|are|sit|sits))? (?:else\b|further|farther|elsewhere|outside|abroad|in (?:another|any other|other)))\b[^.]{0,50}\b(?:fully remote|remote|remotely|(?:work|working) from home|home.?based)\b/,
    unless: /\b(?:not|n't|cannot|sorry|unfortunately|except)\b/,
    reason: "Whoever lives elsewhere works from home.",
    fires: "If you're in another province, you'll be fully remote.",
    spares: "If you're in another province, you'll move for it.",
  },
  {
    id: "mentions-remote",
    effect: likelyRemote,
    unless: new RegExp(
      `${unlessFarOut.source}|\\b(?:not?|never|without|isn't|used to be|was|were|no longer) (?:\\w+ ){0,2}remote|\\bcollaborat\\w+ with (?:\\w+ )?remote|\\bremote (?:team ?(?:members?|mates?)|teams|colleagues|employees|staff|users|offices?|intervention|communication|support|session|troubleshoot\\w*|processing|log.?in|audits?)|\\b(?:troubleshoot|resolv|support|diagnos|assist|fix|monitor)\\w* (?:[\\w-]+ ){0,4}remotely|\\bremote (?:areas?|locations?|places?|communities|villages?|corners?|islands?|parts?|sites?)\\b`,
    ),
    pattern:
      /\bremote(?:ly)?\b|\btuiskantoor\b|\bvan (?:die|jou|jou eie|my) (?:huis|tuiste)\b|\bvan die huis af\b|\bfrom (?:your|ur) (?:own )?(?:home|house|couch|bedroom|living room|kitchen table|lounge)\b/,
    reason: "The word is there, and nothing speaks against it.",
    fires: "My client is filling this remote seat.",
    spares: "Our lodge is in a remote area.",
  },
  {
    id: "open-everywhere",
    effect: likelyRemote,
    unless,
    pattern:
      /\bhir(?:e|es|ing) (?:people )?(?:globally|worldwide|internationally|anywhere|everywhere)\b|\bno (?:country|location|geographic(?:al)?) (?:restrictions?|limits?|requirements?)\b|\b(?:from|in) any country\b|\b(?:fully|completely|entirely|globally) distributed\b|\b(?:we're|we are|as) an? (?:[\w-]+ )?distributed (?:company|team|organi[sz]ation)\b|\b(?:we've|we have|there's|there is|with) (?:got )?no offices?\b(?! (?:in|at|near) )|\bany country (?:will do|works|is fine|goes|suits)\b|\b(?:live|based|located|apply|join us) (?:from )?anywhere\b|\b(?:care|matter|mind|matters|fussed|bothered) where (?:in the world |on earth )?(?:you|u|ya|they|people)\b|\bwork from wherever\b|\byou (?:needn't|need not|don't have to|don't need to|won't have to|won't need to|do not have to) be(?: (?:there|here|in (?:town|it))\b|\W)|\b(?:live|sit|work|based|desk|be)\b[^.]{0,20} anywhere in\b|\b(?:marketing|work|job|earn|role|done|wfh|gig|it|it's|remote|writing|posting|everything|hustle) (?:\w+ ){0,2}(?:from|at) (?:your )?home\b/,
    reason: "Whom they take from everywhere works from home.",
    fires: "We are hiring globally.",
    spares: "We are growing globally.",
  },
  ...onTheSpotRules,
  ...presenceRules,
  ...homeDaysRules,
];
