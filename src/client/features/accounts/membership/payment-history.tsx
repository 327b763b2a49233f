import type { Payment } from "#contract/membership.ts";
import { useApp } from "#client/app-context.ts";
import { receiptPath } from "#domain/page-addresses.ts";
import { classNames } from "#client/ui/class-names.ts";
import { dayOf } from "#client/ui/figures/moment.ts";
import { sayRand } from "#client/ui/figures/rand.ts";
import { Link } from "#client/ui/link.tsx";
import {
  isLeftForAnother,
  leftForAnother,
  sayCard,
  sayPayment,
  type PaymentWords,
} from "#client/membership/say-membership.ts";

export function PaymentHistory({ payments }: { payments: readonly Payment[] }) {
  if (payments.length === 0)
    return (
      <p className="text-quiet">
        You have not paid anything yet. Each payment is listed here with its receipt.
      </p>
    );
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-raised">
      {payments.map((payment) => (
        <PaymentRow
          key={payment.reference}
          payment={payment}
          words={
            isLeftForAnother(payment, payments)
              ? leftForAnother
              : sayPayment[payment.state](payment)
          }
        />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly payment: Payment;
  readonly words: PaymentWords;
}

function PaymentRow({ payment, words: { title, note } }: RowProps) {
  const { state, cents, startedAt, paidAt, card, reference, receiptNumber } = payment;
  const at = paidAt ?? startedAt;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 px-4 py-3">
      <p className="font-medium">{title}</p>
      <p
        className={classNames(
          "text-right tabular-nums",
          state === "paid" ? "font-semibold" : "text-quiet",
        )}
      >
        {sayRand(cents)}
      </p>
      <p className="text-sm text-quiet tabular-nums">
        <time dateTime={at}>{dayOf(at)}</time>
        {card !== null && (
          <span className="max-sm:block sm:before:content-[',_']">{sayCard(card)}</span>
        )}
      </p>
      {receiptNumber !== null && (
        <Link to={receiptPath(receiptNumber)} className="text-link justify-self-end text-sm">
          Receipt<span className="sr-only"> {receiptNumber}</span>
        </Link>
      )}
      {note !== null && <p className="col-span-full max-w-[60ch] text-sm text-quiet">{note}</p>}
      {state === "refused" && <Contact reference={reference} />}
    </li>
  );
}

function Contact({ reference }: { reference: string }) {
  const { supportEmail } = useApp().site;
  return (
    <p className="col-span-full text-sm break-all">
      <a href={`mailto:${supportEmail}`} className="text-link">
        {supportEmail}
      </a>
      , reference <code className="font-mono">{reference}</code>
    </p>
  );
}
