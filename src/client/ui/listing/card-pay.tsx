import { payTermWords } from "#domain/listing/advice/fact-names.ts";
import type { Pay } from "#domain/listing/facts.ts";
import { sayPay } from "#domain/listing/pay/saying/say-pay.ts";
import type { PayInRand } from "#domain/listing/pay/in-rand.ts";
import { randParts, sayRand } from "#domain/listing/pay/saying/say-rand.ts";
import { Badge } from "../badge.tsx";
import { MoneyLines } from "../figures/money.tsx";

interface CardPayProps {
  readonly pay: Pay;
  /** Null when no figure is given, and of a likely scam. */
  readonly inRand: PayInRand | null;
  /** In a list that states the rate once, above: it would be the same on every card. */
  readonly isRateAbove?: boolean;
}

/** Pay as the first figure one sees on a card; what each term means stands on the listing's own page. */
export function CardPay({ pay: { amount, terms }, inRand, isRateAbove = false }: CardPayProps) {
  if (amount === null) {
    const isCommission = terms.includes("commission-only");
    return (
      <p className={isRateAbove ? "text-quiet" : "text-lg text-quiet"}>
        {isCommission ? payTermWords["commission-only"].name : "Pay not stated"}
      </p>
    );
  }
  const [offered = "", per] = sayPay(amount).split("/");
  const parts = inRand && randParts(inRand, amount);
  return (
    <div className="card-pay">
      <MoneyLines
        offered={offered.charAt(0).toUpperCase() + offered.slice(1)}
        per={per}
        atHome={
          isRateAbove
            ? parts && `≈ ${withoutPer(parts.amount, per)}`
            : inRand && sayRand(inRand, amount)
        }
        look={
          isRateAbove
            ? "font-display text-lg font-bold tracking-[-0.02em] *:text-sm *:font-medium max-sm:text-base"
            : "font-display text-2xl font-bold tracking-[-0.02em] *:text-lg *:font-medium"
        }
      />
      {terms.length > 0 && (
        <p className="flex flex-wrap gap-1.5">
          {terms.map((term) => (
            <Badge key={term}>{payTermWords[term].name}</Badge>
          ))}
        </p>
      )}
    </div>
  );
}

/** Where both are for the same time, it stands beside the first already. */
const withoutPer = (amount: string, per: string | undefined): string =>
  amount.endsWith(`/${per}`) ? amount.slice(0, amount.lastIndexOf("/")) : amount;
