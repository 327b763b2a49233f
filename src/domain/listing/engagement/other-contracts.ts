import { phrasePattern } from "./phrases.ts";
import { slots } from "./slots.ts";

/** Other people's contracts: customers, suppliers, the trade of building, and the paper itself. */
export const otherContracts = phrasePattern(
  `own tax and uif, own uif, claiming to be {an} employee, contract employees, contract management, contract manager, contract negotiation,
  contract negotiations, contract renewal, contract renewals, contract value, contract work orders,
  contractor management, contractors and vendors, employee assistance, employee benefits, employee referral,
  employee resource, employee stock, experience {working?} as {a} {terms*} contractor,
  experience {working?} as {a} {terms*} freelancer, freelance community, not be {an} employee, not as {an} employee, not as employees, not with you as {an} employee, not as {a} member of staff, not {a} member of staff, not as staff, don't do contractors, don't use contractors, don't hire contractors, do not use contractors, do not hire contractors, never as contractors, never as {an} contractor, not as contractors, not as {an} contractor, rather than contractors, alongside {number?} freelance, alongside freelancers, not {an} employee, not employees, no employment relationship, not {an} contract, not contract, isn't {an} contract, not {an} freelance, isn't {an} freelance, isn't freelance, not freelance, no freelance, not {an} contractor, isn't {an} contractor, worked as {an} {terms*} freelancer, worked as {an} {terms*} contractor, worked freelance, past freelance, previous freelance, manage freelancers, managing freelancers, brief freelancers, team of freelancers, our freelancers, with freelancers, freelancers and agencies, work with freelancers, on the payroll of, clients on, manage contractors, managing contractors, payroll software, payroll product, our payroll product, payroll provider, payroll company, freelance marketplace,
  freelance network, freelance platform, general contractor, general contractors, permanent residency,
  permanent resident, permanent residents, purporting to be {an} employee, smart contract, smart contracts,
  sub contractor, sub contractors, work permit`,
  slots,
);

/** The text with those blanked out, every other letter staying in its place. */
export const withoutFalseFriends = (text: string): string =>
  text.replace(everyOtherContract, (friend) => " ".repeat(friend.length));

const everyOtherContract = new RegExp(otherContracts, "g");
