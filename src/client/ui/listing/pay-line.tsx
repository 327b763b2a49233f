import { payTermWords } from "#domain/listing/advice/fact-names.ts";
import type { Pay, PayTerm } from "#domain/listing/facts.ts";
import { sayPay } from "#domain/listing/pay/saying/say-pay.ts";
import type { PayInRand } from "#domain/listing/pay/in-rand.ts";
import { sayLastYear, sayRand } from "#domain/listing/pay/saying/say-rand.ts";
import { Badge } from "../badge.tsx";
import { MoneyLines } from "../figures/money.tsx";

interface PayLineProps {
  readonly pay: Pay;
  /** Null when no figure is given, and of a likely scam. */
  readonly inRand: PayInRand | null;
  readonly isLarge?: boolean;
}

/** Pay as it was offered, then in rand, and what one must know besides the figures. */
export function PayLine({ pay: { amount, terms }, inRand, isLarge = false }: PayLineProps) {
  const look = isLarge ? largeLook : "text-lg font-semibold";
  const isCommissionOnly = terms.includes("commission-only");
  const [offered = "", per] = amount === null ? [] : sayPay(amount).split("/");
  const badges = amount === null ? terms.filter((term) => term !== "commission-only") : terms;
  const lastYear = inRand && sayLastYear(inRand);
  const notes = terms.filter((term) => saysMore.has(term));
  return (
    <div className="grid justify-items-start gap-2">
      {amount === null ? (
        <MoneyLines
          offered={isCommissionOnly ? payTermWords["commission-only"].name : "Not stated"}
          atHome={isCommissionOnly ? null : "They name no figure, and we never guess one."}
          look={look}
        />
      ) : (
        <MoneyLines
          offered={offered.charAt(0).toUpperCase() + offered.slice(1)}
          per={per}
          atHome={inRand && sayRand(inRand, amount)}
          look={look}
        />
      )}
      {lastYear !== null && <p className="text-sm text-quiet">{lastYear}</p>}
      {badges.length > 0 && (
        <p className="flex flex-wrap gap-1.5">
          {badges.map((term) => (
            <Badge key={term}>{payTermWords[term].name}</Badge>
          ))}
        </p>
      )}
      {notes.map((term) => (
        <p key={term} className="text-sm">
          {payTermWords[term].meaning}
        </p>
      ))}
    </div>
  );
}

/** A range is long: on a phone it gets the room it needs. */
const largeLook = "font-display text-2xl font-bold sm:text-3xl *:text-lg sm:*:text-xl";

/** Terms that change what the figure is worth. */
const saysMore: ReadonlySet<PayTerm> = new Set(["commission-only", "on-target", "part-time"]);
