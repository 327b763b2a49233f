import { signsOutOf, type Sign } from "./sign.ts";

/** Words for what a paper or a person may be called. */
const pieces: Readonly<Record<string, string>> = {
  service: String.raw`\b(?:deel|globalization partners|multiplier|omnipresent|oyster(?: ?hr)?|papaya(?: global)?|remote\.com|playroll|atlas hr|workmotion|boundless|skuad|native teams|lano|g-p|rippling|safeguard global|velocity global|remofirst|horizons|gusto global|justworks|workpay)\b`,
  tax: String.raw`(?:paye|uif|income tax|national insurance|tax(?:es|ation)?|sdl)`,
  party: String.raw`(?:third[- ]party|partner|umbrella|local|staffing|external|in-country|intermediary|payroll)`,
  others: String.raw`\b(?:clients?|customers?|suppliers?|vendors?|influencers?|creators?|agenc(?:y|ies)|brands)\b`,
};

const row = signsOutOf(pieces);

/** Who contracts with whom, on what paper, and who pays the tax: whatever words it is said in. */
export const relations: readonly Sign[] = [
  row("contractor", {
    id: "engagement-no-employment",
    source: String.raw`\b(?:no|not|without|never|isn't|aren't|rather than|instead of)(?: (?:an?|any|your|as|on|with|you|our|the|formal|local))* (?:employment(?: contract| relationship)?|payroll|payslips?|employees?|members? of (?:the )?staff|staff)\b.{0,60}\b(?:bill|invoice|contract|service|consult\w+|supplier|vendor|your company)|\b(?:bill|invoice|contracts?|services?|consult\w+|supplier|vendor|your company)\b.{0,40}\b(?:no|not|without|never|isn't|aren't|rather than|instead of)(?: (?:an?|any|your|as|on|with|you|our|the|formal|local))* (?:employment|payroll|employees?|members? of (?:the )?staff|staff)\b|\b(?:no|not|isn't|without) (?:an? )?(?:employment (?:contract|relationship)|payroll)\b`,
    unless: String.raw`<others>|\b(?:contract of employment is|not (?:an? )?(?:contract(?! with)|freelanc\w+|consult\w+|gig)|we don't do|no (?:contractors|freelancers)|payroll software)\b`,
    reason: "No employment is offered, but a contract for services.",
    fires: "There is no payroll; your bill is settled within a week, and no employment contract.",
    spares: "We offer employment, not a contract.",
  }),
  row("contractor", {
    id: "engagement-called-contractor",
    source: String.raw`\b(?:be|as|become|are|you're|that of) (?:an? |our )?(?:external|outside|independent|self-employed|sub-?contracted) (?:consultant|contractor|professional|provider|specialist)s?\b|\b(?:contractor|consultancy|consulting|services?) (?:agreements?|contracts?)\b|\b(?:contract|engagement|employment|job|position|role|work|hiring) ?(?:type|form|status|basis|model)? ?[:=-] ?(?:an? )?(?:[\w-]{1,16} ){0,2}(?:consultant|contractor|contract|consultancy|self-employed|b2b|1099)\b(?! of employ)|^\W*terms ?[:-] ?(?:\w+ ){0,2}(?:contract|contractor|consultan\w+)\b`,
    unless: String.raw`<others>|\b(?:manag\w+|brief\w*|coordinat\w+|overse(?:e|es|eing)|negotiat\w+|draft\w*|review\w*|platform|software|product|helps?|experience|audience|campaigns?|onboarding|employment contract|fixed[- ]term|with (?:external|outside)|permanent)\b`,
    reason: "The name of somebody who works on a contract for services.",
    fires: "Contract type: consultant.",
    spares: "You coordinate external consultants.",
  }),
  row("contractor", {
    id: "engagement-own-tax",
    source: String.raw`\b(?:your|yourself|yours)\b.{0,12}\bown (?:\w+,? (?:and )?){0,3}<tax>\b|\b(?:handle|sort(?: out)?|manage|declare|file|look after|take care of|responsible for|settle|register for|pay) (?:\w+ ){0,2}(?:your|own|provisional) (?:own )?(?:\w+ ){0,2}<tax>\b|\b(?:no|not|don't|do not|doesn't|without|won't|never|nothing)\b.{0,16}\b(?:deduct|withh[eo]ld|deducted|deductions?|paye)\b|\b<tax>(?: and \w+)? (?:is|are|remains?|stays?) (?:\w+ )?(?:yours|your own|your (?:affair|responsibility|business|job|problem|concern)|up to you)|\bdeclare it to sars\b|\bbetween you and (?:sars|hmrc|the (?:taxman|tax office)|your (?:taxman|tax office|accountant))\b|\b(?:pay|paid)(?: you)? (?:the )?gross(?: amount| fee)?(?=\W*$|[,;])|\bgross fee\b|\bprovisional tax(?:payer)?\b`,
    unless: "<others>",
    reason: "Whoever pays the tax alone is no employee.",
    fires: "You sort out your own income tax.",
    spares: "You explain to customers how to file their own taxes.",
  }),
  row("contractor", {
    id: "engagement-own-company",
    source: String.raw`\b(?:through|via|under|from|trade|trading|bill|invoice|contract|run|have|need|supply|operate)\b.{0,40}\byour own (?:\w+ ){0,2}(?:company|business|pty|ltd|entity|firm)\b|\bwe (?:are|become|would be|will be|'re|'d be) (?:just )?(?:one of |another of )?your clients?\b|\b(?:company|business) of your own\b|\byour other clients\b|\b(?:pay|contract with|sign with|deal with) your (?:own )?company\b|\b(?:as|become|be) (?:an? |our )(?:external |outside )?(?:supplier|service provider|vendor)\b|\b(?:outside ir35|(?<!\bno )corp[- ]to[- ]corp|(?<!\bno )c2c)\b|\byour (?:\(?pty\)? ltd|sole prop\w*|vat number)\b`,
    unless: String.raw`\b(?:helps?|dream)\b`,
    reason: "One business works for another.",
    fires: "You contract with us through your own limited company.",
    spares: "We help you dream of your own business.",
  }),
  row("contractor", {
    id: "engagement-on-invoice",
    source: String.raw`\byour (?:\w+ ){0,3}invoices?\b|\b(?:you|you'll|you'd) (?:\w+ ){0,4}invoices?\b|\b(?:against|upon|per|via|on receipt of|by|on) (?:an? |your |monthly |approved |valid )*invoices?\b|\b(?:submit|send|raise|issue) (?:us )?(?:an?|your|one|monthly|weekly) (?:\w+ )?(?:invoices?|bills?)\b|\bpaid (?:\w+ ){0,4}invoices?\b|\byou(?:'d|'ll| will| would)? contract (?:to|with)\b|\binvoices? (?:go|are due|us|at|on|every|each|monthly|weekly|the \d)\b|\byou (?:\w+ )?bill (?:us|by|for|per|your|monthly|weekly|the)\b|\byour bill(?:ing)? (?:is|to us|reaches)\b`,
    unless: String.raw`<others>|\b(?:process|check|checks|capture|approve|reconcile|accounts? payable|software|chase|code)\b`,
    reason: "Employees write no invoices.",
    fires: "Your monthly invoice is settled on the 25th.",
    spares: "You check invoices from our agencies.",
  }),
  row("contractor", {
    id: "engagement-as-consultant",
    source: String.raw`\b(?:engage|engaged|appoint|appointed|retain|retained|contract|contracted|bring|brought|take|taken|hire|hired|work|working|join|sign|signed|be)\b.{0,24}\b(?:as|on as) (?:an? |our )?(?:\w+ ){0,2}(?:consultants?|contractors?|associates? on contract)\b|\bindep(?:endent|\.)? contractors?\b|\bcontractor (?:terms|basis|pay|invoice|model|arrangement|setup|set-up|relationship|contract)\b|\b(?:on|under) (?:an? )?(?:\w+[- ]){0,3}(?:contractor|consultancy|consulting|services?) (?:basis|terms|contract|agreement|arrangement)\b|\bconsult(?:ing|ancy) (?:basis|agreement|contract|engagement|arrangement|gig)\b`,
    unless: String.raw`<others>|\b(?:manag\w+|platform|software|helps?|experience|eligible|pay contractors|market(?:ing)?|(?:to|for|among) (?:\w+ ){0,3}contractors)\b`,
    reason: "A consultant or contractor is hired for services.",
    fires: "We would engage you as an outside consultant.",
    spares: "Our software helps firms that work with independent contractors.",
  }),
  row("contractor", {
    id: "engagement-two-businesses",
    source: String.raw`\b(?:on our books as|as) (?:an? |our )?(?:registered )?(?:supplier|vendor|service provider)\b|\b(?:contract(?:ed)?|agreement|deal) between (?:two )?(?:compan(?:y|ies)|businesses)\b|\b(?:don't|do not|not|isn't|aren't) (?:\w+ )?offer(?:ing)? (?:\w+ )?employment\b|\bindividual (?:contractor|consultant)s? (?:agreement|contract)\b|\b(?:not|no|without|doesn't|does not)\b.{0,24}\b(?:status of an? (?:staff member|employee|member of staff)|a staff member|staff benefits|entitlement to (?:\w+ )?(?:leave|benefits|pension))\b|\b(?:payment|paid|pay) (?:by|against|via|on) (?:an? )?purchase orders?\b|\bacceptance of (?:the |your )?deliverables\b|\bper deliverable\b|\bdaily fee\b|\bpersonal services? contract\b|\bthe (?:consultant|contractor|service provider|freelancer) (?:(?:will|shall|must|is|should|may) (?:be (?:engaged|paid|contracted|hired|responsible for (?:own|their))|engaged|invoice|bear|submit an? invoice|provide (?:own|their))|bears|invoices)\b|\bumowa zlecenie\b|^\W*b2b\b|(?<=(?:^\W{0,4}|[:(/|] ?|\b(?:via|through|uop|either|permanent|contract|employment|umowa|invoicing|invoice|or|cooperation) ))b2b\b(?=,| or | possible)|\bonafhanklike kontrakteur\b|\bop faktuur\b`,
    unless: String.raw`\b(?:with (?:the )?(?:clients?|suppliers?)|manag\w+|negotiat\w+|choose|brief\w*|customers? as|b2b (?:market\w*|saas|sales|content|brand\w*|company|companies|start-?ups?|clients?|audiences?|buyers?|software|tech\w*|experience|copy\w*|lead\w*|demand|growth|communications?|campaigns?|e-?commerce|services|products?|environment)|experience|saas|b2c)\b`,
    reason: "Two businesses have a contract, and nobody is employed.",
    fires:
      "The post falls under an Individual Contractor Agreement; the holder gets no staff benefits.",
    spares: "You negotiate the contract between two companies.",
  }),
  row("contractor", {
    id: "engagement-now-and-then",
    source: String.raw`\bside (?:gig|hustle|job)\b|\b(?:we pay|paid|pay is|rate is|fee is)\b.{0,16}\b(?:per|by the) (?:piece|article|post|word|(?:thousand|hundred|1000|1 000) words|brief|video|script|deliverable|assignment)\b|\broster of (?:\w+ )?(?:writers|creatives|editors|designers|copywriters)\b|\bas[- ]needed (?:work|contracts?|freelance\w*|gig)\b|\b(?:zero|no) commitment (?:from|on) (?:either|both)\b|\b(?:ad hoc|occasional|sporadic) (?:briefs|assignments)\b|\bwhenever you have time\b`,
    unless: String.raw`<others>|\b(?:whether|whoever|anyone|someone's|support|travel|overtime|meetings|manag\w+|weekends?|other duties|assist\w*)\b`,
    reason: "Work that comes now and then, by the piece, is a freelancer's.",
    fires: "We pay per piece and keep a roster of writers.",
    spares: "You travel as needed and manage a roster of writers.",
  }),
  row("contractor", {
    id: "engagement-term-contract",
    source: String.raw`\b(?:rolling|renewable|renewed|month[- ]to[- ]month|monthly|quarterly|(?:three|six|nine|twelve|\d+)[- ](?:month|week)s?)[- ](?:\w+[- ]){0,3}contract\b(?! of employment| employee)|\bday[- ]rate contract\b|\bcontract(?:or)? (?:is )?(?:renewed|renewable|extended|reviewed) (?:every|each|monthly|quarterly)|\b(?:engagement|contract(?:ual)?|collaboration|cooperation|terms|form|arrangement|contract type|set-?up)(?: \w+){0,2} ?(?:[:-]|\bis|\bare|\bon|\bvia) ?(?:an? )?b2b\b|\bb2b (?:only|terms|invoice|arrangement|agreement|set-?up)\b|^\W*1099\b|\b1099 ?(?:,|only|basis|worker|status|terms|arrangement)|\bcontract,? not (?:employment|permanent|an employ\w+)\b|\bnot (?:an |as an )?employee\b|\bno (?:\w+ )?employment relationship\b`,
    unless: String.raw`<others>|\b(?:employment contract|subscription|fixed[- ]term)\b`,
    reason: "A contract that runs out and is renewed is one for services.",
    fires: "It's a rolling three-month contract.",
    spares: "We offer a 12-month fixed-term contract of employment.",
  }),
  row("contractor", {
    id: "engagement-freelance-any",
    source: String.raw`\bfreelanc(?:e|er|ers|ing)\b|\bzzp\b|\bauto-?entrepreneur\b|\bautonomo\b|\bpartita iva\b|\b(?:gig|per[- ]project|project|casual|ad[- ]hoc|as[- ]and[- ]when|per[- ]brief|piecework|piece[- ]rate|task)[- ](?:basis|based (?:work(?! (?:in|with|as part of|within) (?:an? |the |our )?(?:\w+ )?teams?)|role|gig))\b|\bproject[- ]by[- ]project\b|\b(?:pick|take|accept|choose) (?:up )?(?:the|only|those|whichever|whatever)? ?(?:jobs|briefs|projects|assignments|gigs|pieces|shifts) (?:that )?(?:you (?:want|like|fancy)|suit)|\bpaid (?:per|by the) (?:piece|article|brief|project|deliverable)\b`,
    unless: String.raw`\b(?:until (?:last|this) (?:year|month|week|quarter)|(?:life|living|working) as an? freelancer|team includes|freelance (?:economy|market|platforms?|industry|scene)|look(?:ing)? after (?:\w+ ){0,3}freelanc\w*|external|additional|employees|delegat\w*|colleagues|we love|with (?:\w+ ){0,3}freelancers?|manag(?:e|es|ing)\b|brief\w* (?:[\w,]+ ){0,6}freelanc\w*|brief\w* \w+, freelanc\w*|sorry|brief(?:s|ing) our|you have|coordinat\w*|overse(?:e|es|eing)|supervis\w*|recruit\w*|sourc\w*|(?:negotiat|chas|approv|process|commission|book|find|select|pay)\w* (?:[a-z]+ ){0,4}freelanc\w*|platform|marketplace|communit\w+|software|experience|worked|background|past|previous(?:ly)?|agencies|in-house|customers|sell|audience|we help|app for|tool for|into (?:\w+ )?(?:users|customers|clients|fans)|turn|interview|stories|not|never|counts?|(?:to|for|among) (?:\w+ )?freelancers)\b`,
    reason: "Whoever is free to take the next piece of work or leave it is a freelancer.",
    fires: "A freelancer for about 15 hours a week.",
    spares: "You manage our circle of freelance writers.",
  }),
  row("employer-of-record", {
    id: "engagement-on-their-paper",
    source: String.raw`\bemployer[- ]of[- ]record\b|\beor\b|<service>.{0,40}\b(?:employs?|employed|employer|payroll|payslips?|legal(?:ly)?|on paper|hires you|will hire)\b|\b(?:employed|employer|employment|payrolled|hired|payroll|payslips?|legal(?:ly)?|contract (?:is|will be) with)\b.{0,40}<service>|\b(?:employed|hired) (?:through|via|by) remote(?=\W*$|[,;(]| as | in | who | on our | for us)`,
    unless: String.raw`\b(?:our (?:product|platform|service|software|customers|clients)|market(?:s|ing)? (?:an?|our)|we sell|compan(?:y|ies) hire|competitors?|contractors?|compare|blog|explain|articles?|guides?|experience (?:with|at|in))\b`,
    reason: "Somebody else is the employer on paper.",
    fires: "Your contract will be with Deel, who is the employer on paper.",
    spares: "We sell an employer-of-record service to start-ups.",
  }),
  row("employer-of-record", {
    id: "engagement-third-party",
    source: String.raw`\b<party>(?:[- ]\w+){0,3} (?:employs?|(?:is|becomes) your (?:\w+ )?employer|will employ|will be your (?:\w+ )?employer|hires you|puts you|signs your)\b|\bemployed (?:\w+ ){0,3}(?:by|through|via|with) (?:an? |our |the )?(?:\w+[- ]){0,3}(?:partner|third[- ]party|umbrella(?: company)?|provider|intermediary|payroll company)\b|\b(?:legal|formal|official|paper|nominal) employer (?:is|will be|would be|being)\b|\b(?:legally|formally|officially|technically|on paper),? (?:\w+ )?your employer (?:is|will be|would be)\b|\bemploy(?:ed|ment)\b.{0,40}\b(?:by|via|through|with) (?:an? |the |our )?(?:third[- ]party|[a-z]+'s (?:local |own )?entity)\b|\bseconded to us\b|\bemploys you (?:\w+ ){0,2}(?:on|for) (?:our|us|behalf)\b`,
    unless: "<others>",
    reason: "A third party employs on the company's behalf.",
    fires: "A local partner firm employs you on our behalf.",
    spares: "Our partner agency employs many designers.",
  }),
  row("employee", {
    id: "engagement-permanent",
    source: String.raw`^\W*permanent(?=\W*$|[,;:|(/-]| (?:with|and|from)\b)|, permanent(?=\W|$)|\b(?:contract|employment|terms) ?: ?permanent\b|\bperm (?:role|job|position|post|staff)\b|\bcdi\b|\bcontrato indefinido\b|\bvaste? (?:aanstelling|contract)\b|\bonbepaalde tijd\b|\bpermanent establishment\b|\bpost level \d|\btempo indeterminato\b|\bpermanent (?:\w+[- ]){0,2}(?:post|appointment|role|job|staff|employ\w*|position|contract|vacancy|member|basis|hire|opportunity|team member)\b|\b(?:appointed|hired|employed|position is|role is|job is|post is|taken on) permanent(?:ly)?\b|\bindefinite (?:\w+ )?contract\b|\bopen-ended (?:\w+ )?(?:contract|employment)\b`,
    unless: String.raw`\b(?:residen\w+|authori[sz]ation|possib\w+|may|could|lead to|temp|temporary|no permanent|not (?:a )?permanent|make-?up|marker)\b`,
    reason: "A permanent place is employment.",
    fires: "Permanent appointment after six months of probation.",
    spares: "Permanent residents of Canada may apply.",
  }),
  row("employee", {
    id: "engagement-employed",
    source: String.raw`\bcontract of employment\b|\bemployment (?:contract|agreement)\b|\b(?:full|direct|fixed[- ]term|formal|permanent) (?:\w+ )?employment\b(?! verif)|\b(?:you|you'll|you'd|are|be|is)\b.{0,12}(?<!self-|self )\bemployed (?:\w+ ){0,2}(?:directly|permanently|by us|by our|by the company|at our|under|in our)\b|\b(?:labou?r law|bcea|labou?r relations act)\b|\b(?:join|joins|joining|on|part of|member of|members of) (?:our |the |its )?(?:permanent |core )?staff\b|\bstaff (?:member|contract|position|role|post|job|appointment)\b|\bon (?:our|the) (?:\w+ ){0,3}(?:books|payroll)\b|\bour (?:\w+ )?payroll\b(?! partner| provider)|\bnssf\b|\bnhif\b|\bnot vendors\b|\bemployee status\b|\b(?:employment|contract|job|engagement) (?:type|form|status) ?[:-] ?(?:[\w-]+ ){0,2}employee\b`,
    unless: String.raw`<others>|<service>|\b(?:partner|third[- ]party|eor|employer[- ]of[- ]record|equal|without regard|not (?:represent|constitute|form|create)|no employment|not employment|status of an? staff|not an? staff|no staff benefits|automat\w+|payroll software)\b`,
    reason: "Terms of employment are named.",
    fires: "You'll be employed directly by our Durban company.",
    spares: "You write about labour law for our customers.",
  }),
  row("employee", {
    id: "engagement-one-of-the-staff",
    source: String.raw`(?:^\W*|\b(?:as|be|become|are|you're|is|type ?:|status ?:) (?:an? |our )?)(?:full|real|proper|regular|actual|salaried|direct|permanent|full[- ]time|part[- ]time|normal|bona fide) (?:\w+ )?employee\b(?! (?:engagement|advocacy|benefits|experience|handbook|assistance|discount|referral|resource|stock|morale))|\bemployee (?:position|role|post|job|contract)\b|\bwe(?:'ll|'d| will| would)? employ (?:you|people|everyone|everybody|all)(?: \w+){0,3} (?:directly|ourselves|in-house|locally|permanently)|\b(?:this|it|that|the (?:role|job|post|position)) (?:is|would be|will be) (?:\w+ )?employment\b|\bemployment is (?:permanent|indefinite|open-ended)|\b(?:everyone|everybody|all of us|we all|whole team|all (?:staff|colleagues|hires)|we) (?:\w+ ){0,2}(?:is|are|get|gets|go|goes) (?:\w+ ){0,2}(?:on|onto) (?:the |our )?payroll\b|\bfte\b(?! equivalent)|^\W*(?:type ?: ?)?permanent\b\W*(?:\(|$|full|part)|\b(?:don't|do not|never|won't) (?:do|use|hire|take|work with|engage) (?:any )?(?:contractors|freelancers)\b|\bnot (?:a |an |as )?(?:contracting|freelanc\w+|contractor|gig|consultancy)\b.{0,40}\b(?:staff|payroll|employ\w+|permanent)|\bon (?:the )?staff\b|\bconfirmed employee\b|\b(?:goes|go|going|put|hired?|placed) (?:straight )?(?:on|onto) (?:the|our) payroll\b|\bemployment ?: ?(?:[\w-]+,? ){0,2}direct\b|\b(?:hire|hires|employ|take on|bring on) (?:\w+ ){0,3}as (?:\w+ )?employees\b`,
    unless: String.raw`<others>|<service>|\b(?:not (?:an? )?(?:\w+ )?employees?|no employees?|without employees|eor|employer[- ]of[- ]record|partner|third[- ]party|employees? of (?:our )?(?:client|customer)|\d+ (?:\w+ )?employees|fte (?:basis|pro rata|salary)|pro rata|company (?:with|of)|team of|as an employee|rather than|instead of|converts?|may become|could become|lead to|we have (?:\w+ )?staff|no staff|if (?:you're|you are) on staff)\b`,
    reason: "You would be one of the staff.",
    fires: "You'd be a full employee with benefits from the first day.",
    spares: "We are a company with 40 full-time employees.",
  }),
  row("employee", {
    id: "engagement-tax-deducted",
    source: String.raw`\b<tax>(?: (?:and|&) \w+)?\b.{0,24}\b(?:deducted|taken off|taken care of by us|withheld|at source|come off|handled by us|paid over)\b|\b(?:we|company|deduct|deducts|withhold|withholds)\b.{0,12}\b(?:deduct|deducts|withhold|paye|uif)\b|\birp5\b|\b(?:monthly |your |(?:receive|get) an? )payslips?\b|\buif (?:and|contributions?)\b`,
    unless: String.raw`<others>|<service>|\b(?:no|not|don't|do not|without|won't|own|yourself|eor|employer[- ]of[- ]record)\b`,
    reason: "Tax is taken off before the money is paid, as it is for employees.",
    fires: "PAYE and UIF come off before you are paid.",
    spares: "We don't deduct PAYE.",
  }),
];
