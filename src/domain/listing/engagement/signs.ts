import { phrasePattern } from "./phrases.ts";
import { relations } from "./relations.ts";
import type { Sign, Way } from "./sign.ts";

/** Words that stand in for each other in the phrases below. */
const slots = {
  a: "a, an, our, the",
  an: "a, an",
  by: "by, through, using, via, with",
  hired: "employ, employed, employment, engaged, hire, hired, hiring, onboarded",
  is: "are, as, be, become, is, join as, on, you're",
  job: `assignment, basis, capacity, engagement, gig, job, opportunity, position, positions, project, role, roles,
    work`,
  length: `12 month, 12 months, 1 year, 2 year, 3 month, 3 months, 4 month, 6 month, 6 months, 9 month, hourly, initial,
    long-term, one year, short-term, six month, temporary, three month, twelve month`,
  local: "external, global, international, local, partner, third-party, trusted",
  seeking: "hire, hiring, looking for, need, onboarding, recruiting, seeking, suchen wir",
  service: `deel, globalization partners, multiplier, omnipresent, oyster, oyster hr, oysterhr, papaya global, remote.com,
    papaya, playroll, atlas hr, workmotion, boundless hr, skuad, native teams, lano, g-p, rippling, safeguard global, velocity global`,
  terms: `1099, creative, experienced, flexible, full-time, independent, long-term, on-going, part-time, project-based,
    remote, salaried, short-term, skilled, talented, temporary, us-based, w-2`,
  use: "have, use, uses, using, work with",
  type: "contract type, employment type, engagement type, job type, job types, position type, type",
  working: "working",
};

type Row = Pick<Sign, "reason" | "fires" | "spares">;

const sign = (way: Way, rule: string, row: Row, list: string, isTold = true): Sign => ({
  way,
  rule,
  isTold,
  ...row,
  pattern: phrasePattern(list, slots),
});

export const signs: readonly Sign[] = [
  ...relations,
  // Somebody else is the employer on paper. Such services pay contractors too, so their names need hiring
  // beside them.
  sign(
    "employer-of-record",
    "engagement-employer-of-record",
    {
      reason: "Somebody else employs on paper.",
      fires: "You are hired through our local EOR.",
      spares: "You have used Deel before.",
    },
    `{by} {a?} {local*} employer-of-record, {by} {a?} {local*} eor, {hired} {by} {a?} {local*} {service},
    {hired} as {an} {terms*} employee {by} {service}, {hired} in your country {by} {service}, eor {hired}, eor partner,
    {use} {a?} {local*} employer-of-record, {use} {a?} {local*} eor, legal employer, {a} peo, a peo, employer-of-record set up, third-party employer, {service} puts you on, {service} employs you, {service} employs, {service} is your employer, {service} will employ, {service} will be your employer, on its payroll, on their local payroll, legal employer of record, legally employed by {a?} {local*} partner, employed {by} {a?} {local*} partner, {service} contract, contracts are issued {by} {service}, payrolled {by} {service}, paid {by} our employer-of-record, employer-of-record handles, employer-of-record {hired}`,
  ),
  sign(
    "contractor",
    "engagement-contractor",
    {
      reason: "The posting says contractor.",
      fires: "You join as an independent contractor.",
      spares: "Homeowners who need a contractor call us.",
    },
    `{is} {an} {terms*} contractor, {is} {terms*} contractors, {seeking} {a?} {terms} contractor, {seeking} {terms} contractors,
    contractor {job}, contractor agreement, contractor status, independent contractor agreement, independent contractor {job}, {type} {terms*} contractor,
    ic agreement, w-8ben, contract based, service agreement, contract for services, contracts for services, sole proprietor, sole trader, sole proprietorship, statement of work, three-month sow, under a sow, engaged as {an} {terms*} consultant, consultancy agreement, consulting agreement, consultancy basis, services agreement, contractors only, contractors welcome, contractor rate, contractor rates,
    1099 {job}, 1099 contractor, 1099 independent contractor, as a 1099, on a 1099, w-2 or 1099`,
  ),
  sign(
    "contractor",
    "engagement-freelance",
    {
      reason: "The posting says freelance.",
      fires: "We are seeking a freelance editor.",
      spares: "We run a freelance marketplace.",
    },
    `{is} {an} {terms*} freelance, {is} {an} {terms*} freelancer, {seeking} {a?} {terms*} freelance,
    {seeking} {a?} {terms*} freelancer, {seeking} {terms*} freelancers, freelance {job},
    freelancers welcome, freelancers only, based freelancers, freelancers wanted, pool of freelancers, freelance pool, freelance basis, freelance agreement, freelance contract, freelance or contract, freelance tatigkeit, freiberufliche, freiberuflichen, freiberuflicher,
    freie mitarbeit, freier mitarbeiter, self-employed, self-employment certificate, {type} {terms*} freelance`,
  ),
  sign(
    "contractor",
    "engagement-contract",
    {
      reason: "The work is by contract.",
      fires: "This is a 6-month contract.",
      spares: "You lead contract negotiations.",
    },
    `{length} {terms*} contract, contract {job}, contract {length}, contract project-based, contract to hire, {type} {terms*} contract,
    this is {an} {terms*} contract, umowa b2b, b2b agreement, b2b engagement, {length} retainer, monthly retainer, on a retainer, retainer basis, b2b basis, b2b contract, b2b cooperation, b2b or employment, business to business contract,
    contract and or b2b, contract and or business to business, contract or b2b, contract or business to business`,
  ),
  sign(
    "contractor",
    "engagement-invoice",
    {
      reason: "Whoever writes invoices is no employee.",
      fires: "You submit monthly invoices.",
      spares: "You process the invoices of our clients.",
    },
    `bill us, you bill, billing us, invoice monthly, invoice weekly, invoice each month, invoice every month, against invoice, against your invoice, upon invoice, on invoice, against invoices, invoice us, invoices to us, send us an invoice, submit a monthly invoice, submit an invoice, submit invoices monthly,
    submit monthly invoices, you will invoice, you invoice, your monthly invoice`,
  ),
  sign(
    "employee",
    "engagement-employee",
    {
      reason: "The posting says employee.",
      fires: "You will be a permanent employee.",
      spares: "You improve the employee experience.",
    },
    `{is} {an} {terms*} employee, {is} {an} permanent employee, {terms} employee {job}, at-will {job}, at-will employment,
    permanent member, employee of our, employee of the, member of staff, salaried {job}, salaried position, our payroll, the payroll, on payroll, employed by us, staff position, staff {job}, permanently employed, direct hire {job}, employment contract, festanstellung, full-time permanent, no c2c, no contractors,
    no corp to corp, no freelancers, not open to contractors, permanent {terms*} {job}, permanent {terms*} contract,
    permanent {terms*} employment, regular full-time, regular full-time employee, {type} {terms*} permanent,
    {type} {terms*} regular, unbefristet, unbefristete, unbefristeten, unbefristeter, arbeitsvertrag, you will be employed by,
    w-2 {job}, w-2 contractor, w-2 employee, w-2 employment`,
  ),
  // Benefits that only an employer gives, as a rule.
  sign(
    "employee",
    "engagement-retirement-plan",
    {
      reason: "A pension is what employees get.",
      fires: "We pay into a provident fund.",
      spares: "You market a pension app.",
    },
    `401(k), 401k, betriebliche altersvorsorge, company pension, employer pension, pension contribution,
    pension contributions, pension fund, provident fund, retirement fund, group life, group risk, 13th cheque, thirteenth cheque, with a pension, and a pension, pension and, pension plan, pension scheme, superannuation, workplace pension`,
    false,
  ),
  sign(
    "employee",
    "engagement-insurance",
    {
      reason: "Health cover is what employees get.",
      fires: "You get medical aid from day one.",
      spares: "You write about health.",
    },
    `dental coverage, dental insurance, dental plan, disability insurance, health and dental, health benefits,
    health care coverage, health coverage, health insurance, healthcare benefits, healthcare coverage,
    medical aid, medical and dental, medical benefits, medical coverage, medical dental, medical insurance, medical vision, health dental`,
    false,
  ),
  sign(
    "employee",
    "engagement-paid-leave",
    {
      reason: "Paid leave is what employees get.",
      fires: "You have 21 days of annual leave.",
      spares: "You may leave early on Fridays.",
    },
    `annual leave, days leave, days' leave, days of leave, days holiday, days' holiday, leave days, maternity leave, paid holiday, paid holidays, paid leave, paid parental leave, paid sick leave,
    paid time off, paid vacation, parental leave, paternity leave, pto, tage urlaub, urlaubstage`,
    false,
  ),
  sign(
    "employee",
    "engagement-staff-benefit",
    {
      reason: "Benefits for staff are for employees.",
      fires: "Perks include employee discounts.",
      spares: "You plan discount campaigns.",
    },
    `employee assistance program, employee assistance programme, employee discount, employee discounts,
    employee stock, employee stock options, employee wellness`,
    false,
  ),
];

/** Titles and tags are shorter about it: "Freelance writer", "Editor (contract)", the tag "Permanent". */
export const shortSigns: readonly Sign[] = [
  {
    way: "contractor",
    rule: "engagement-short",
    isTold: true,
    reason: "A title or a tag says that it is for contractors.",
    fires: "Freelance writer",
    spares: "Freelance community manager",
    pattern:
      /\bfreelancer?\b(?! (?:community|manager|marketplace|network|operations|platform|relations|success))|^contract(?:or)?$|\bcontractor(?= ?(?:\(|$|,| - ))|[(,|/-] ?contract(?:or)?(?: ?[),|/]|$)/,
  },
  {
    way: "employee",
    rule: "engagement-short",
    isTold: true,
    reason: "A title or a tag says that the place is permanent.",
    fires: "Editor (permanent)",
    spares: "Permanent make-up marketer",
    pattern: /^permanent$|[(,|/-] ?permanent(?: ?[),|/]|$)|^festanstellung$/,
  },
];

/** Other people's contracts: customers, suppliers, the trade of building, and the paper itself. */
const otherContracts = phrasePattern(
  `claiming to be {an} employee, contract employees, contract management, contract manager, contract negotiation,
  contract negotiations, contract renewal, contract renewals, contract value, contract work orders,
  contractor management, contractors and vendors, employee assistance, employee benefits, employee referral,
  employee resource, employee stock, experience {working?} as {a} {terms*} contractor,
  experience {working?} as {a} {terms*} freelancer, freelance community, experience {working?} as {a} {terms*} employee, not {an} contract, not contract, isn't {an} contract, not {an} freelance, isn't {an} freelance, isn't freelance, not freelance, no freelance, not {an} contractor, isn't {an} contractor, worked as {an} {terms*} freelancer, worked as {an} {terms*} contractor, worked freelance, past freelance, previous freelance, manage freelancers, managing freelancers, brief freelancers, team of freelancers, our freelancers, with freelancers, freelancers and agencies, work with freelancers, on the payroll of, clients on, manage contractors, managing contractors, payroll software, payroll provider, payroll company, freelance marketplace,
  freelance network, freelance platform, general contractor, general contractors, permanent residency,
  permanent resident, permanent residents, purporting to be {an} employee, smart contract, smart contracts,
  sub contractor, sub contractors, work permit`,
  slots,
);

/** The text with those blanked out, every other letter staying in its place. */
export const withoutFalseFriends = (text: string): string =>
  text.replace(everyOtherContract, (friend) => " ".repeat(friend.length));

const everyOtherContract = new RegExp(
  String.raw`${otherContracts.source}|\bfixed[- ]term contract\b(?! of employment)|\b(?:not|no|isn't|never|don't|unlike|rather than|instead of)\b (?:[\w']+ ){0,3}(?:freelance(?: or contract)?|contract(?:or)?)(?! of| with)\b`,
  "g",
);

/** Companies for which employing people for others is the product, so that their ads speak of it anyway. */
export const recordServices: ReadonlySet<string> = new Set(
  [...slots.service.split(/,\s*/), "g-p", "remote"].map((name) => name.trim()),
);
