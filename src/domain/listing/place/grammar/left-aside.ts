import { row, type Reduction } from "./reduction.ts";

/** Places that are left out, while the rest stays in. */
export const leftAside: readonly Reduction[] = [
  row(
    "exceptions-are",
    String.raw`\b(?<!\b(?:no|without|with) )(?:exceptions?|exclusions?)(?: (?!@|not\b|required|made|for|must)[a-z]+){0,3}(?: (?:are|is|being)|:) (?:currently |only |just |people in |those in |(?:residents|citizens|nationals) of )?<det>@(?:closed|foreign)\b(?! (?:only|must|based))`,
    "@except",
    "The places named are exceptions, while the rest stays in.",
    "The exceptions at the moment are Russia and Iran.",
    "The exceptional candidates at the moment are Russian and Iranian.",
  ),
  row(
    "cannot-be-done-there",
    String.raw`\b(?:cannot|can't|can not|may not|won't) be (?:performed|done|carried out|worked|held|filled) (?:in|from|within) <det>@(?:closed|foreign)`,
    "@except",
    "Where a job may not be done; nothing is said of the rest.",
    "This role cannot be performed in Colorado.",
    "This role can be performed in Colorado.",
  ),
  row(
    "all-but-people-there",
    String.raw`(?<=\b(?:everyone|everybody|anyone|anybody|all) )(?:but|except|bar|other than|save)(?: for)? (?:people|those|residents|citizens|applicants|candidates|anyone)(?: who live| living| based)? (?:in|from|of) <det>@(?:closed|foreign)\b|\bonly (?:people|residents|citizens|candidates|applicants|those) (?:in|of|from) <det>@(?:closed|foreign) (?:can't|cannot|can not|won't|aren't|are not)\b[^.;@]{0,20}`,
    "@except",
    "All but those of one place.",
    "Everyone but people in Russia may apply.",
    "Nobody but people in Russia may apply.",
  ),
  row(
    "data-rights-of-those",
    String.raw`\b(?:residents|citizens|people|those|individuals|applicants) (?:of|in|from) <det>@(?:closed|foreign) (?:may|can|have the right to|have rights to|are entitled to) (?:ask|request|exercise|object|opt|access|demand|see|erase|know)\b`,
    "@served",
    "What those of a place may ask of their data.",
    "Residents of the European Union may ask us to erase their data.",
    "Residents of the European Union may apply.",
  ),
  row(
    "law-applies-to-those",
    String.raw`\b(?:checks?|laws?|rules?|acts?|polic(?:y|ies)|notices?|disclosures?)\b[^.@;]{0,40}\bappl(?:y|ies) (?:only )?to (?:staff|employees|workers|applicants|candidates|people|residents)(?: who are| who live| based| living)? (?:in|of) <det>@(?:closed|foreign)`,
    "@served",
    "To whom a law or a check applies, which is not who may apply.",
    "Background checks under the FCRA apply to staff in the United States.",
    "Please apply if you are in the United States.",
  ),
  row(
    "note-to-those",
    String.raw`^\W*(?:(?:a )?(?:quick )?(?:note|heads.?up|word|message|reminder)|attention|nb)(?: (?:for|to))? @foreigners?\b ?[:,-]`,
    "@served: ",
    "Something is told to people elsewhere alone.",
    "Note for Americans: we pay in euro.",
    "Note on Americans: they pay in euro.",
  ),
  row(
    "under-sanctions",
    String.raw`\b(?:(?:sanctioned|embargoed|blacklisted|(?:ofac|un|eu|us)[ -](?:sanctioned|embargoed|listed)) (?:countr(?:y|ies)|nations?|places|territor(?:y|ies)|jurisdictions?|regions?)|(?:countr(?:y|ies)|nations?|territor(?:y|ies)|jurisdictions?) (?:that are |which are |currently )?(?:under|subject to|covered by) (?:[^\s@]+ |@(?:closed|foreign) ){0,3}(?:sanctions|embargo(?:es)?))\b[ ,:(-]{1,4}(?:(?:such as|like|including|e\.g\.|i\.e\.|currently|namely|for example|for instance|these are|that is|at present|meaning)[ ,:]{1,2}){0,2}<det>@closed`,
    "@except",
    "Places under sanctions, from which hardly anybody hires; nothing is said of the rest.",
    "We cannot pay people in sanctioned countries (Iran, Cuba).",
    "We cannot pay people in expensive countries (Iran, Cuba).",
  ),
];

/** Places one sells to, writes about or is fond of, which is no place to live. */
export const likedThere: readonly Reduction[] = [
  row(
    "clients-include",
    String.raw`\b(?:clients?|customers?|guests?|buyers|stockists|readers|users|members|accounts|partners) (?:of ours )?(?:include|includes|including|range from|such as|among them|like)\b(?:(?! (?:you|hir|appl|recruit|remote|team)\w*)[^.@;:]){0,50} (?:in|across|from|around|of) <det><any>(?:(?:,| and|, and| or) (?:[a-z-]+ ){0,4}(?:in|across|from|around|of) <det><any>){0,4}`,
    "@served",
    "Who the customers are, one after the other.",
    "Our clients include farms in Limpopo and lodges in Kenya.",
    "Our vacancies include posts in Limpopo and work in Kenya.",
  ),
  row(
    "explained-to-others",
    String.raw`\b(?:explain|explains|explaining|write about|writing about|writes about|teach|teaches|teaching|report on|reporting on) (?:[a-z]+ ){0,2}@(?:foreign|local|african)\b`,
    "@served",
    "What one explains or writes about.",
    "You'll explain British tax to beginners.",
    "You'll need British tax residency.",
  ),
  row(
    "things-of-there",
    String.raw`@(?:african|foreign|local)\b (?:music|food|cuisine|arts?|fashion|literature|history|cultures?|wildlife|football|rugby|cricket|films?|cinema|theatre|wines?|cooking|dance|poetry|politics|skies|prints?|fabrics?|beauty|hair|weather|heritage|humour|slang|landscapes?|honey|tea|coffee|crafts?)\b(?! (?:candidates|applicants|writers|marketers|freelancers))`,
    "@served",
    "What one likes or sells of a place, not who lives there.",
    "You must love African music.",
    "You must love African applicants.",
  ),
];
