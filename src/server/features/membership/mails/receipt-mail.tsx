import { brand } from "#domain/brand.ts";
import { vatWithin, type Seller } from "#domain/membership/vat.ts";
import { refundDays } from "#domain/plans.ts";
import { letter } from "#server/work/letter.tsx";
import type { LetterFact } from "#server/work/letter/parts.tsx";
import { dayOf, linkTo, randOf } from "./links-and-formats.ts";

interface Receipt {
  readonly number: string;
  readonly reference: string;
  readonly cents: number;
  readonly paidAt: Date;
  readonly seller: Seller;
  readonly period: { readonly start: Date; readonly end: Date };
}

export const receiptMail = (
  username: string,
  { number, reference, cents, paidAt, seller, period }: Receipt,
  appUrl: string,
) =>
  letter({
    subject: `Your receipt ${number} from ${brand.name}`,
    heading: "Your receipt",
    username,
    paragraphs: [
      `Thank you. We received ${randOf(cents)} on ${dayOf(paidAt)} for premium from ${dayOf(period.start)} to ${dayOf(period.end)}.`,
    ],
    facts: [
      { name: "Paid to", value: seller.name },
      { name: "Receipt", value: number },
      { name: "Reference", value: reference },
      { name: "Paid on", value: dayOf(paidAt) },
      { name: "Premium", value: `${dayOf(period.start)} to ${dayOf(period.end)}` },
      { name: "Paid", value: randOf(cents) },
      ...vatFacts(cents, seller),
    ],
    action: { label: "See and print the receipt", link: linkTo.receipt(appUrl, number) },
    afterwards: [
      `Changed your mind? Within ${refundDays} days of paying, answer this mail, and we send back the whole amount.`,
    ],
  });

function vatFacts(cents: number, seller: Seller): LetterFact[] {
  const vat = vatWithin(cents, seller);
  if (vat === null) return [];
  return [
    { name: "VAT included", value: randOf(vat) },
    { name: "VAT number", value: seller.vatNumber ?? "" },
  ];
}
