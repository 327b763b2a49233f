import { anyOf, withPieces, type Rule } from "#domain/listing/rules/rule.ts";
import type { WorkplaceEffect } from "./workplace-rules.ts";

type SpotRule = Rule<WorkplaceEffect> & {
  readonly needsPlace?: true;
  /** It counts only where the next sentence begins so. */
  readonly untilDenied?: RegExp;
};

const onSite: WorkplaceEffect = { says: "on-site", confidence: "high" };
const likelyOnSite: WorkplaceEffect = { says: "on-site", confidence: "medium" };
const hybrid: WorkplaceEffect = { says: "hybrid", confidence: "high" };

/** Where people work who work far from everywhere. */
const outposts = anyOf(String.raw`
  (?:mine |project |plant |work |field )?sites?(?! (?:visits?|access|inspections?|reliability)), mines?, camps?, lodges?, reserves?, game parks?, (?:wind |solar |game |sheep |cattle |wine )?farms?, ranch(?:es)?, research stations?, field stations?, weather stations?, outposts?, plants?, lighthouses?, resorts?, wine estates?, estates?, retreat cent(?:re|er)s?, bush schools?, safari lodges?`);

/** "Remote" said of a place far from everywhere, not of the work. */
export const farOut = new RegExp(
  withPieces(
    String.raw`\bremote(?:,? (?:[a-z-]+ ){0,2}(?:<outposts>|spots?|valleys?|corners?|islands?|villages?|deserts?|mountains?|coasts?|districts?)|(?<=\b(?:site|sites|mine|mines|camp|camps|lodge|reserve|farm|station|plant|estate|resort|ranch|place|spot|property|island|village|valley|school|hotel|town|clinic) (?:is|are|lies) (?:very |quite |rather |truly |really |pretty )?remote))\b`,
    { outposts },
  ),
);

const pieces: Readonly<Record<string, string>> = {
  outposts,
  day: "(?:mon|tues|wednes|thurs|fri|satur|sun)days?",
  /** A part of one's time. */
  share: String.raw`(?:(?:one|two|three|four|five|\d|an?|half|every other|every second|alternate|alternating|some|most|the other|the remaining|other) (?:of )?(?:the |it |a )?(?:weeks?|fortnights?|months?|days?|mornings?|afternoons?|it)|mornings|afternoons|<day>(?: and <day>)?|half(?: of it)?|(?:the )?(?:rest|remainder|other half|others)|otherwise|one|two|three|four)`,
  /** At home, or on one's own chair. */
  home: String.raw`(?:(?:at|from) (?:home|your (?:own )?(?:place|house|desk|couch|sofa|flat|kitchen|home))|on your (?:own )?(?:couch|sofa)|home(?= for| on|\W*$))`,
  there: String.raw`(?:in|at|with us (?:in|at)|on site (?:in|at)|out in|back in)`,
};

const pattern = (source: string): RegExp =>
  new RegExp(withPieces(source, { ...pieces, share: withPieces(pieces["share"] ?? "", pieces) }));

/** Being there in the flesh, told by what one does there, and by what the word "remote" is taken back with. */
export const onTheSpotRules: readonly SpotRule[] = [
  {
    id: "far-out",
    effect: onSite,
    unless: /\b(?:software|customers?|clients?|supply|supplies|sell|sells|deliver\w*|for remote)\b/,
    pattern: pattern(
      String.raw`\b(?:based|stationed|posted|deployed|live|living|life|stay|staying|work|working|located|our|this|join|at|on) (?:[a-z']+ ){0,3}remote,? (?:[a-z-]+ ){0,2}<outposts>\b|^\W*(?:an? )?remote (?:[a-z-]+ ){0,2}<outposts>\b|\b<outposts> is (?:\w+ )?remote\b`,
    ),
    reason: "The place of work is remote, not the work.",
    fires: "Based at a remote mine site near Kathu.",
    spares: "Based on remote calls with a mine near Kathu.",
  },
  {
    id: "lives-on-the-job",
    effect: onSite,
    unless:
      /\b(?:travel|trips?|retreats?|off-?sites?|summit|flights?|conferences?|festivals?|allowance|guests?|bookings?|sprints?|on-?call|support rota|campaigns?)\b/,
    pattern:
      /\b(?:one|two|three|four|five|six|\d) weeks? (?:on|in|there|on site)(?: duty)?,? (?:and |then )?(?:one|two|three|four|five|six|\d)(?: weeks?)? (?:off|out|at home|home)\b|\b(?:staff|camp|shared|on-?site|free|bush) (?:lodging|housing|quarters|accommodation)\b|\b(?:lodging|board and lodging|room and board|accommodation|a room|meals)(?: and (?:a room|meals|lodging|accommodation|board))? (?:is |are )?(?:included|provided|supplied|thrown in)\b|\b(?:fly.in.fly.out|fifo roster|camp life|live (?:among|with) us|live on (?:the|our) (?:farm|mine|estate|property|reserve|lodge|premises))\b/,
    reason: "You would live where the work is.",
    fires: "Two weeks on, one week off, camp lodging included.",
    spares: "Two weeks of holiday, and a week of training included.",
  },
  {
    id: "bodies-wanted",
    effect: onSite,
    pattern:
      /\b(?:bums|backsides|bottoms|bodies|behinds) (?:on|in) (?:the |our |their )?(?:seats|chairs|building|office|room)\b(?! (?:chat|call))|\b(?:asks?|asked|calls?|called|orders?|ordered|brings?|brought|bringing|wants?|wanted|needs?|requires?|required|expects?) (?:everyone|everybody|us|us all|all of us|people|all staff|staff|the (?:whole |entire )?team|you)(?: to be| to come)? back (?:to|in|at|into|on|from)\b(?! touch)|\b(?:moves?|returns?|relocates?) (?:back )?(?:in)?to (?:an?|the|our) (?:\w+ ){0,2}office\b|\b(?:join us|work|be|sit)(?: with us)? (?:for good|permanently|full.?time|every day|all day) (?:at|in) (?:the|our) (?:\w+ ){0,2}(?:office|studio|shop|branch|campus|building)\b|\bfull.?time (?:in|at) (?:our|the) (?:[\w-]+ ){0,3}(?:office|studio|showroom|store|hq|branch)\b|\byou(?:'ll| will| would|'d)? be (?:stationed|posted|deployed) (?:there|here|in|at|on|near|outside|to)\b|\b(?:incumbent|candidate|person|appointee) (?:will|would|must) be (?:stationed|posted|deployed)\b/,
    reason: "They want people in the building.",
    fires: "The client insists on bums on seats in Sandton.",
    spares: "The client insists on burns in seats being mended.",
  },
  {
    id: "at-the-works",
    effect: onSite,
    unless:
      /\b(?:if you|optional|once|twice|visits?|any time|welcome|may|can|customers?|campaigns? for|never|needn't|not)\b/,
    pattern:
      /\byou(?:'ll| will| would|'d|'re| are)? (?:be )?(?:based )?at (?:our|the) (?:[\w'-]+ ){0,3}(?:depot|warehouse|factory|plant|mill|showroom|branch|clinic|store|shop|premises|mine|farm|lodge|school|campus|hotel|cellar|winery|estate|gallery|restaurant|kitchen|dealership|theatre|museum|stadium|bakery|brewery|hospital|workshop)\b|\bdesk (?:in|at) (?:our|the) (?:[\w'-]+ ){0,3}(?:office|studio|showroom|branch|shop|store|campus|building)\b|\bat (?:the|our) client'?s'? (?:premises|offices?|site)\b|\b(?:role|job|post|position|seat|vacancy|work)(?: itself)? (?:sits|is housed|is located|is done|happens|takes place|is based|is) (?:in|at|on) (?:our|the) (?:[\w'-]+ ){0,3}(?:office|studio|showroom|depot|warehouse|factory|plant|mill|branch|shop|store|campus|newsroom|cellar|winery|estate|gallery|restaurant|kitchen|dealership|theatre|museum|stadium|bakery|brewery|hospital|clinic|workshop|premises|farm|lodge|school|hotel)\b(?! (?:team|market\w*|world|industry|online|sector|app))|\breport to (?:the|our) (?:[\w'-]+ ){0,3}(?:factory|depot|warehouse|plant|office|shop|store|branch|gate|reception|school) (?:at|by|every|each|daily)\b/,
    reason: "You would work where the goods and the people are.",
    fires: "You'll be at our Longmeadow depot, counting stock.",
    spares: "You'll be at our service, counting stock.",
  },
  {
    id: "desk-in-a-place",
    effect: onSite,
    needsPlace: true,
    unless: /\b(?:home|your own|optional|if you|whenever|welcome to|may|can|wherever)\b/,
    pattern:
      /\bat (?:their|your|our|the) desks? in\b|\b(?:nine|eight|seven|9|8|7)(?::?[03]0)?(?: ?am)? (?:to|till|until|-) (?:five|four|six|5|4|6)\b[^.]{0,24}\b(?:five|six|5|6) days\b/,
    reason: "The desk is in a place that is named.",
    fires: "The client wants everyone at their desks in Rosebank.",
    spares: "The client wants everyone at their best in Rosebank.",
  },
  {
    id: "remote-denied",
    effect: onSite,
    unless: /\b(?:from (?:outside|abroad|overseas)|outside (?:the|of)|fully remote|hybrid)\b/,
    pattern:
      /\b(?:job|role|post|position|work|vacancy|this|it|one|ours) (?:can't|cannot|can not|could not|couldn't|won't|will not|will never|isn't|is not) (?:ever )?(?:be )?(?:done |worked |performed )?(?:remote|remotely|from home|a remote (?:job|role|one|position))\b(?! (?:sensing|control|from|outside|in))|\b(?:says?|said|calls?|called|reads?|marks?|marked|lists?|listed|tags?|tagged|labels?|shows?|claims?|states?) (?:[^\s.]+ ){0,3}["'(]{0,2}remote["')]{0,2}[^.]{0,12}(?:,|;|:|-|\bbut\b|\byet\b) ?(?:but |yet |though |however,? )?(?:it|this|that|ours|the (?:job|role|post|position|work)|this (?:job|role|one|post|position))(?:'s not| isn't| is not| is no such| is never| never is|(?: can't| cannot| can not| couldn't| won't| will not) be)\b(?! (?:an? |the )?(?:problem|issue|whole|easy|perk))|\b(?:forget|ignore|disregard|never mind|misled by|fooled by|don't believe|do not believe|don't trust) (?:the |that |our |any )?(?:word |tag |label )?["']{0,2}remote["']{0,2}(?: (?:tag|label|flag|word|badge|filter|box))?(?=[.,;:!]|\W*$)|\bremote["']{0,2} (?:tag|label|flag|badge|tick|box) (?:comes with|is part of|belongs to|was added by|is added by|is the|is from) (?:the|our|a|every) (?:\w+ )?(?:template|board|site|system|software|form)\b/,
    reason: "The job is called remote, and that is taken back.",
    fires: "Although the advert template says remote, the job can't be.",
    spares: "Although the advert template says remote, the job can't wait.",
  },
  {
    id: "home-is-not-done",
    effect: onSite,
    pattern:
      /\b(?:nobody|no one|none of us|we (?:don't|do not|never)|you (?:can't|cannot|won't|don't)|not) (?:here )?works? (?:from home|remotely|at home)\b|\b(?:office|studio|hq|shop|store|premises|campus|site|desk)\b,? (?:and )?not (?:at|from) (?:your )?home\b|\b(?:don't|do not|never) do (?:home.?working|work(?:ing)?.from.home|remote|wfh|hybrid)\b|\b(?:insists? on|keeps?|keep on|likes? to|will keep) (?:calling|call|marking|tagging|labelling|listing|showing) (?:it|this|us|the \w+|this \w+) (?:as )?["']?remote\b/,
    reason: "Nobody works from home there.",
    fires: "Nobody works from home here.",
    spares: "Somebody works from home here.",
  },
  {
    id: "remote-for-now",
    effect: onSite,
    unless:
      /\b(?:closed|sold|gave up|given up|for good|used to|until recently|optional|if you (?:like|want|wish|prefer)|onboarding (?:in|at)|trips?|visits?|retreats?)\b/,
    pattern:
      /\b(?:remote|remotely|from home|at home|home.?based|wfh)\b[^.]{0,40}\b(?:then|afterwards|thereafter|after that|until|till)\b[^.]{0,40}\b(?:offices?|studio|on.?site|hq|building|campus|in.person)\b|\b(?:from then on|after (?:that|probation)|afterwards|thereafter|from (?:next )?(?:january|february|march|april|may|june|july|august|september|october|november|december|month|year|\d\S*))\b[^.]{0,24}\b(?:on.?site|in (?:the|our) office|at (?:the|our) (?:[\w-]+ ){0,2}(?:office|studio)|office.?based|in.person|you (?:move|relocate)|(?:we|everyone|everybody|the team) (?:moves?|relocates?) in)\b|\bonce (?:the|our) (?:[\w-]+ ){0,2}(?:building|office|studio|campus|premises)\b[^.]{0,30}\b(?:ready|opens?|done|finished|complete)\b|\b(?:start|starts|begins?|beginning|starting) (?:out |off )?(?:as )?remote\b[^.]{0,40}\b(?:then|but from|but (?:we|you)|after|until|before)\b|\btemporar(?:y|ily) (?:remote|from home)\b/,
    reason: "It is remote only until the office opens.",
    fires: "Remote for the first month, then at our office in Sandton.",
    spares: "Remote for the first month, then for all the others.",
  },
  {
    id: "home-now-and-then",
    effect: hybrid,
    pattern:
      /\b(?:a day|a day or two|one or two days|the odd day|some days|occasional days?|one day|two days)\b[^.]{0,20}\b(?:working |work |worked )?(?:from|at) home\b[^.]{0,30}\b(?:negotiable|possible|allowed|after|once|by arrangement|considered|permitted|offered|available)\b|\b(?:remote|home)(?: working| work| days?)? (?:is |are |possible |allowed |offered ){0,2}on (?:mon|tues|wednes|thurs|fri)days?\b|\b(?:mon|tues|wednes|thurs|fri)days? (?:are )?(?:remote|wfh|home days?)\b/,
    reason: "Home is for some days only.",
    fires: "We offer remote working on Fridays.",
    spares: "We offer remote working on farms.",
  },
  {
    id: "splits-the-week",
    effect: hybrid,
    pattern:
      /\bsplit\b[^.]{0,20} between [^.]{0,30}\b(?:office|studio|hq|showroom|shop)\b[^.]{0,12}\bhome\b|\bsplit\b[^.]{0,20} between (?:your )?home and [^.]{0,24}\b(?:office|studio|hq|showroom|shop)\b/,
    reason: "The week is split between an office and home.",
    fires: "60/40 split between the Waterfall office and home.",
    spares: "60/40 split between the client and us.",
  },
  {
    id: "remote-taken-back",
    effect: onSite,
    untilDenied:
      /^\W*(?:sadly |unfortunately |alas |in fact )?(?:it|this(?: one| job| role| post)?|that|ours|the (?:job|role|post|position))(?:'s not| isn't| is not| can't| cannot)(?: be)?(?: true| so| remote| the case| right| correct)?(?=[.,;:!]|\W*$)|^\W*(?:no|nope|afraid not|sadly not|not at all|not really|not quite|hardly|far from it|if only|only in the sense\b[^.]{0,60}|only in name|in name only|sorry,? no)(?=[.,;:!]|\W*$)/,
    pattern:
      /\b(?:says?|said|marks?|marked|calls?|called|tags?|tagged|labels?|lists?|listed|shows?)\b[^.]{0,40}\bremote\b|\bremote\b["')]{0,2} ?\?\W*$/,
    reason: "What was just called remote is not.",
    fires: "It says remote above. It is not.",
    spares: "It says nothing above. It is not.",
  },
  {
    id: "week-about",
    effect: hybrid,
    needsPlace: true,
    unless:
      /\b(?:calls?|clients?|customers?|if you (?:like|want|wish|prefer)|optional|up to you|your choice|holiday|leave)\b/,
    pattern: pattern(
      String.raw`\b<share>,? (?:\w+ )?<there> [^.]{2,40}?[,;:]? (?:and |then |or |with )?<share>[^.,;]{0,12} <home>|\b<share>,? (?:\w+ ){0,2}<home>[^.]{0,24}[,;:] ?(?:and |then |or |the )?<share>[^.,;]{0,16} <there>\b|\b(?:on )<day>(?:(?: and |, )<day>){0,3}, (?:and )?home (?:for|on) (?:the rest|<day>)`,
    ),
    reason: "Part of the time is spent in a place, part of it at home.",
    fires: "We alternate: one week in Pinelands, one week at home.",
    spares: "We publish one guide to Pinelands, one guide to home offices.",
  },
  {
    id: "lives-near-enough",
    effect: onSite,
    needsPlace: true,
    pattern:
      /(?<!\b(?:no|not|don't|doesn't|never) )\b(?:must|have to|has to|need to|needs to|should|required to) (?:live|stay|reside|be|be based) (?:\w+ )?(?:near|close to|within \w+ ?(?:km|kms|kilomet\w{2,4}|minutes|min|miles)|in the vicinity of|around the corner from)\b/,
    reason: "Whoever has to live near a place has to come there.",
    fires: "Candidates must stay close to Kempton Park.",
    spares: "Candidates must stay in touch with Kempton Park.",
  },
  {
    id: "sits-with-them",
    effect: onSite,
    needsPlace: true,
    unless:
      /\b(?:remote(?:ly)?|virtually|online|calls?|once|twice|visits?|trips?|if you|optional|may|can)\b/,
    pattern:
      /\byou(?:'ll| will|'d| would)? (?:sit|be seated|be embedded|be placed|be stationed|be posted|share a desk|share an office)(?: \w+){0,2} (?:with|at|beside|next to|alongside|among) (?:the|our|a|their) (?:\w+ ){0,2}(?:client|clients|team|crew|editors|others|sales people|designers|staff)(?: \w+)? (?:in|at)\b/,
    reason: "Whoever sits with others in a place is there.",
    fires: "You sit with the client in Rosebank.",
    spares: "You sit with the brief in Rosebank style.",
  },
  {
    id: "in-person-there",
    effect: onSite,
    needsPlace: true,
    unless:
      /\b(?:interviews?|meet\w{0,5}|events?|retreats?|off-?sites?|once|twice|visits?|quarter\w{0,2}|a year|annual\w{0,2}|onboarding|training|workshops?|if you|optional|not|never|customers?|audiences?|conferences?|can|may)\b/,
    pattern:
      /\b(?:in person|in the flesh|face.to.face|physically) (?:in|at)\b|\b(?:want|need|expect|like|love|require) (?:you|somebody|someone|people|everyone|a person|staff) (?:\w+ )?(?:in|at) (?:our|the) (?:[\w'-]+ ){0,3}(?:office|studio|showroom|shop|store|branch|depot|warehouse|campus|clinic|premises|building)\b|\b(?:office|working|business|normal) hours (?:in|at) (?:our|the) (?:[\w'-]+ ){0,3}(?:office|studio|showroom|shop|store|branch|depot|warehouse|campus|clinic|premises|building)\b|\byou(?:'ll| will)? (?:drive|travel|cycle|walk|move) (?:between|from|around|to) (?:\w+ )?(?:clients|shops|stores|schools|sites|branches|dealers|suppliers|farms|clinics|malls)\b/,
    reason: "You are wanted there in person.",
    fires: "We want you in the Randburg office.",
    spares: "We want you in the Randburg story.",
  },
  {
    id: "commutes",
    effect: onSite,
    needsPlace: true,
    unless:
      /\b(?:time.?zones?|(?:local|your) time|time difference|gmt|utc|cet|est|no need|needn't|don't (?:need|have)|not (?:need|have|required)|optional|ideally|preferably|preferred|prefer|nice to have|advantage|plus|customers?|clients?|guests?|commute allowance|clocks?|(?:once|twice|times) a (?:year|quarter)|a year|retreats?|off-?sites?|if you)\b/,
    pattern:
      /\bcommutable (?:to|from)\b|\bwithin (?:\w+ )?(?:commuting|commutable|driving|travelling|travel|easy|daily|reasonable) (?:distance|reach|range|commute)\b|\b(?:live|stay|reside|based|home|be)(?: \w+){0,2} within (?:an?|one|two|half an|\d+|ninety|sixty|forty.five|thirty|fifty|twenty)(?: \w+)? ?(?:hours?|hour's|minutes?'?|mins?|km|kms|kilomet\w{2,4}|miles?)(?: (?:drive|commute|travel|ride|train|radius|by \w+))? (?:of|from)\b|\b(?:daily|weekly|easy) commute (?:to|from)\b|\bable to commute to\b|\b(?:must|have to|has to|need to|needs to|able to) (?:be able to )?(?:get|come|make it|travel|pop|drive|turn up|report) (?:in ?to|to|at|over to) (?:our|the) (?:[\w'-]+ ){0,3}(?:office|studio|showroom|branch|store|shop|depot|campus|warehouse|clinic|premises|workshop|kitchen)\b|\b(?:one|two|three|four|1|2|3|4|a) (?:fixed |full )?days? (?:a|per|each|every) week (?:in|at) (?!your|any|a |time)/,
    reason: "Whoever has to be within reach of a place has to come there.",
    fires: "You must live within an hour of our Cape Town office.",
    spares: "You must be within an hour of Cape Town time zones.",
  },
  {
    id: "where-the-team-works",
    effect: likelyOnSite,
    unless:
      /\b(?:remote(?:ly)?|optional|if you|may|can|once|twice|quarter|month|year|retreats?|off-?sites?|customers?|orders?|ships?|shipped)\b/,
    pattern:
      /\b(?:the|our|whole|entire) (?:\w+ )?team (?:works?|sits?|operates?)(?: \w+){0,2} (?:at|in|from|out of) (?:our|the) (?:[\w'-]+ ){0,3}(?:office|studio|showroom|shop|store|branch|depot|warehouse|campus|clinic|factory|workshop|farm|hub)\b|\b(?:from|at|in) our (?:[\w'-]+ ){0,4}(?:contact|call|support|service) cent(?:re|er)\b|\bsplits? (?:the|your|their|its) (?:week|time|days) between (?:our|the) (?:[\w'-]+ ){0,3}(?:office|clinic|studio|shop|store|school|farm)s?\b(?![^.]{0,30}\bhome\b)/,
    reason: "Those one would work with are all in one place.",
    fires: "The team works together at our Woodstock warehouse.",
    spares: "The team works together at our weekly planning.",
  },
  {
    id: "out-and-about",
    effect: likelyOnSite,
    unless:
      /\b(?:brief|write|manage|plan|design|report on|social|content for|campaigns? for|remote(?:ly)?)\b/,
    pattern:
      /\bsampling (?:tables?|stands?|stations?|sessions?)\b|\bactivations (?:at|in|across)\b|(?<!\b(?:acquisition|retention|engagement|onboarding) and )\bactivation (?:at|in)\b|\b(?:man|staff|run) (?:the |a |our )?(?:promotional|promo|sampling|branded|pop-?up|market|mall) (?:stands?|stalls?|tables?|booths?|kiosks?)\b|\b(?:put|putting|stick|hang) up (?:posters|banners|displays|signage|bunting)\b|\b(?:man|staff) (?:the |a |our )?(?:stands?|stalls?|booths?|kiosks?|tables?) at\b|\bset up (?:the )?(?:banners|displays|gazebos?|stands?|stalls?)\b|\b(?:build|stock|pack|check|merchandise) (?:the )?(?:shelves|displays)\b|\bcall(?:ing)? on (?:pharmacies|shops|stores|schools|clinics|doctors|retailers|dealers|spazas|outlets|farmers|restaurants)\b|\bspaza shops?\b|\bbrand (?:ambassadors?|activators?) (?:are )?(?:needed|wanted|required)\b|\bhost(?:ing)? (?:\w+ )?tastings\b|\b(?:photograph|film|shoot|wash|detail|display) (?:the |our |new |used )?(?:cars|stock|vehicles|houses|homes) (?:on|in|at)\b|\bbehind the counter\b|\b(?:set up|carry|load) (?:the )?(?:sound|stage|equipment|truck|van|bakkie)\b/,
    reason: "The work is out among people.",
    fires: "You run sampling tables and activations at malls.",
    spares: "You run tables and queries at speed.",
  },
];
