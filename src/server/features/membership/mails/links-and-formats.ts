import { receiptPath } from "#domain/page-addresses.ts";
import { paths } from "#domain/paths.ts";

const day = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeZone: "Africa/Johannesburg",
});
const rand = new Intl.NumberFormat("en-US", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

export const dayOf = (date: Date): string => day.format(date);
export const randOf = (cents: number): string => `R${rand.format(cents / 100)}`;

/** The pages that mails about premium lead to. */
export const linkTo = {
  account: (appUrl: string) => appUrl + paths.account,
  subscribe: (appUrl: string) => appUrl + paths.subscribe,
  receipt: (appUrl: string, number: string) => appUrl + receiptPath(number),
} as const;
