import type { PayInRand } from "#domain/listing/pay/in-rand.ts";
import { sayRand } from "#domain/listing/pay/saying/say-rand.ts";
import { grouped } from "#domain/listing/pay/saying/figures.ts";
import type { RoleType } from "#domain/listing/facts.ts";
import { roleIntros } from "#client/copy/roles/role-intros.ts";
import { MoneyLines } from "#client/ui/figures/money.tsx";

interface PayGuideProps {
  readonly role: RoleType;
  /** Rand for one dollar, and the day that rate is from; null when no job says it. */
  readonly rate: Pick<PayInRand, "rand" | "day" | "isOld"> | null;
}

const dollarsAMonth = { currency: "USD", period: "month" } as const;
const fullMonth = {
  per: "month",
  hoursPerWeek: null,
  isPartTime: false,
  lastYear: null,
} as const;

/** What one may hope for, as long as too few of the open jobs say what they pay. */
export function PayGuide({ role, rate }: PayGuideProps) {
  const { from, to } = roleIntros[role].pay;
  return (
    <div className="grid gap-1">
      <MoneyLines
        offered={`$${grouped(from)}–$${grouped(to)}`}
        per="month"
        atHome={
          rate &&
          sayRand(
            { ...rate, ...fullMonth, min: from * rate.rand, max: to * rate.rand },
            dollarsAMonth,
          )
        }
        look="text-lg font-semibold"
      />
      <p className="text-sm text-quiet">
        A rough guide, not a promise: too few of the open jobs say what they pay.
      </p>
    </div>
  );
}
