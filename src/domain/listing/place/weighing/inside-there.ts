import { rows, strictRows, type PlaceRule } from "#domain/listing/place/openness/relation.ts";

/** As free as one likes, but inside one place. */
export const insideThere: readonly PlaceRule[] = [
  ...rows(
    [
      "free-inside-there",
      "asked",
      String.raw`\b(?:no matter|regardless of|irrespective of|doesn't matter|does not matter|don't mind|do not mind|don't care|do not care|not fussed|makes no difference)(?: to us| about)? (?:where|which|what|how far)(?: (?:city|town|part|corner|state|province|region|county|area|village|side|bit|end|island|canton|land|coast))?(?: you(?:'re| are| live| sit| work)?(?: based)?)? (?:in|within|of|on|inside|across|around) <det><place>|\b(?:no matter|regardless of|irrespective of|don't care|don't mind|doesn't matter) (?:which|what) <det>(?<place2>@(?:closed|home|region)\b)(?: (?:state|city|town|province|county))? you\b|\b(?:distance is no \w+|borderless|no borders|without borders|free to move) (?:in|within|inside|across|throughout) <det>(?<place3>@(?:closed|home|region)\b)`,
      "It does not matter where, inside one place.",
      "It doesn't matter which part of Germany you live in.",
      "It doesn't matter which part of the job you like.",
    ],
    [
      "any-will-do",
      "asked",
      String.raw`(?<place>@(?:closed|home|region)\b),? (?:(?:will|would) (?:all |each )?(?:do|suit|be fine)\b|any (?:of them|one) will do\b)|\b(?:any|every|all|each) (?<place3>@(?:closed|home|region)\b) (?:(?:will|would) (?:do|work|be fine|suit)|(?:is|are) (?:fine|ok|okay|good|welcome|possible|covered|eligible)|works?\b|goes\b)|@world (?:in|within|across|inside|throughout|on) <det>(?<place2>@(?:closed|home|region)\b)(?! or (?:outside|beyond|elsewhere))`,
      "Any one of several places will do.",
      "Any European country will do.",
      "Any European coffee will do.",
    ],
    [
      "wide-word-meant-there",
      "asked",
      String.raw`@(?:region|world)\b(?: here| for us| in (?:this|our) case| today| now|,| \(?which)* (?:means?|stands for|refers to|equals|amounts to|translates to) (?:only |just |basically |really )?<det><place>|\b(?:realistically|effectively|in practice|in reality|in effect|de facto)(?: speaking| that means| that is| it's| it is| this is| this means| we mean)?,? (?:only |just |mostly )?<det>(?<place2>@(?:closed|home)\b)(?=\W*$|[,.;)])`,
      "A wide word is told to mean a narrower place.",
      "EMEA here means the EU plus Switzerland.",
      "EMEA here has its office in Switzerland.",
    ],
    [
      "hailed-there",
      "asked",
      String.raw`^\W*(?:hello|hi|hey|dear|attention|calling|oi|psst|good (?:morning|day|news for)),? (?:all |everyone in |everybody in |people of |people in )?<det>(?<place>@(?:closed|home|foreigners|locals|region|africans)\b)(?=\W*$|[,!:])|^\W*<det>(?<place2>@(?:closed|home|foreigners|locals|region|africans)\b)[,:!] (?:this (?:one|role|job|gig|post|vacancy)?(?:'s| is)? (?:all )?for you|we(?:'re| are) hiring|we need you|are you (?:ready|listening|looking))\b`,
      "The people of one place are hailed.",
      "Nairobi, this one's for you.",
      "Nairobi, our home, was kind to us.",
    ],
    [
      "for-this-one-there",
      "asked",
      String.raw`\bfor this (?:\w+ )?(?:role|one|job|post|position|seat|search|hire|opening|brief|round),? (?:we(?:'re| are)|they(?:'re| are)|the client is) (?:now |only |just |currently )?(?:looking|searching|hiring|recruiting|interviewing|focus\w{1,4}) (?:in|on|within|across|inside) <det><place>|\b(?:job|role|position|post|vacancy) itself is (?:for|in) (?:(?:someone|somebody|people|a person|one person) (?:in|from|based in) )?<det>(?<place2>@(?:closed|home|region)\b)|\b(?:be|become) our (?:first|second|next|only) (?:\w+ )?(?:hire|colleague|employee|marketer|person|team member) in <det>(?<place3>@(?:closed|home|region)\b)`,
      "For this job they look in that place.",
      "For this role we're looking in Romania and Bulgaria.",
      "For this role we're looking at Romania's exports.",
    ],
    [
      "alone-in-there",
      "listed",
      String.raw`^\W*(?:well,? |so,? |ok,? )?(?:all |everyone |anyone |anywhere |that is,? |i mean,? )?(?:in|within|inside) <det><place>(?:,? (?:that is|only|though|obviously|of course))?\W*$`,
      "What was just said holds inside that place.",
      "Open to all! Well, all in Canada.",
      "Open to all! Well, all in good time.",
    ],
  ),
  ...strictRows(
    [
      "unless-there-wait",
      "asked",
      String.raw`\bunless (?:you|they)(?:'re| are| live| already live| can be)? ?(?:already |currently |physically )?(?:<live> )?(?:in|within|from|inside) <det><place>[^.@]{0,16}, [^.@]{0,30}\b(?:hold off|don't|do not|skip|move on|isn't|is not|not for|can't|cannot|won't|no point|give this|sit this|look elsewhere)\b|\b(?:hold off|don't apply|do not apply|skip this|no point|can't|cannot|won't)\b[^.@]{0,40}\bunless (?:you|they)(?:'re| are| live| already live)? ?(?:already |currently |physically )?(?:<live> )?(?:in|within|from|inside) <det>(?<place2>@(?:closed|home|region)\b)`,
      "Whoever is not there is asked not to apply.",
      "Unless you're in the UK, please hold off applying.",
      "Unless you're in a hurry, please hold on.",
    ],
    [
      "through-their-company-there",
      "elsewhere",
      String.raw`\b(?:provided|providing|as long as|so long as|on condition|only if|must|has to|have to|needs? to)\b[^.;@]{0,50}\b(?:employ\w{0,5}|contract\w{0,3}|payroll|hired|paid|engaged)\b[^.;@]{0,30} (?:by|through|via|with|under|run through) (?:our |the |an? )?(?:\w+ )?@theirs(?!-here)\b`,
      "One has to be employed by their company elsewhere.",
      "You may be anywhere, provided your employment can run through our Spanish company.",
      "You may be anywhere, provided your invoices can be read by our Spanish company.",
    ],
    [
      "anywhere-that-is-not-ours",
      "barred",
      String.raw`\b(?:anywhere|everywhere|anyone|anybody|everyone|everybody|any \w+|every \w+|all \w+|@world) (?:that|which|who|where|as long as it)(?:'s| is| are|'re)?(?: not|n't) (?:living |based |located )?(?:in |from )?(?:the )?(?<place>@(?:home|region|local|locals|africans)\b)`,
      "Everybody may come who is not from here.",
      "We can hire anywhere that isn't Africa.",
      "We can hire anyone that isn't afraid of Africa's heat.",
    ],
    [
      "this-is-not-for-ours",
      "barred",
      String.raw`(?<place>@(?:home|locals?|region|africans)\b)[:,] [^.@;]{0,20}\b(?:isn't|is not|not|wasn't) (?:one )?(?:for|open to|meant for) you\b|\b(?:doesn't|does not|don't|do not|can't|cannot|won't) (?:yet |currently |\w+ )?(?:do|serve|reach|handle|work in|operate in|pay into|extend to|stretch to) (?<place2>@home\b)(?=\W*$|[,.;:]| (?:yet|at|for|so|right|today))`,
      "It is not for people from here.",
      "Folks in Africa: this isn't for you.",
      "Folks in Africa: this is for you.",
    ],
  ),
];
