import { shortDay } from "#domain/listing/pay/saying/figures.ts";
import { microsPerDollar } from "#domain/tools/ai/spending.ts";

/** In dollars: to the cent, and where that would be nothing, as exactly as it takes. */
export function dollars(micros: number): string {
  const amount = micros / microsPerDollar;
  if (amount === 0 || amount >= 0.01) return `$${amount.toFixed(2)}`;
  return amount < 0.0001 ? "under $0.0001" : `$${amount.toFixed(4)}`;
}

export const rand = (micros: number, perDollar: number): string => {
  const amount = (micros / microsPerDollar) * perDollar;
  return amount > 0 && amount < 0.01 ? "under R0.01" : `R${amount.toFixed(2)}`;
};

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** `2026-11` as people say it. */
export function monthWords(month: string): string {
  const [year = "", number = "1"] = month.split("-");
  return `${months[Number(number) - 1] ?? ""} ${year}`;
}

/** `2026-11-14` as people say it. */
export const dayWords = shortDay;
