import { phrasePattern } from "./phrases.ts";
import type { Sign } from "./sign.ts";
import { slots } from "./slots.ts";

const effect: Sign["effect"] = { way: "employee", isTold: false };

/** Benefits that only an employer gives, as a rule. */
export const benefits: readonly Sign[] = [
  {
    id: "engagement-retirement-plan",
    effect,
    pattern: phrasePattern(
      `401(k), 401k, betriebliche altersvorsorge, company pension, pension and medical, medical and pension, retirement annuity, employer pension, pension contribution,
    pension contributions, pension fund, provident fund, retirement fund, group life, group risk, 13th cheque, thirteenth cheque, pension plan, pension scheme, superannuation, workplace pension`,
      slots,
    ),
    reason: "A pension, or a thirteenth cheque.",
    fires: "401(k) match",
    spares: "401 new customers",
  },
  {
    id: "engagement-insurance",
    effect,
    pattern: phrasePattern(
      `dental coverage, dental insurance, dental plan, disability insurance, health and dental, health benefits,
    health care coverage, health coverage, health insurance, healthcare benefits, healthcare coverage,
    medical aid, medical and dental, medical benefits, medical coverage, medical dental, medical insurance, medical vision, health dental`,
      slots,
    ),
    reason: "Health cover.",
    fires: "Medical, dental and vision insurance",
    spares: "Health is our market.",
  },
  {
    id: "engagement-paid-leave",
    effect,
    pattern: phrasePattern(
      `annual leave, maternity leave, paid holiday, paid holidays, paid leave, paid parental leave, paid sick leave,
    paid time off, paid vacation, days of holiday, days holiday, days' holiday, days of leave, days' leave, days vacation, holiday days, parental leave, paternity leave, pto, tage urlaub, urlaubstage`,
      slots,
    ),
    reason: "Leave that is paid.",
    fires: "Paid parental leave",
    spares: "Paid media and parental blogs",
  },
  {
    id: "engagement-staff-benefit",
    effect,
    pattern: phrasePattern(
      `employee assistance program, employee assistance programme, employee discount, employee discounts,
    employee stock, employee stock options, employee wellness`,
      slots,
    ),
    reason: "A benefit for staff.",
    fires: "Perks such as an Employee Assistance Program",
    spares: "Programs such as Photoshop",
  },
];
