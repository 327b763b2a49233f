import { rows, strictRows, type PlaceRule } from "#domain/listing/place/openness/relation.ts";

/** Whom they do not take, said so that everybody else may come. */
export const leftOut: readonly PlaceRule[] = [
  ...strictRows(
    [
      "any-but-there",
      "anywhere",
      String.raw`^(?!.*(?:\b(?:<refused>|nowhere)\b|@(?:home|locals?|region|africans?)\b)).*\b(?:any|every|all|each) (?:\w+ )?(?:countr(?:y|ies)|jurisdictions?|nations?|places?|locations?|territor(?:y|ies)|regions?|continents?|nationalit(?:y|ies)|passports?)(?:[ ,(]{1,2}@except|[ ,(]{1,2}(?:other than|except(?: for)?|apart from|bar|besides|aside from|save(?: for)?|excluding)(?: \w+){0,3} @(?:closed|foreign))\b`,
      "Every country but the one named.",
      "Contributors may be located in any jurisdiction other than Ontario.",
      "Contributors from any jurisdiction other than Ontario are rejected.",
    ],
    [
      "all-may-but-there",
      "anywhere",
      String.raw`^(?!.*(?:\b<refused>\b|@(?:home|locals?|region|africans?)\b)).*\b(?:everyone|everybody|anyone|anybody|all|the whole world|people)\b[^.@]{0,40}\b(?:may|can|welcome|eligible|apply|considered|invited|accepted|join)\b[^.@]{0,30}[ ,(]@except|^(?!.*(?:\b<refused>\b|@(?:home|locals?|region|africans?)\b))\W*@except\b.*(?:\b(?:anywhere|everywhere|everyone|everybody|anyone|any country|all countries|worldwide|globally)\b|@world)`,
      "Everybody may apply but those of one place.",
      "Everyone may apply, apart from people living in Russia.",
      "Nobody may apply, apart from people living in Russia.",
    ],
    [
      "ours-the-exception",
      "barred",
      String.raw`(?<!\b(?:frozen|paused|closed to|nobody|no one|none|never|nowhere|stopped|cannot|can't|don't|do not|no longer|won't|not (?:hire|hiring|recruit|recruiting|open|take|taking|employ|accept)|only (?:hire|in|open|take|from|people|recruit))\b[^.@;]{0,60}@?[a-z]{0,8}[^.@;]{0,30})\b(?:exceptions?|exclusions?|omissions?)\b[^.@;]{0,30}(?::| is| are| being| of| for| concerns?| remains?| applies to| apply to) (?:[a-z,']{1,14} ){0,4}(?<place>@(?:home|local|locals)\b)|(?<!\b(?:nobody|no one|none|never|nowhere|cannot|can't|don't|do not)\b[^.@;]{0,60})\b(?:bar|but|except|save|minus|apart from|barring|aside from|without) (?:for )?(?:just |only )?(?:one|two|three|a few|these|a couple|this)\b[^.@;]{0,24}[:,(-]{1,2} ?(?:that is |that's |namely |it's |and that's )?(?<other>@(?:home|local|locals)\b)`,
      "Everybody may come, and ours is the exception.",
      "The programme takes writers from all over the continent, with one exception: South Africa.",
      "We do not hire outside Europe, with one exception: South Africa.",
    ],
    [
      "ours-missing",
      "barred",
      String.raw`\b(?:leave|leaves|leaving|left|skip|skips|skipping|miss|missed|omit|omits|omitted|excludes?|excluded|rule out|turn down|don't (?:cover|hire in|serve|recruit in)|do not (?:cover|hire in|serve|recruit in)|can't (?:cover|hire in|serve|recruit in)|cannot (?:cover|hire in|serve|recruit in))(?: out)?(?: (?:for now|today|so far|at present|this time|here))? (?:is|are|would be|:) (?:[^\s@]+ ){0,2}(?<place>@(?:home|local|locals)\b)|\b(?:missing|absent|excluded|omitted|ineligible|closed)(?: (?:one|country|countries|place|state|name|from (?:the|our|that|this) list)){0,2},? (?:is|are|:|remains?) (?:[^\s@]+ ){0,2}(?<other>@(?:home|local|locals)\b)|\b(?:odd one out|black sheep|blank spot|gap on (?:the|our) map)\b[^.@;]{0,12} (?<third>@home\b)|(?<fifth>@home\b)[^.@;]{0,8} (?:we|they) (?:had to |have to |must |can only )?(?:leave|left|skip|skipped|pass on|passed on)\b|\bone (?:country|place|state|market|of them) (?:is|does|can|are|isn't|doesn't)(?: not|n't)?\b[^.@;]{0,20}: ?(?<fourth>@home\b)`,
      "Ours is what is missing from the list.",
      "The sole country on the continent we leave out is South Africa.",
      "The sole country on the continent we live in is South Africa.",
    ],
    [
      "ours-somebody-elses",
      "barred",
      String.raw`(?<place>@(?:home|locals)\b)[^.@;]{0,30}\b(?:another|a different|our sister|a sister|a separate|some other|our local|a local|other|the local) (?:\w+ )?(?:partners?|agenc(?:y|ies)|teams?|firms?|compan(?:y|ies)|offices?|vendors?|providers?|recruiters?|desk|branch|affiliate|distributor)\b[^.@;]{0,20}\b(?:covers?|handles?|recruits?|hires?|does|looks? after|takes? care|deals?|manages?|has|have|is in charge|fills?|staffs?)\b|(?<other>@(?:home|locals)\b)[^.@;]{0,20}\b(?:is|are|gets?) (?:\w+ )?(?:handled|covered|looked after|recruited|dealt with|managed|filled|staffed|done|taken care of) (?:by|through|via) (?:another|a different|our sister|a sister|a separate|some other|our local|a local|the local|somebody else|someone else|others)\b`,
      "People from here are somebody else's to hire.",
      "South Africa, where a different partner does the recruiting.",
      "South Africa, where a different partner does the printing.",
      /\b(?:printing|payroll|contracts?|shipping|sales|delivery|logistics|laptops?|paperwork|tax|taxes|invoices?)\b/,
    ],
    [
      "only-those-left-out",
      "anywhere",
      String.raw`^(?!.*@(?:home|locals?|region|africans?)\b).*\b(?:the |our )?(?:only|sole) (?:\w+ )?(?:countr(?:y|ies)|places?|nations?|people|applicants|candidates|residents|exceptions?|ones|exclusions?|gaps?|no-gos?)\b(?:[^.@]{0,24}\b(?:can't|cannot|can not|won't|unable|not able|not allowed|don't|do not|excluded?|off limits|no)\b)?[^.@]{0,40}\b(?:is|are|being|:) (?:those |people |residents |living |based |in |of |from )*@(?:closed|foreign|foreigners)\b`,
      "The places named are the only ones from which nobody is taken.",
      "The only countries we cannot hire in are Iran and Cuba.",
      "The only countries we can hire in are Iran and Cuba.",
      /\bonly (?:\w+ )?(?:countr(?:y|ies)|places?|nations?|people|applicants|candidates|residents|ones)\b(?![^@]{0,40}\b(?:can't|cannot|can not|won't|unable|not able|not allowed|don't|do not|excluded?|off limits)\b)/,
    ],
  ),
  ...rows([
    "far-is-no-drawback",
    "anywhere",
    String.raw`\b(?:being|living|working|sitting|based) (?:overseas|abroad|far away|in (?:another|a different|a far) country|on another continent|in another hemisphere) (?:is|are|will be|would be|poses?|makes?) (?:no|not an?|never an?|nothing of an?) (?:drawback|problem|issue|obstacle|hurdle|disadvantage|barrier|bar|difference|trouble)\b`,
    "Being far away is no drawback.",
    "Being overseas is no drawback.",
    "Being overseas is no fun.",
  ]),
  ...rows([
    "not-sorted-by-place",
    "anywhere",
    String.raw`\b(?:don't|do not|never|won't|doesn't) (?:\w+ )?(?:restrict|limit|filter|select|sort|screen|choose|pick|discriminate|judge|hire|recruit)(?: \w+){0,3} (?:by|on|based on|on the basis of|according to|for) (?:your |their |an? )?(?:geography|country|location|place|address|nationality|passport|post ?code|where (?:you|they|people) live)\b|\b(?:no|zero|without(?: any)?|not a single) (?:place|home|address|passport|country|location) (?:requirements?|rules?|conditions?|restrictions?|limits?|tests?|filters?)\b`,
    "The place is not what they choose by.",
    "We don't restrict by geography.",
    "We don't restrict by age.",
  ]),
];
