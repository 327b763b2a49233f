import type { ReactNode } from "react";
import type { PayInRand } from "#domain/listing/pay/in-rand.ts";
import { sayRand } from "#domain/listing/pay/saying/say-rand.ts";
import { grouped } from "#domain/listing/pay/saying/figures.ts";
import type { RoleType } from "#domain/listing/facts.ts";
import { roleIntros } from "#client/copy/role-intros.ts";
import { MoneyLines } from "#client/ui/figures/money.tsx";

interface IntroProps {
  readonly role: RoleType;
  /** Rand for one dollar, and the day that rate is from; null when no job below says it. */
  readonly rate: Rate | null;
}

type Rate = Pick<PayInRand, "rand" | "day" | "isOld">;

/** What to know before looking at the list. */
export function Intro({ role, rate }: IntroProps) {
  const { work, pay, aboutPay, asked, hours } = roleIntros[role];
  return (
    <div className="grid gap-10">
      <p className="max-w-reading text-lg">{work}</p>
      <div className="grid gap-8 md:grid-cols-3">
        <Part title="What it pays">
          <PayGuide {...pay} rate={rate} />
          <p>A rough guide, not a promise. {aboutPay}</p>
        </Part>
        <Part title="What they ask for">
          <p>{asked}</p>
        </Part>
        <Part title="Your hours">
          <p>{hours}</p>
        </Part>
      </div>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid content-start gap-3 border-t border-line pt-4">
    <h2 className="text-xl">{title}</h2>
    {children}
  </section>
);

interface PayGuideProps {
  readonly from: number;
  readonly to: number;
  readonly rate: Rate | null;
}

const dollarsAMonth = { currency: "USD", period: "month" } as const;
const fullMonth = {
  per: "month",
  hoursPerWeek: null,
  isPartTime: false,
  lastYear: null,
} as const;

const PayGuide = ({ from, to, rate }: PayGuideProps) => (
  <MoneyLines
    offered={`$${grouped(from)}–$${grouped(to)}`}
    per="month"
    atHome={
      rate &&
      sayRand({ ...rate, ...fullMonth, min: from * rate.rand, max: to * rate.rand }, dollarsAMonth)
    }
    look="text-lg font-semibold"
  />
);
