/**
 * Sentences that say where somebody must be, read after every place in them has been replaced by what it means to
 * somebody in South Africa: `@home`, `@region` (one that South Africa lies in), `@world` and `@closed`.
 */
interface PlaceRule {
  readonly name: string;
  readonly says: "shut" | "open";
  readonly pattern: RegExp;
  /** What must be in the sentence for the rule to be worth a try: it costs far less to look for. */
  readonly needs: RegExp;
}

const people =
  "(?:applicants?|candidates?|residents?|citizens?|individuals?|people|persons?|professionals?|talents?|employees?|contractors?|freelancers?|hires?|nationals?|those|someone|you|remote workers?|marketers?|writers?|team members?|who|specialists?|managers?)";
const be =
  "(?:(?:permanently|physically|legally|currently|ideally|already|primarily|fully|geographically) )?(?:based|located|live|lives|living|reside|resides|residing|residents?|domiciled|situated|sit|work from|working from|work remotely from|work in|working in|operate from)";
const inside =
  "(?:in|within|inside|from|of|across|out of|near|throughout|anywhere in|anywhere within)";
const must =
  "(?:must|need to|needs to|have to|has to|required to|requires?|should|required|only|shall|expected to|looking for|seeking|seek|are you|you are|you're|you will be|you'll be|ideally|preferably|prefer|applicants?|candidates?|hires?|employees?|position|role|job|opportunity|team members?|individuals?|people|someone|contractors?|freelancers?|ability to|able to|willing to)";
/** Up to so many words in between, in the same sentence. */
const gap = (words: number): string => `(?:[^\\s]+ ){0,${words}}`;
const some = gap(2);
const shutPlace =
  "(?:the |our |either |one of |any of |one |approved |greater |metro |northern |southern |eastern |western |central ){0,4}@closed";

const rule = (
  name: string,
  says: PlaceRule["says"],
  needs: PlaceRule["needs"],
  ...patterns: string[]
): PlaceRule => ({
  name,
  says,
  needs,
  pattern: new RegExp(patterns.map((pattern) => `(?:${pattern})`).join("|")),
});

export const placeRules: readonly PlaceRule[] = [
  rule(
    "must-live-elsewhere",
    "shut",
    /@closed/,
    `\\b${must} ${gap(6)}${be} ${some}${inside} ${gap(3)}${shutPlace}`,
    `^\\W*${be} ${inside} ${shutPlace}`,
    `\\b(?:residence|residency|resident status|presence|right of residence|residents) ${gap(2)}(?:in|of) ${some}${shutPlace}`,
  ),
  rule(
    "a-list-without-us",
    "shut",
    /following|these|most|select|certain|approved|must|green card/,
    `\\b(?:reside|located|live|living|based|work|citizens?|residents?|nationals) ${gap(3)}(?:in|of) (?:one of )?(?:the following|these|most|select|certain|approved) ${gap(2)}(?:states|countries|locations|cities|provinces)`,
    `\\bmust (?:live|reside|be based|be located) (?:within|in|near) (?:\\w+ )?(?:the |a |reasonable )?(?:region|area|county|city|state|province|commuting|driving|commutable)`,
    `\\bany (?:one )?of our approved locations`,
    `\\bgreen card\\b`,
  ),
  rule(
    "must-live-in-a-place",
    "shut",
    /\b(?:must|need to|have to|required to|candidates?|applicants?|based|located)\b/,
    `\\b(?:must|needs? to|have to|has to|required to|candidates?|applicants?|someone|anyone) (?:who (?:is|are) )?(?:currently |physically |already )?(?:be |live |reside )?(?:based|located|residing|living|live|reside|in) (?:in|within|near) (?!(?:an?|any|or|our|one|other|same|that|the|their|these|this|those|time|utc|gmt|your|you|@\\w+)\\b|@|\\d)[a-z]{3,}`,
  ),
  rule(
    "only-elsewhere",
    "shut",
    /@closed/,
    `\\bonly ${gap(6)}${inside} ${some}${shutPlace}`,
    `${shutPlace}(?: ?(?:,|\\/|&|and|or) ?${shutPlace}){0,8} ?-? ?(?:only|exclusively|residents only|nationals|citizens|passport)\\b`,
    `\\b(?:limited|restricted|exclusive|exclusively|open only|only open|available only|only available|only considering|only accepting|only hiring) ${gap(4)}${shutPlace}`,
    `\\b(?:open|available|offered|opportunity|role|position|job|vacancy) ${gap(3)}(?:to|for) ${gap(4)}${people} ${gap(3)}${inside} ${some}${shutPlace}`,
    `\\b(?:open|available|offered) ${gap(2)}(?:to|for) ${some}${shutPlace} (?:residents|citizens|nationals)`,
    `\\b${people} (?:${be} )?(?:in|from|within|across) ${some}${shutPlace}(?:[^.]{0,40}\\bonly|[^.]{0,40}\\bwill be considered|[^.]{0,40}\\bare eligible|[^.]{0,30}\\bwelcome)`,
    `\\b(?:we |we're |currently |can |only |are |now ){1,6}(?:hire|hires|hiring|recruit|recruiting|employ|accept|accepting|consider|considering) ${gap(4)}${inside} ${some}${shutPlace}`,
    `\\b(?:looking for|seeking|seek) ${gap(4)}(?:${shutPlace}.?based|${people} (?:${be} )?(?:in|from|within|across) ${some}${shutPlace})`,
  ),
  rule(
    "remote-inside-elsewhere",
    "shut",
    /@closed/,
    `\\b(?:remote|remotely|telecommute|work from home|home.?based|home office|virtual|wfh) ?(?:position |role |job |work |opportunity |available |anywhere )*(?:in|within|from|across|inside|throughout|-|,|:|\\(|\\||/) ?\\(?(?:most |any |the |states |state |of |location |locations |within |eligible |in |approved |across )*${shutPlace}`,
    `\\banywhere (?:in|within|across|inside|throughout) ${some}${shutPlace}`,
    `${shutPlace} ?(?:-|\\(|,|/)? ?(?:remote|home.?based)\\b`,
    `\\blocations?(?: \\w+)? ?[:-] ?(?:100% |fully |full.?time |remote |position |based |in |from |, |- |\\()*${shutPlace}`,
    `\\b(?:full.?time|part.?time|remote) position,? from ${shutPlace}`,
    `${shutPlace}.{0,3}based (?:remote |full.?time |part.?time |contract )*(?:role|position|job|employees?|candidates?|applicants?|contractors?|team member|talent|opportunity)`,
  ),
  rule(
    "may-work-elsewhere",
    "shut",
    /@closed/,
    `\\b(?:authori[sz]ed|authori[sz]ation|eligible|eligibility|legally able|able|right|rights|permit|permitted|permission|visa|clearance|entitled|entitlement|legal right) ${gap(4)}(?:work|employment|working|live|reside) ${gap(5)}${inside}? ?${some}${shutPlace}`,
    `\\b(?:work|employment) (?:authori[sz]ation|permit|visa|eligibility) ${gap(3)}(?:in|for) ${some}${shutPlace}`,
    `${shutPlace} (?:work|employment) (?:authori[sz]ation|permit|visa|eligibility|rights)`,
    `\\bcitizens? (?:and|or|of) ${gap(3)}${shutPlace}|${shutPlace}.{0,3}(?:citizen|citizens|citizenship)\\b`,
    `\\brelocat(?:e|ion|ing) to ${some}${shutPlace}`,
  ),
  rule(
    "not-here",
    "shut",
    /@(?:home|region|closed)/,
    `\\b(?:except|excluding|excludes|excluded|apart from|other than|but not|outside) ${gap(6)}(?:@home|@region)`,
    `\\b(?:not|unable|cannot|can't|never|no longer|don't|do not) ${gap(6)}(?:hire|hiring|accept|accepting|consider|considering|employ|applications|applicants|candidates|available|open) ${gap(8)}(?:@home|@region|outside (?:of )?${some}@closed)`,
    `\\b(?:not|unable|cannot|can't|don't|do not) ${gap(8)}outside (?:of )?${some}@closed`,
  ),
  rule(
    "names-south-africa",
    "open",
    /@home/,
    `\\b(?:hire|hires|hiring|recruit|recruiting|candidates?|applicants?|applications|based|located|live|living|reside|residing|residents?|open to|location|locations|remote|remotely|anywhere|eligible|employ|work from|looking for|seeking|welcome|countries) ${gap(60)}@home`,
    `@home.{0,3}(?:only|based|candidates|applicants|residents|preferred|remote)`,
  ),
  rule(
    "region-with-south-africa",
    "open",
    /@region/,
    `\\b(?:hire|hires|hiring|recruit|candidates?|applicants?|based|located|live|living|reside|residents?|open to|location|locations|remote|remotely|anywhere|eligible|work from) ${gap(4)}(?:in|within|from|across|:|-|\\(|to|of|on)? ?\\(?(?:the )?(?:(?:@closed|@region)(?:, |,? or |,? and | ?/ ?)(?:the )?)*@region`,
    `@region.{0,3}(?:based|remote|residents|candidates)\\b`,
  ),
  rule(
    "anywhere",
    "open",
    /@(?:world|region)|where|regardless|irrespective|global|independent|von wo|ortsun|internationally/,
    `\\b(?:work|working|live|based|located|remote|remotely|apply|hire|hires|hiring|recruit|recruiting|candidates?|applicants?|applications?|seek|seeking|welcome|welcomes|open to) ${gap(3)}(?:from |across |in |to |for |\\(|- ?)?(?:candidates |people |anyone |applicants |talent )?(?:from )?@world`,
    `@world (?:remote|hiring|applicants|candidates)`,
    `\\b(?:doesn't|does not|don't|do not|no) (?:matter|care) where (?:you|in)`,
    `\\b(?:regardless|irrespective) of (?:your |geographic |geographical |their )?(?:location|country|where you)`,
    `\\bwherever (?:you|they) (?:are|live|want|call|happen)`,
    `\\b(?:work|working|live|fully remote|100% remote|remotely)[^.]{0,30} from anywhere\\b(?! (?:in|within|across) )`,
    `\\bremote ?[-(,:/|] ?(?:global|globally|anywhere|international)`,
    `\\blocations? ?[:-] ?(?:remote ?[-(,/|]? ?)?(?:global|globally|anywhere|@world|@region)`,
    `\\b(?:global|globally) (?:and )?(?:remote|distributed).{0,3}(?:role|position|based|\\(global)`,
    `\\broles? ${gap(4)}(?:is|are) global\\b`,
    `\\bhir(?:e|es|ing) (?:globally|internationally)`,
    `\\blocation.independent\\b`,
    `\\barbeite? von wo (?:aus )?du\\b|\\bortsunabhangig`,
  ),
];

/** A place named for another reason: who is served, where the company sits, what the law there asks, what the pay there is. */
export const asides =
  /\b(?:headquarter|headquarters|headquartered|hq|offices?|founded|clients?|customers?|students|partners with|backed by|serve|serving|serves|users|salary range|pay range|pay scale|compensation|base pay|base salary|ranges from|insurance|benefits|401|holiday|fair chance|ordinance|criminal|arrest|privacy|e-verify|law|laws|disclosure|travel|trips?|retreats?|offsites?|conference|market|markets|expansion|brands? in|companies in|businesses in|get staffed|helps? operators|presence)\b/;

/** What is offered to those who happen to be in a place asks nobody to be there. */
export function isConditional(text: string): boolean {
  const last = [...text.matchAll(/\b(?:if|unless|when|whether) you\b/g)].at(-1);
  return last !== undefined && !/\b(?:only|must|apply)\b/.test(text.slice(last.index));
}

/** Where those who work there already live. */
export const ownPeople =
  /\b(?:our|of us|two of|some of|half of|most of|the rest of|founders?|colleagues?)\b[^.:;]{0,40}\b(?:are|is|live|lives|sit|sits|work|works|were)\b/;

/** Being free to move about now and then is a perk, not permission to live anywhere. */
export const perks =
  /\b(?:weeks?|days?|months?|policy|per year|a year|perk|option|options|occasionally|temporarily|up to \d+|program|programme|stipend|manage|anytime|any device|any time)\b/;
