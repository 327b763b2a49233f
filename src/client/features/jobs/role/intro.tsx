import type { ReactNode } from "react";
import { randPerMonth } from "#domain/listing/pay/in-rand.ts";
import { startingRates } from "#domain/listing/pay/rates.ts";
import { sayRand } from "#domain/listing/pay/saying/say-rand.ts";
import { grouped } from "#domain/listing/pay/saying/figures.ts";
import type { RoleType } from "#domain/listing/facts.ts";
import { roleIntros } from "#client/copy/role-intros.ts";
import { MoneyLines } from "#client/ui/figures/money.tsx";

/** What to know before looking at the list. */
export function Intro({ role }: { role: RoleType }) {
  const { work, pay, aboutPay, asked, hours } = roleIntros[role];
  return (
    <div className="grid gap-10">
      <p className="max-w-reading text-lg">{work}</p>
      <div className="grid gap-8 md:grid-cols-3">
        <Part title="What it pays">
          <PayGuide {...pay} />
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

function PayGuide({ from, to }: { from: number; to: number }) {
  const usdPerYear = { min: from * 12, max: to * 12 };
  const amount = { min: from, max: to, currency: "USD", period: "month", usdPerYear } as const;
  return (
    <MoneyLines
      offered={`$${grouped(from)}–$${grouped(to)}`}
      per="month"
      atHome={sayRand(randPerMonth(amount, startingRates), amount)}
      look="text-lg font-semibold"
    />
  );
}
