import { benefits } from "./benefits.ts";
import { contractorsRefused } from "./other-contracts.ts";
import { phrasePattern } from "./phrases.ts";
import { relations } from "./relations.ts";
import { told, type Sign } from "./sign.ts";
import { slots } from "./slots.ts";
import { terms } from "./terms.ts";

const phrases = (list: string): RegExp => phrasePattern(list, slots);

/** Somebody else's freelancers, contracts and invoices: those one manages, sells to, writes about or once was. */
const others =
  /\b(?:until (?:last|this) (?:year|month|week|quarter)|(?:our|the) (?:\w+ )?team includes|(?:life|living|working) as an? freelancer|we (?:place|recruit|supply) (?:permanent|temporary|contract)|freelance (?:economy|market|platforms?|industry|scene)|freelancer-angebote|anfragen von (?:agenturen|freelancern)|zu unterlassen|look after|our contractors|manag(?:e|es|ing|ement)|brief(?:ing|s)?|budget|pays? for|you have|lead|leading|coordinat\w+|supervis\w+|oversee\w*|connects?|helps?|helping|supports?|serves?|clients? (?:are|include)|customers? (?:are|include)|users?|market(?:ing)? (?:\w+ ){0,4}to|write for|content for|sell(?:ing)? (?:\w+ ){0,3}to|built for|(?:freelancers|contractors|consultants) (?:use|trust|love|rely)|network of|community(?! (?:manager|lead|specialist|coordinator|executive|builder))|marketplace|platform|software|product|worked|working experience|experience|experienced|background|former|past|previous|process\w*|prepar\w+|negotiat\w+|review\w*|draft\w*|vendors?|suppliers?|stories|sites|turn|into paying|influencers?|agencies|forms?|chas\w+|among|one of our|work(?:ing)? with|external|additional|employees and|not to|but this is|founded|homeowners|builders|companies|employers|general|sub|prime|industry|government|defen[cs]e|recruiting|workloads?|team members and|program office|project teams?|between the poles|your own freelancers|or contractor|or freelance|or an? contractor|or as an? contractor)\b/;

export const signs: readonly Sign[] = [
  // Somebody else is the employer on paper. Such services pay contractors too, so their names need hiring beside them.
  {
    id: "engagement-employer-of-record",
    effect: told("employer-of-record"),
    pattern:
      phrases(`{by} {a?} {local*} employer-of-record, {by} {a?} {local*} eor, {hired} {by} {a?} {local*} {service},
    {hired} as {an} {terms*} employee {by} {service}, {hired} in your country {by} {service}, eor {hired}, eor partner,
    {use} {a?} {local*} employer-of-record, {use} {a?} {local*} eor, legal employer, {a} peo, a peo, employer-of-record set up, third-party employer, {service} puts you on, {service} employs you, {service} employs, {service} is your employer, {service} will employ, {service} will be your employer, on its payroll, on their local payroll, legal employer of record, legally employed by {a?} {local*} partner, employed {by} {a?} {local*} partner, {service} contract, contracts are issued {by} {service}, payrolled {by} {service}, paid {by} our employer-of-record, employer-of-record handles, employer-of-record {hired}`),
    reason: "An employer of record is named.",
    fires: "You are hired through our local EOR partner.",
    spares: "You are hired through our website.",
  },
  {
    id: "engagement-record-service",
    effect: told("employer-of-record"),
    pattern:
      /\b(?:eors?|employers? of record)\b|\b(?:employ(?:s|ed|ment)?|hired?|hiring|payroll|(?:local|employment) contract)\b[^.]{0,40}\b(?:deel|oyster|oysterhr|papaya|playroll|rippling|multiplier|omnipresent|remofirst|remote\.com|velocity global|globalization partners|workmotion|native teams|skuad|g-p)\b|\b(?:deel|oyster|oysterhr|papaya|playroll|rippling|multiplier|omnipresent|remofirst|remote\.com|velocity global|workmotion|skuad|g-p)\b[^.]{0,40}\b(?:employs?|employer|payroll|hires|employ you)\b|\b(?:partner|third.party|provider|umbrella)\b[^.]{0,24}\b(?:employs? you|(?:takes?|puts?) you on(?:to)? (?:its|their) (?:books|payroll)|hires you for us)\b|\bemploy(?:ed|ment)\b[^.]{0,20}\b(?:by|through|via|with|under) (?:an? |our |the )?(?:local |third.party |payroll |external |global |hr |staffing ){0,3}(?:partner|provider|umbrella)\b/,
    unless:
      /\b(?:contractors?|freelance\w*|clients?|customers?|among|help\w*|product|market\w*|grow|experience|competitors?)\b/,
    reason: "Employed by a service that employs people for others.",
    fires: "We hire in South Africa through Playroll.",
    spares: "Our clients hire through Playroll.",
  },
  {
    id: "engagement-contractor",
    effect: told("contractor"),
    pattern:
      phrases(`{is} {an} {terms*} contractor, {is} {terms*} contractors, classified as {an} {terms*} contractor, classified as {an} hourly contractor, {seeking} {a?} {terms} contractor, {seeking} {terms} contractors,
    contractor {job}, contractor agreement, contractor status, independent contractor agreement, independent contractor {job}, {type} {terms*} contractor,
    ic agreement, w-8ben, contract based, service agreement, contract for services, contracts for services, sole proprietor, sole trader, sole proprietorship, statement of work, three-month sow, under a sow, engaged as {an} {terms*} consultant, consultancy agreement, consulting agreement, consultancy basis, services agreement, provisional tax, provisional taxpayer, not withhold paye, do not withhold, your own tax, your own taxes, no paye, contractors only, contractors welcome, contractor rate, contractor rates,
    1099 {job}, 1099 contractor, 1099 independent contractor, as a 1099, on a 1099, w-2 or 1099`),
    unless:
      /\b(?:experience|background|history) (?:\w+ ){0,3}(?:recruiting|managing|with|hiring)\b/,
    reason: "You would be a contractor.",
    fires: "You join us as an independent contractor.",
    spares: "You join us as an independent thinker.",
  },
  {
    id: "engagement-independent",
    effect: told("contractor"),
    pattern:
      /\b(?:independent (?:contractors?|consultants?|service providers?)|contractor status|consultancy agreement|contractors?(?=[,.;:)]| \(|$| (?:position|role|basis|only|wanted|needed|through|via|on|paid))|consultants? (?:on|basis|only)|1099|c2c|corp.to.corp|ir35|sole (?:traders?|proprietors?)|self.employed|vryskut\w*|kontrakteur|freiberuflich\w*|auf rechnung|paid as an? (?:vendor|supplier)|own (?:registered )?(?:business|company|practice) (?:number|registration|to bill)|registered business|outside ir35|(?:own|your|via an?|through an?) (?:ltd|limited) company|ltd company or|your own (?:tax|taxes|uif|insurance)(?! tables?))\b/,
    unless: new RegExp(
      `${others.source}|\\bno (?:1099|c2c|corp|contractors)|not (?:open|available)|inside ir35|employees?, not|\\bw.?2\\b(?!\\W*$)`,
    ),
    reason: "A word that only those who work for themselves are called by.",
    fires: "Ltd company or umbrella; outside IR35.",
    spares: "You manage a network of independent contractors.",
  },
  {
    id: "engagement-freelance",
    effect: told("contractor"),
    pattern:
      phrases(`{is} {an} {terms*} freelance, {is} {an} {terms*} freelancer, {seeking} {a?} {terms*} freelance,
    {seeking} {a?} {terms*} freelancer, {seeking} {terms*} freelancers, freelance {job},
    freelancers welcome, freelancers only, based freelancers, freelancers wanted, join a pool of freelancers, join our pool of freelancers, our pool of freelancers, freelance pool, freelance basis, freelance agreement, freelance contract, freelance or contract, freelance tatigkeit, freiberufliche, freiberuflichen, freiberuflicher,
    freie mitarbeit, freier mitarbeiter, self-employment certificate, {type} {terms*} freelance`),
    reason: "Freelance work is named.",
    fires: "This is a long-term freelance role.",
    spares: "This is a long-term strategy role.",
  },
  {
    id: "engagement-freelancers",
    effect: told("contractor"),
    pattern:
      /\bfreelanc(?:e|ers?|ing)\b|\bgig (?:work|basis|by gig)\b|\b(?:brief by brief|project by project|job by job)\b/,
    unless: new RegExp(
      `${others.source}|\\b(?:no|not|isn't|without) (?:an? |for )?freelanc|our freelancers|\\b(?:commission|book|find|select)\\w* (?:[a-z]+ ){0,4}freelanc`,
    ),
    reason: "Freelancers are meant, and nobody else's.",
    fires: "We're after a freelancer who can start soon.",
    spares: "We connect freelancers with clients.",
  },
  {
    id: "engagement-contract",
    effect: told("contractor"),
    pattern:
      phrases(`{length} {terms*} contract, contract {job}, contract {length}, contract project-based, contract to hire, contract to perm, contract to permanent, temp to perm, {type} {terms*} contract,
    this is {an} {terms*} contract, umowa b2b, b2b agreement, {length} retainer, monthly retainer, on a retainer, retainer basis, b2b basis, b2b contract, contract b2b, contract type b2b, type of contract b2b, b2b cooperation, b2b or employment, business to business contract,
    contract and or b2b, contract and or business to business, contract or b2b, contract or business to business`),
    reason: "A contract of limited length, or between businesses.",
    fires: "We offer a B2B contract.",
    spares: "We offer B2B marketing.",
  },
  {
    id: "engagement-invoice",
    effect: told("contractor"),
    pattern:
      phrases(`bill us, you bill, billing us, invoice monthly, invoice weekly, invoice each month, invoice every month, against invoice, against your invoice, upon invoice, on invoice, against invoices, invoice us, invoices to us, send us an invoice, submit a monthly invoice, submit an invoice, submit invoices monthly,
    submit monthly invoices, you will invoice, you invoice, your monthly invoice`),
    reason: "You would send invoices.",
    fires: "You submit monthly invoices.",
    spares: "You design monthly invoices.",
  },
  {
    id: "engagement-your-invoice",
    effect: told("contractor"),
    pattern:
      /\byour (?:monthly |weekly |final |signed )?invoices?\b|\b(?:you|you'll|you will)(?: \w+){0,3} (?:an? |us |monthly |weekly ){0,3}invoices?\b|\b(?:receipt of|against|upon|on presentation of|in exchange for) (?:an? |your |the )?(?:\w+ )?invoices?\b/,
    unless: others,
    reason: "Pay comes against an invoice of your own.",
    fires: "Payment on receipt of your invoice.",
    spares: "You process invoices for clients.",
  },
  {
    id: "engagement-employee",
    effect: told("employee"),
    pattern:
      phrases(`{is} {an} {terms*} employee, {is} {an} permanent employee, {terms} employee {job}, at-will {job}, at-will employment,
    permanent member, employee of our, employee of the, member of staff, salaried {job}, salaried position, our payroll, the payroll, on payroll, paye and uif, uif, employed by us, staff position, staff {job}, permanently employed, real employment, proper employment, actual employment, genuine employment, employment proper, contract of employment, on our books as staff, direct hire {job}, employment contract, festanstellung, full-time permanent, no c2c, no contractors,
    no corp to corp, no freelancers, not open to contractors, permanent {terms*} {job}, permanent {terms*} contract,
    permanent {terms*} employment, regular full-time, regular full-time employee, {type} {terms*} permanent,
    {type} {terms*} regular, unbefristet, unbefristete, unbefristeten, unbefristeter, arbeitsvertrag, you will be employed by,
    w-2 {job}, w-2 contractor, w-2 employee, w-2 employment`),
    unless:
      /\b(?:permanent|legal) (?:work |employment )?(?:authori[sz]ation|permit|visa|right|residen\w+)\b/,
    reason: "You would be an employee.",
    fires: "You will be a full-time employee of a small team.",
    spares: "You will be a full-time friend of a small team.",
  },
  {
    id: "engagement-employment",
    effect: told("employee"),
    pattern:
      /\b(?:fixed.term (?:employment )?contract|fixed.term employment|contracts? of employment|direct employment|(?:hire|want|taking on) (?:an )?employees?|as employees|w-?2(?= only|,|\.|$)|paye\b(?! ?\/? ?contract)|inside ir35|umowa o prace|cdi|cdd|vaste aanstelling|permanente (?:pos|aanstelling)|indefinite (?:term|contract|employment)|bcea|maternity cover|12 month ftc|ftc)\b/,
    unless:
      /\b(?:not|no|don't|do not|without|withhold) (?:an? |be an? |withhold |represent an? |constitute an? |form an? )?(?:inside|employee|contract of|paye|w-?2|payslip)|inside ir35\b.{0,12}\b(?:isn't|not|no|never)\b|1099|outside ir35|software|product|clients?\b|\bbased (?:solely|only|purely|strictly) on\b|\bwithout regard\b/,
    reason: "A word that only employment is called by.",
    fires: "We offer a 12-month fixed-term contract of employment.",
    spares: "We do not withhold PAYE.",
  },
  {
    id: "engagement-contractors-refused",
    effect: told("employee"),
    pattern: contractorsRefused,
    unless: /\b(?:clients?|customers?|platform|software|worked|experience)\b/,
    reason: "Whoever wants no contractors wants an employee.",
    fires: "This is a W-2 position. No C2C, no 1099.",
    spares: "Our software is not for freelancers, but for the clients who pay them.",
  },
  ...relations,
  ...terms,
  // Benefits that only an employer gives, as a rule.
  ...benefits,
];

/** Titles and tags are shorter about it: "Freelance writer", "Editor (contract)", the tag "Permanent". */
export const shortSigns: readonly Sign[] = [
  {
    id: "engagement-short-contract",
    effect: told("contractor"),
    pattern:
      /\bfreelancer?\b(?! (?:community|manager|marketplace|network|operations|platform|relations|success))|^contract(?:or)?$|[(,|/-] ?(?:(?:\d{1,2}|three|six|nine|twelve|full|part|short|long)[ -](?:months?|mth|term|time) )?contract(?:or)?(?: ?[),|/]|$)/,
    reason: "A title or a tag that says contract.",
    fires: "Freelance writer",
    spares: "Contract manager",
  },
  {
    id: "engagement-short-permanent",
    effect: told("employee"),
    pattern:
      /^permanent$|[(,|/-] ?permanent(?: ?[),|/]|$)|^festanstellung$|\bfixed[- ]term\b|\bftc\b|^cd[id]\b|[(,|/-] ?cd[id](?: ?[),|/]|$)/,
    reason: "A title or a tag that says permanent.",
    fires: "Writer (permanent)",
    spares: "Permanent make-up artist",
  },
];
