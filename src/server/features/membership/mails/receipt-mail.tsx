import { brand } from "#domain/brand.ts";
import { letter } from "#server/work/letter.tsx";
import { dayOf, linkTo, randOf } from "./links-and-formats.ts";

interface Receipt {
  readonly number: string;
  readonly reference: string;
  readonly cents: number;
  readonly paidAt: Date;
  readonly period: { readonly start: Date; readonly end: Date };
}

export const receiptMail = (
  username: string,
  { number, reference, cents, paidAt, period }: Receipt,
  appUrl: string,
) =>
  letter({
    subject: `Your receipt ${number} from ${brand.name}`,
    username,
    paragraphs: [
      `Thank you. We received ${randOf(cents)} on ${dayOf(paidAt)} for premium from ${dayOf(period.start)} to ${dayOf(period.end)}.`,
      `Receipt ${number}, payment reference ${reference}.`,
    ],
    action: { label: "See and print the receipt", link: linkTo.receipt(appUrl, number) },
  });
