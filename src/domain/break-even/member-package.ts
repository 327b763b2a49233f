/** What the figure a member typed holds: all that they cost their employer, or their pay before deductions alone. */
export const packageBases = ["cost-to-company", "gross"] as const;

export const thirteenthCheques = ["none", "inside", "on-top"] as const;

/** What a member earns today, in whole rand, before tax. */
export interface MemberPackage {
  readonly basis: (typeof packageBases)[number];
  readonly randPerMonth: number;
  /** What the employer pays a month towards medical aid, and towards a pension or provident fund. */
  readonly medical: number;
  readonly pension: number;
  /** A thirteenth month's pay: none, inside the figure above, or on top of it. */
  readonly thirteenthCheque: (typeof thirteenthCheques)[number];
  /** Paid leave, in working days a year. */
  readonly leaveDays: number;
  /** Weeks a year without a contract, should they work as a contractor. */
  readonly weeksBetween: number;
}

export const packageLimits = {
  randPerMonth: 2_000_000,
  leaveDays: 60,
  weeksBetween: 26,
} as const;

/** A month of today's package with everything that is paid for the member. */
export interface Worth {
  readonly salary: number;
  readonly medical: number;
  readonly pension: number;
  readonly thirteenth: number;
  readonly total: number;
}

/** Cost to company holds what the employer contributes; gross pay does not. */
export function worthOf(today: MemberPackage): Worth {
  const { basis, randPerMonth, medical, pension, thirteenthCheque } = today;
  const salary = basis === "gross" ? randPerMonth : randPerMonth - medical - pension;
  // A thirteenth cheque is a month's salary, without what goes to the funds.
  const thirteenth = thirteenthCheque === "on-top" ? salary / 12 : 0;
  return { salary, medical, pension, thirteenth, total: salary + medical + pension + thirteenth };
}

/** What cannot be is a slip: the parts are larger than the whole. */
export const packageProblem = ({ basis, randPerMonth, medical, pension }: MemberPackage) =>
  basis === "cost-to-company" && medical + pension >= randPerMonth
    ? "Medical and pension are part of your cost to company, so they cannot be more than it."
    : null;
