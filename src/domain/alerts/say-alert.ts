import { payBands } from "#domain/jobs/pay-bands.ts";
import type { AlertSearch } from "./alert-rules.ts";

/** What an alert looks for, in the words of the board's filters: "SEO jobs, Senior, with “shopify”". */
export function sayAlert({ search, roleType, experience, salary }: AlertSearch): string {
  const pay = payBands.find(({ id }) => id === salary)?.label;
  const parts = [roleType === null ? "All marketing jobs" : `${roleType} jobs`, experience, pay];
  const said = parts.filter((part) => part !== null && part !== undefined).join(", ");
  return search === "" ? said : `${said}, with “${search}”`;
}

/** The same for a letter, without words that somebody typed: an address that is not theirs may be written to. */
export const sayAlertPlainly = (alert: AlertSearch): string => sayAlert({ ...alert, search: "" });
