/** Every currency we know a rate for, in words. */
export const currencyNames: Readonly<Record<string, string>> = {
  AED: "UAE dirham",
  AUD: "Australian dollar",
  BRL: "Brazilian real",
  CAD: "Canadian dollar",
  CHF: "Swiss franc",
  CZK: "Czech koruna",
  DKK: "Danish krone",
  EUR: "Euro",
  GBP: "British pound",
  HKD: "Hong Kong dollar",
  HUF: "Hungarian forint",
  ILS: "Israeli shekel",
  INR: "Indian rupee",
  JPY: "Japanese yen",
  KES: "Kenyan shilling",
  MXN: "Mexican peso",
  MYR: "Malaysian ringgit",
  NGN: "Nigerian naira",
  NOK: "Norwegian krone",
  NZD: "New Zealand dollar",
  PHP: "Philippine peso",
  PLN: "Polish zloty",
  RON: "Romanian leu",
  SEK: "Swedish krona",
  SGD: "Singapore dollar",
  THB: "Thai baht",
  USD: "US dollar",
  ZAR: "South African rand",
};

/** Those most jobs are paid in come first; the others follow by code. */
const usualOnes = ["USD", "EUR", "GBP"];

/** The currencies of a table in the order one edits them. The rand is what they are measured in. */
export const inEditingOrder = (codes: readonly string[]): string[] => [
  ...usualOnes.filter((code) => codes.includes(code)),
  ...codes.filter((code) => code !== "ZAR" && !usualOnes.includes(code)).toSorted(),
];
