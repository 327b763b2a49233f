import type { ReactNode } from "react";
import { brand } from "#domain/brand.ts";
import { plans } from "#domain/plans.ts";
import type { Receipt } from "#contract/membership.ts";
import { useApp } from "#client/app-context.ts";
import { Logo } from "#client/ui/art/logo.tsx";
import { dayOf } from "#client/ui/figures/moment.ts";
import { sayRand } from "#client/ui/figures/rand.ts";
import { sayCard } from "#client/membership/say-membership.ts";

/** What was paid, by whom, to whom and for what: one sheet of paper. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { site } = useApp();
  const { number, paidAt, seller, member, card, reference, periodStart, periodEnd } = receipt;
  return (
    <article className="receipt">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <Logo className="h-8 w-auto" />
        <div className="sm:text-right">
          <h1 className="text-2xl">Receipt</h1>
          <p className="text-quiet tabular-nums">{number}</p>
        </div>
      </div>
      {site.isDemo && (
        <p className="rounded-control border border-line px-3 py-2 text-sm">
          This is a demonstration. No money was paid.
        </p>
      )}
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Fact name="Paid to">
          {seller.name}
          {seller.vatNumber !== null && <Quiet>VAT number {seller.vatNumber}</Quiet>}
          <Quiet>{new URL(site.appUrl).host}</Quiet>
          <Quiet>{site.supportEmail}</Quiet>
        </Fact>
        <Fact name="Paid by">
          {member.username}
          <Quiet>{member.email}</Quiet>
        </Fact>
        <Fact name="Date of payment">{dayOf(paidAt)}</Fact>
        <Fact name="Paid with">{card === null ? "Paystack" : `${sayCard(card)}, by Paystack`}</Fact>
        <Fact name="Payment reference">
          <code className="font-mono text-sm">{reference}</code>
        </Fact>
      </dl>
      <Amounts {...receipt} period={`${dayOf(periodStart)} to ${dayOf(periodEnd)}`} />
      <p className="text-sm text-quiet">
        Questions about this payment? Write to {site.supportEmail} and name the receipt.
      </p>
    </article>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid content-start gap-0.5">
    <dt className="text-sm text-quiet">{name}</dt>
    <dd className="grid font-medium wrap-anywhere">{children}</dd>
  </div>
);

const Quiet = ({ children }: { children: ReactNode }) => (
  <span className="font-normal text-quiet">{children}</span>
);

function Amounts({ cents, returnedCents, vatCents, period }: Receipt & { period: string }) {
  return (
    <table className="w-full text-left">
      <thead className="border-b border-line text-sm text-quiet">
        <tr>
          <th scope="col" className="py-2 font-medium">
            For
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td className="py-3 pr-4">
            {brand.name} {plans.premium.name}, one {plans.premium.per}
            <span className="block text-sm text-quiet">{period}</span>
          </td>
          <Sum cents={cents} />
        </tr>
        {returnedCents > 0 && (
          <tr>
            <td className="py-3 pr-4">Refunded to you</td>
            <Sum cents={returnedCents} isBack />
          </tr>
        )}
      </tbody>
      <tfoot className="border-t border-line font-display text-xl font-bold">
        <tr>
          <th scope="row" className="py-3 pr-4 text-left">
            {returnedCents > 0 ? "Paid after refund" : "Paid"}
          </th>
          <Sum cents={cents - returnedCents} />
        </tr>
        {vatCents !== null && (
          <tr className="font-text text-base font-normal text-quiet">
            <th scope="row" className="py-1 pr-4 text-left font-normal">
              VAT included
            </th>
            <Sum cents={vatCents} />
          </tr>
        )}
      </tfoot>
    </table>
  );
}

const Sum = ({ cents, isBack = false }: { cents: number; isBack?: boolean }) => (
  <td className="py-3 text-right align-top whitespace-nowrap tabular-nums">
    {isBack && "−"}
    {sayRand(cents, true)}
  </td>
);
