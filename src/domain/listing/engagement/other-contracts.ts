import { phrasePattern } from "./phrases.ts";
import { slots } from "./slots.ts";
import { coverDenied, employmentPaper } from "./terms.ts";

/** Other people's contracts: customers, suppliers, the trade of building, and the paper itself. */
const otherContracts = phrasePattern(
  `own tax and uif, own uif, claiming to be {an} employee, contract employees, contract management, contract manager, contract negotiation,
  contract negotiations, contract renewal, contract renewals, contract value, contract work orders,
  contractor management, contractors and vendors, employee assistance, employee benefits, employee referral,
  employee resource, employee stock, experience {working?} as {a} {terms*} contractor,
  experience {working?} as {a} {terms*} freelancer, freelance community, not be {an} employee, not as {an} employee, not as employees, not with you as {an} employee, not as {a} member of staff, not {a} member of staff, not {a} staff member, no uif, not as staff, not on the payroll, not on our payroll, don't offer employment, do not offer employment, don't do contractors, don't use contractors, don't hire contractors, do not use contractors, do not hire contractors, never as contractors, never as {an} contractor, not as contractors, not as {an} contractor, rather than contractors, alongside {number?} freelance, alongside freelancers, not {an} employee, not employees, no employment relationship, not {an} contract, not contract, isn't {an} contract, not {an} freelance, isn't {an} freelance, isn't freelance, not freelance, no freelance, not {an} contractor, isn't {an} contractor, worked as {an} {terms*} freelancer, worked as {an} {terms*} contractor, worked freelance, past freelance, previous freelance, manage freelancers, managing freelancers, brief freelancers, team of freelancers, our freelancers, with freelancers, freelancers and agencies, work with freelancers, on the payroll of their, on the payroll of your, on the payroll of clients, on the payroll of customers, clients on, manage contractors, managing contractors, payroll software, payroll product, our payroll product, payroll provider, payroll company, freelance marketplace,
  freelance network, freelance platform, general contractor, general contractors, permanent residency,
  permanent resident, permanent residents, purporting to be {an} employee, smart contract, smart contracts,
  sub contractor, sub contractors, work permit`,
  slots,
);

const kinds = String.raw`(?:1099s?|c2c|corp[- ]to[- ]corp|b2b|freelancers?|freelancing|contractors?|third parties)`;

/** Contractors are turned away, or a thing of the past. */
export const contractorsRefused = new RegExp(
  String.raw`\b(?:no|not|without|sorry,?|stopped (?:using|hiring|working with)|(?:moved|moving|turned) away from|instead of|no longer (?:use|using|work with|hire)|rather than|used to (?:work with|use|hire|rely on)|(?:don't|do not|never|can't|cannot|unable to|not able to) (?:work with|use|hire|take(?: on)?|engage|consider|accept)|nor)(?! (?:only|just)\b) (?:[\w-]+,? (?:and |or |& )?){0,3}${kinds}\b|\b${kinds}(?: [\w-]+){0,3} (?:will not|won't|cannot|can't|are not|not|need not) (?:be )?(?:considered|accepted|apply|possible|hired)\b`,
);

/** Where the reader has worked before, of which working for oneself is one. */
const workedBefore =
  /\b(?:years|spurs|worked|teeth|background|career|been|former)(?:[ ,]+(?:experience|in-house|in|at|an?|as|or|and|agency|agencies|client-side|agency-side|brand-side|brands?|of|studio|the|for|both|either|newsroom|start-?ups?|company|house|corporate)){0,10}[ ,]+(?:freelanc\w+|contractors?|consultants?)\b/;

/** What is left aside before a sentence is read, by what it is. */
export const otherContractKinds = [
  { id: "friend", pattern: otherContracts },
  { id: "work-before", pattern: workedBefore },
  /** It says something of employment, and nothing of contracts. */
  { id: "refusal", pattern: contractorsRefused },
  /** Nothing speaks of employment in it. */
  { id: "denial", pattern: coverDenied },
  /** A contract as well. */
  { id: "paper", pattern: employmentPaper },
] as const;

type Kind = (typeof otherContractKinds)[number]["id"];

const everyOne = Object.fromEntries(
  otherContractKinds.map(({ id, pattern }) => [id, new RegExp(pattern, "g")] as const),
) as Readonly<Record<Kind, RegExp>>;

/** The text without some kinds, one after the other and every other letter staying in its place; those that cannot be there cost nothing. */
export function otherContractsIn(text: string, worth: readonly { readonly id: Kind }[]) {
  const mayBeThere = new Set(worth.map(({ id }) => id));
  return (...without: readonly Kind[]): string =>
    without
      .filter((kind) => mayBeThere.has(kind))
      .reduce((left, kind) => left.replace(everyOne[kind], blank), text);
}

const blank = (whole: string): string => " ".repeat(whole.length);
