import { everyMatch } from "#domain/listing/text/every-match.ts";

/** A place named for another reason: what the law there asks, what the pay there is, what happens now and then. */
export const asides =
  /\b(?:salary ranges?|pay ranges?|pay scale|compensation|base pay|base salary|ranges from|(?:health|medical|dental|vision|life|disability|travel) insurance|benefits|401|public holidays?|fair chance|ordinance|criminal|arrest|privacy|e-verify|laws?|notice|ccpa|disclosure|pay transparency|to publish pay|conference|redact|personal information|personal data|age-related|visa sponsorship|relocation (?:support|assistance|package)|also (?:hiring|recruiting|looking for|seeking) an?|under the gdpr)\b/;

/** What is offered to those who happen to be in a place asks nobody to be there. */
export function isConditional(text: string): boolean {
  const last = everyMatch(text, condition).at(-1);
  if (last === undefined) return false;
  const rest = text.slice(last.index);
  const [own = ""] = rest.split(",", 1);
  // "Whether in town or up a hill, you live in Spain": the place is not part of the condition.
  const isBeside = rest.includes("@") && !own.includes("@");
  return !isBeside && !/\b(?:only|must|apply)\b/.test(rest);
}

const condition =
  /\b(?:if|unless|when|whether) you(?:'re|'d| are| live| reside| work| join| choose| prefer| want| wish| would| need| happen| stay| sit| move| decide| come| plan| do| don't)\b/g;

/** Where those who work there already live. */
export const ownPeople =
  /\b(?:our|of us|two of|some of|half of|most of|the rest of|founders?|editor|ceo|cmo|coo|cto|the director|herself|himself|colleagues?|report(?:s|ing)? to|peers?|boss|line manager)\b[^.:;]{0,40}\b(?:are|is|live|lives|sit|sits|work|works|were)\b/;

/** Being free to move about now and then is a perk, not permission to live anywhere. */
export const perks =
  /\b(?:weeks?|days?|months?|policy|per year|a year|perk|option|options|occasionally|temporarily|up to \d+|program|programme|stipend|manage|anytime|any device|any time|caf(?:e|es)|co-?working spaces?|mission|vision|strives?|nurtures?|diverse backgrounds|equal platform|helps?|enabl\w+|empower\w*|where possible|case by case|ask us|let us know|check with us|whoever you love|whatever you believe|who you love|belong here|you belong|worship|religion|gender|lets (?:businesses|companies|teams|customers|employers|brands)|insures?|cater to|caters to|(?:software|tools?|apps?|platform|insurance|product|gear|products) for|(?:made|built|designed) for|serving|building (?:the|a)|future of work|(?:customers|clients|users|members|travellers|guests) (?:buy|get|want|love|pay for|come to us|can))\b/;

/** A wish is not a condition. */
export const wishes =
  /\b(?:ideally|ideal|(?<!you )prefer|prefers|preferred|preferably|preference|nice to have|a plus|bonus points?|an advantage|advantageous|a bonus|would be (?:great|nice|lovely|handy|useful|helpful|good|ideal)|helps|handy|desirable|beneficial|soft spot|weakness for|extra credit|extra points?|brownie points?|smile on|smile upon|all else (?:being )?equal|all things (?:being )?equal|tie.?breaker|(?:small|slight|big|real|definite|nice|welcome) (?:plus|bonus|advantage)|partial to|(?:be|is) (?:a|the|our) dream|dream candidate|a treat|tips? the (?:scales?|balance)|inclined towards?|warm to|first choice|lean(?:ing|s)? towards?|leaning|idealerweise|gerne)\b/;
export const conditions =
  /\b(?:must|only|required|requirement|mandatory|need to|needed|needs|necessary|essential|have to|has to)\b/;

/** What was so, and is no more. */
export const formerly =
  /\b(?:until (?:last|recently|this|now|\d{4}|january|february|march|april|may|june|july|august|september|october|november|december)|used to|previously|formerly|in the past|once upon a time|last year|years ago|originally|only ever|ever hired|up to now|till now)\b/;

/** What is denied in so many words, as in "it would be wrong to think we only hire in Europe". */
export const denials =
  /\b(?:tired of|sick of|fed up with|enough of|unlike|we hate)\b[^.@]{0,60}@(?:closed|foreign)\b|@(?:closed|foreign)\b,? or (?:somewhere|anywhere|wherever|elsewhere|any other|another (?:country|place)|a place|some place)\b(?! (?:else )?(?:in|within|inside|across|of|you (?:\w+ )?in)\b)|\b(?:not|isn't|aren't|never|no longer|closed) (?:\w+ )?(?:open|available|offered|possible|accessible|to|for)(?: to| for)? (?:an?y? )?(?:(?:residents|people|applicants|candidates|persons|citizens|nationals|those|anyone|contractors|freelancers) (?:who (?:live|are|reside) )?(?:living |based |residing |located )?(?:in|of|from) (?:the )?)?@(?:closed|foreign|foreigners)\b(?! (?:only|alone|and (?:outside|beyond)))|\b(?:only|sole) (?:\w+ )?(?:countr(?:y|ies)|places?|nations?|people|exceptions?|ones|exclusions?)\b[^.@]{0,24}\b(?:can't|cannot|can not|won't|unable|not able|not allowed|don't|do not|excluded?|off limits|exceptions? (?:is|are)|exclusions?)\b|\b(?:everyone|everybody|anyone|anybody|all)\b[^.@]{0,60}@except|@(?:foreign|closed)(?: residents| candidates| applicants| citizens)? (?:are|is|will be) (?:not (?:eligible|accepted|considered|able)|ineligible|excluded)\b|\b(?:unable to|cannot|can't|not able to|do not|don't|won't) (?:\w+ )?(?:hire|engage|employ|contract|accept|take|consider|work with|onboard|pay) (?:(?!outside|beyond|other|except|unless|anyone|not)\w+ ){0,3}(?:in|from):? (?:the )?@closed\b(?! or (?:outside|beyond))|\b(?:dropped|scrapped|lifted|abandoned|gave up|given up|got rid of|binned|removed|retired|ditched|abolished|done away with|ended|relaxed)\b[^.@]{0,20}@(?:closed|foreign)\b[^.@]{0,24}\b(?:rule|requirement|policy|restriction|condition|limit|clause|line)\b|\b(?:taken?|took|removed?|deleted?|struck|crossed|edited|cut)\b[^.@]{0,16}@(?:closed|foreign)[ -](?:only|based)\b[^.@]{0,6} (?:out|off|away|from)\b|@(?:closed|foreign)\b[^.@]{0,30}\b(?:is|are|was|were) (?:a (?:line|phrase|sentence|rule)|something|words|what)\b[^.@]{0,20}\b(?:not|never|old|won't|don't|no longer|used to|wrong)\b|\b(?:wrong to think|not true|myth|don't assume|do not assume|contrary to|\w*(?:not|n't) (?:only|just|(?:limited|restricted|confined|exclusive) to)|by no means|in no way|(?:and|or|plus) (?:in )?(?:some|several|many|a few|other|certain|various|\d+)(?: other| more)? (?:countries|places|markets|locations|nations)|no longer only|don't have to be|doesn't have to be|do not have to be|no (?:\S+ )?@\w+ (?:\S+ ){0,2}(?:is |are )?(?:needed|required|necessary)|no (?:requirement|need|obligation|necessity) to (?:be|live|reside|move|relocate|sit|work)|\w*(?:not|n't) (?:have|need|required|obliged|necessary|expected|asked) to (?:be|live|reside|move|relocate|sit|come)|nobody has to (?:be|live|move|relocate|sit|come|reside)\b|entirely optional|\bonly\b[^.]{0,60}@(?:closed|foreign)\b[^.@]{0,40}\b(?:turned (?:away|down)|excluded|off limits|ruled out|declined|rejected|we can't|we cannot|not possible|not eligible)|\bnot ["'(]?(?:just |only )?remote[ -](?:in|within|from)|who(?:'d| would) like to|(?:who|if you|should you) (?:want|wants|wish|like|choose|prefer) to|(?:isn't|is not|not|n't|never) (?:an? |at all |strictly |absolutely )?(?:must|requirement|deal.?breaker|prerequisite|essential|mandatory|compulsory|obligatory|condition|necessity)|need(?:n't| not) (?:be|live|reside|sit|move|relocate)|@closed (?:is|are)(?: not|n't) (?:required|needed|necessary|essential|a must|a requirement|important)|needn't be|don't need to be|no need to be|not required to)\b/;

/** Said of benefits, which those who live elsewhere go without. */
export const benefitsOnly =
  /\b(?:receive|get|qualify for|eligible for|access) (?:\w+ ){0,2}benefits\b|(?<!\b(?:no|not|unable|cannot|can't|without|don't|doesn't)\b[^.@]{0,30})\bvisa sponsorship\b|\brelocation (?:support|assistance|package)\b/;

/** What a product does for others: "our app tells firms whether they may hire someone in Spain". */
export const productTalk =
  /\b(?:our|the|an?) (?:[\w-]+ ){0,2}(?:software|app|platform|tool|product|service|api|marketplace|card|bank account|account|wallet|insurance|newsletter|podcast|magazine|database|product|calculator|guide)\b[^.]{0,40}\b(?:tells?|lets?|helps?|shows?|allows?|enables?|makes?|gives?|checks?|answers?|for (?:people|anyone|anybody|teams|companies|firms|businesses|employers|those|nomads|freelancers|remote))\b|\b(?:tells?|lets?|helps?|shows?|allows?|enables?) (?:\w+ )?(?:firms|companies|businesses|employers|teams|hr|founders|start-?ups|recruiters)\b|\b(?:firms|companies|businesses|employers|hiring managers|founders|start-?ups|recruiters)\b[^.@]{0,30}\b(?:whether they|pay their|pay their teams|may (?:legally )?hire|can hire|use us|with us)\b/;

/** Where a product is used or sold. */
export const soldThere =
  /\b(?:used|sold|stocked|loved|trusted|available|shipped|delivered|streamed|read|played) (?:by \w+ )?(?:in|across|to)\b/;

/** A place that was named before: "you have to live there". */
export const there =
  /\b(live|lives|living|based|located|reside|resides|residing|work from|apply from|invoice from|resident|residents|domiciled|settled|sit|sits|be|stay|staying|hire|hires|employ|recruit|home is|home|residence|address|base|you)( already| currently| permanently| physically| only| all)? (?:over |right )?(?:there|that country|in that (?:country|city|state|region)|(?:anywhere |wherever you like )?in (?:the|this) (?:whole )?country|in (?:one|either|any) of (?:these|those|them|the (?:two|three|four|five)))\b(?! (?:is|are|was|were|will be|has|have)\b)/;

/** The same behind another word: "we only hire in those", "within an hour of one of them". */
export const those =
  /\b(in|to|of|from|within|inside|near|outside|outside of|beyond)( only)? (?:one of |any of |either of )?(?:those|these|them|the (?:two|three|four|five))(?: (?:two|three|four|five|six|places|countries|states|cities|hubs|towns|locations|regions|provinces|metros)){0,2}(?=\W*$|[.,;:!)]| (?:only|please|or|and|you|we|at|for|can|may)\b)/;

/** "That is where we hire." */
export const thatIsWhere =
  /()()\b(?:that|this|which|those|these|they)(?: (?:two|three|four|five))?(?: (?:places|countries|cities|states))?(?=(?:'s| is| are) (?:the only (?:place|places|countr\w{1,3}) )?where\b)/;

/** One has to get to the place that was named. */
export const thither =
  /\b(get|drive|come|commute|travel|cycle|walk)( in| over| easily| regularly)? there\b/;
