import { payBands } from "#domain/jobs/pay-bands.ts";
import type { AlertSearch } from "./alert-rules.ts";

/** What an alert looks for, in the words of the board's filters: "SEO jobs, Senior, with “shopify”". */
export function sayAlert(alert: AlertSearch): string {
  const { search, roleType, experience, salary, isWorldwideOnly } = alert;
  const pay = payBands.find(({ id }) => id === salary)?.label;
  const jobs = roleType === null ? "All marketing jobs" : `${roleType} jobs`;
  const parts = [jobs, experience, pay, isWorldwideOnly ? null : "unclear ones too"];
  const said = parts.filter((part) => part !== null && part !== undefined).join(", ");
  return search === "" ? said : `${said}, with “${search}”`;
}

/** The same for a letter, without words that somebody typed: an address that is not theirs may be written to. */
export const sayAlertPlainly = (alert: AlertSearch): string => sayAlert({ ...alert, search: "" });
