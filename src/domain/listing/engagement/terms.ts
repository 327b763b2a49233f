import { patternOf } from "#domain/listing/rules/rule.ts";
import { signsOutOf, type Sign } from "./sign.ts";

const pieces: Readonly<Record<string, string>> = {
  service: String.raw`\b(?:deel|globali[sz]ation partners|multiplier|omnipresent|oyster(?: ?hr)?|papaya(?: global)?|remote\.com|remote(?= (?:handles|takes care|issues|runs|pays|does|looks after) (?:the|your|our|all)\b)|playroll|atlas hr|workmotion|boundless|skuad|native teams|lano|g-p|rippling|safeguard global|velocity global|remofirst|horizons|justworks|workpay)\b`,
  cover: String.raw`(?:uif|paye|medical aid|medical cover|pension|provident fund|sick leave|annual leave|paid leave|leave|benefits|perks|labou?r law|the bcea|bcea|coida|overtime pay|notice pay|payslips?|tax|statutory benefits|employee benefits|401\(?k\)?)`,
  not: String.raw`(?:does not|do not|doesn't|don't|won't|will not|would not|wouldn't|isn't|aren't|is not|are not|cannot|can't|never)`,
  others: String.raw`\b(?:clients?|customers?|suppliers?|influencers?|creators?|agenc(?:y|ies)|brands|readers|users)\b`,
  own: String.raw`(?:vendor|supplier|contractor|consultant|freelancer|independent|service provider|subcontractor|self-employed person|business|company of your own|your own company)`,
};

const row = signsOutOf(pieces);

/** What an employee has, said not to be there: "UIF does not apply". */
export const coverDenied = patternOf(
  String.raw`\b(?:don't|do not|won't|will not|doesn't|does not|never|nobody) (?:\w+ )?(?:deduct|deducts|withhold|withholds|contribute to|take off) (?:any )?(?:<cover>(?:,| or| and| nor|, or| &) )?<cover>\b|\b(?:your|their) own (?:(?:paye|uif|tax(?:es)?|insurance|medical aid|pension|provident fund|leave),? (?:and |or |& )?){0,3}(?:paye|uif|provisional tax)\b(?:(?:,| and|, and| &) (?:paye|uif|insurance|medical aid|pension|tax(?:es)?)\b){0,3}|\b(?:paye|uif)(?:(?:,| and|, and| &) <cover>){0,3} (?:is|are) (?:all )?(?:for (?:your|their) own account|(?:your|their) own (?:responsibility|affair|account|business)|yours to (?:arrange|sort|pay|see to)|up to you)\b|\b(?:your|their) own tax(?:es)?,? (?:and )?(?:paye|uif)\b|\b(?:no|without|neither|excluding|minus) (?:\w+ ){0,1}<cover>(?:(?:,| or| and| nor|, or|, nor| &) (?:no )?<cover>){0,4}\b|\b<cover>(?:(?:,| or| and| nor|, or|, and| &) <cover>){0,4} (?:\w+ ){0,2}<not>(?: \w+){0,2} (?:apply|applicable|deducted|withheld|paid|included|covered|provided|offered|part|given|come|granted)\b|\b<cover>(?:(?:,| or| and| nor|, or|, and| &) <cover>){0,4} (?:fall|falls) away\b|\b(?:not|isn't|aren't|no|without|never) (?:be )?(?:entitled|eligible|subject|a right) (?:to|for) (?:any )?<cover>(?:(?:,| or| and| nor| &) <cover>){0,4}\b|\b(?:won't|will not|wouldn't|would not|not|never) (?:be|become|count as|be treated as) (?:an? |our )?(?:employees?|staff|on (?:our|the) (?:payroll|books|staff))\b|\b(?:can't|cannot|can not|unable to|not able to|won't|don't|do not) (?:hire|take|employ|sign|engage|put|bring|have|offer)(?: \w+){0,3} (?:as|on) (?:an? |our )?(?:\w+ )?(?:employees?|staff|payroll|books)\b`,
  pieces,
);

/** A paper of employment, whose length says nothing of services: "employment contract (one year)". */
export const employmentPaper =
  /\b(?:fixed[- ]term |permanent |local |open-ended |standard )?(?:employment contracts?|contracts? of employment|employment agreements?)(?:[ ,(]+(?:of|for|over|initially|first)? ?(?:\w+[- ]){1,2}(?:months?|years?)\)?)?|\bfixed[- ]term (?:\w+ )?contract(?:[ ,(]+(?:of|for)? ?(?:\w+[- ]){1,2}(?:months?|years?)\)?)?/;

/** On what terms somebody works, told by what they get, by what they do not get, and by who sees to it. */
export const terms: readonly Sign[] = [
  row("contractor", {
    id: "engagement-cover-denied",
    source: `${coverDenied.source}|${String.raw`\bonly (?:as|through|via|on) (?:an? |your )?(?:\w+ ){0,2}<own>\b|\b(?:working|work) for yourself\b|\byour own boss\b|\byou(?:'re| are|'d be|'ll be| will be| would be) (?:an? )?(?:independent|self-employed|your own employer)\b(?! (?:thinker|worker|minded|person|and))`}`,
    unless: String.raw`<others>|\b(?:no (?:annual )?leave (?:days )?(?:lost|limit)|leave policy|pension (?:app|brand|product|content)|don't (?:treat|see|call)|employees only|contractors|not (?:only|just)|waiting period|probation)\b`,
    reason: "What employees have is not given.",
    fires: "UIF and medical aid do not apply.",
    spares: "UIF and medical aid are paid by us.",
  }),
  row("contractor", {
    id: "engagement-rate-billed",
    source: String.raw`\b(?:day|daily|hourly|fixed|monthly|project|weekly) (?:rate|fee)s?\b.{0,30}\b(?:invoic\w+|bill(?:ed|able|ing)?)\b|\b(?:invoiced|billed) (?:monthly|weekly|fortnightly|quarterly|each|every|at (?:the )?(?:end|month)|to us|in (?:usd|dollars|rand|euros?)|per|by)\b|\b(?:each|every) (?:brief|piece|project|article|assignment|task|post|script) is (?:paid|priced|quoted|invoiced|billed|agreed|a separate)\b|\btake (?:as many|as few) (?:\w+ )?as you (?:like|want|please)\b|\bfee for (?:each|every) (?:piece|project|deliverable)\b|\b(?:settled|paid|payable) (?:on|against|upon|by|within \w+ days of)(?: \w+){0,2} (?:invoice|statement|bill)\b|\b(?:(?:under|on|via|against|through|per|signed?|our|an?) (?:an? |our |the |signed |mutual )?(?:sow|msa)|sows?[,:;)]|statements? of work|master services? agreement)\b|\b(?:on|a|monthly|rolling) retainer\b|^\W*retainer\b|\b(?:short|brief|rolling|temporary|temp|interim|seasonal|summer|festive|initial) (?:\w+ )?contract\b(?! of employment)|\bcontract (?:until|till|through to|to the end of)\b|\b(?:sole traders?|limited companies|ltd companies|limited company|ltd company|personal service company)\b.{0,24}\b(?:only|welcome|preferred|please|basis|route|or)\b|\b(?:via|through|as) (?:an? |your )?(?:ltd|limited company|sole trader)\b`,
    unless: String.raw`<others>|\b(?:you(?:'ll| will)? (?:process|check|approve|capture|reconcile|manage|chase|prepare|draft|write|negotiate)|software|product|invoicing (?:app|tool)|no retainer)\b`,
    reason: "A rate that is billed is a contractor's.",
    fires: "Day rate, invoiced monthly.",
    spares: "You process invoices and day rates of our suppliers.",
  }),
  row("contractor", {
    id: "engagement-own-account-abroad",
    source: String.raw`\b(?:als selbst(?:st)?andige[rn]?|selbst(?:st)?andige?[rn]? (?:tatigkeit|basis|mitarbeit)|freie[rn]? mitarbeiter\w*|honorarbasis|auf rechnung|werkvertrag|por cuenta propia|emit(?:es|ir|iras) (?:\w+ )?facturas?|contra factura|prestacion de servicios|(?:als )?zzp.?er|als zelfstandige|zelfstandige(?! [a-z]*(?:houding|manier|wijze|rol|functie|taken|opdrachten|aanpak|instelling)\b)|op factuurbasis|opdrachtovereenkomst|eie rekening|eie baas|as vryskut\w*|vryskutwerk|eie belasting)\b`,
    unless: String.raw`<others>|\b(?:arbeit(?:en|est|sweise)?|kunden|fur selbstandige|denken)\b`,
    reason: "Another tongue's word for somebody who works for themselves.",
    fires: "Zelfstandige (zzp) op factuurbasis.",
    spares: "Selbständiges Arbeiten ist dir wichtig.",
  }),
  row("employee", {
    id: "engagement-employed-abroad",
    source: String.raw`\b(?:fest ?angestellt\w*|stellen dich (?:\w+ ){0,2}(?:fest )?an|fest anstellen|sozialversicherungspflichtig\w*|arbeitsverhaltnis|in loondienst|loondienst|dienstverband|arbeidsovereenkomst|arbeidscontract|vast contract|contrato laboral|por cuenta ajena|en nomina|en plantilla|alta en la seguridad social|vaste pos|vaste werk|permanente werk|permanente betrekking|dienskontrak|op ons betaalstaat|contrat de travail|anstallning|tillsvidareanstallning)\b`,
    unless: "<others>",
    reason: "Another tongue's word for employment.",
    fires: "Wir stellen dich fest an.",
    spares: "Wir stellen dir ein Notebook.",
  }),
  row("employee", {
    id: "engagement-becomes-permanent",
    source: String.raw`\bpermanent (?:\w+ )?(?:seat|place|spot|slot|home|team|fixture|chair|desk|salaried)\b|\b(?:becomes?|made|turns?|then|are|is|go|goes|going) permanent\b|\b(?:six|three|6|3|two|four)[- ]months?'? (?:of )?probation\b|\b(?:one|two|three|\d|six|nine|twelve|eighteen)[- ](?:year|month)s? (?:of )?employment\b|\bemployee number\b|\bstaff (?:pension|discount|medical|canteen|card)\b|\byou(?:'re| are|'d be|'ll be| will be| would be) (?:one of (?:the|our) )?(?:staff|an employee|employed|salaried|on salary)\b|\b(?:salary|salaried)\b.{0,30}\b(?:pension|medical aid|leave|uif|13th)\b`,
    unless: String.raw`<others>|<service>|\b(?:may|could|might|possib\w+|contract to|by (?:a|an|our) (?:partner|third|local)|through (?:a|an|our) (?:partner|third|local)|eor|employer[- ]of[- ]record|not|never|if you(?:'re| are) employed)\b`,
    reason: "A place that lasts, with what staff have.",
    fires: "After six months the post becomes permanent.",
    spares: "The post could become permanent.",
  }),
  row("employer-of-record", {
    id: "engagement-service-sees-to-it",
    source: String.raw`<service>(?: \w+)? (?:handles?|takes? care of|issues?|provides?|runs?|signs?|manages?|does|looks? after|sees to|draws? up)\b.{0,40}\b(?:employment|payroll|payslips?|contract of|pension|benefits|labou?r)\b|\b(?:contract of employment|employment (?:contract|agreement)|payslips?|payroll)\b.{0,24}\b(?:with|from|by|through|via) (?:an? |our |the )?(?:\w+[- ]){0,3}(?:third[- ]party|third party|partner|provider|intermediary|staffing (?:firm|company)|agency|peo|umbrella)\b|\b(?:agency|bureau|firm|partner|outfit)\b.{0,30}\bemploys you\b|\b(?:lends?|seconds?|loans?|hires?) you (?:out )?to us\b|\bemploy\w*\b.{0,30}\b(?:on our behalf|on behalf of us|in our name|in our place|in our stead)\b`,
    unless: String.raw`\b(?:clients?|customers?|suppliers?|influencers?|creators?|brands|readers|users|contractors?|competitors?|our product|experience|we built|we sell|you(?:'ll| will) (?:run|manage|choose))\b`,
    reason: "Another company sees to the employment.",
    fires: "Your contract of employment is with a local third party.",
    spares: "Your contract of employment is with us.",
  }),
];
