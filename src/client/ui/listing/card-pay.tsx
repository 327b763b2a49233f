import { payTermWords } from "#domain/listing/advice/fact-names.ts";
import type { Pay } from "#domain/listing/facts.ts";
import { sayPay } from "#domain/listing/pay/saying/say-pay.ts";
import type { PayInRand } from "#domain/listing/pay/in-rand.ts";
import { sayRand } from "#domain/listing/pay/saying/say-rand.ts";
import { Badge } from "../badge.tsx";
import { MoneyLines } from "../figures/money.tsx";

interface CardPayProps {
  readonly pay: Pay;
  /** Null when no figure is given, and of a likely scam. */
  readonly inRand: PayInRand | null;
}

/** Pay as the first figure one sees on a card; what each term means stands on the listing's own page. */
export function CardPay({ pay: { amount, terms }, inRand }: CardPayProps) {
  if (amount === null) {
    const isCommission = terms.includes("commission-only");
    return (
      <p className="text-lg text-quiet">
        {isCommission ? payTermWords["commission-only"].name : "Pay not stated"}
      </p>
    );
  }
  const [offered = "", per] = sayPay(amount).split("/");
  return (
    <div className="grid justify-items-start gap-1.5">
      <MoneyLines
        offered={offered.charAt(0).toUpperCase() + offered.slice(1)}
        per={per}
        atHome={inRand && sayRand(inRand, amount)}
        look="font-display text-2xl font-bold tracking-[-0.02em] *:text-lg *:font-medium"
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
