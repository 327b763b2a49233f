/** Which of two numbers comes first in a date such as 03/04/2026. */
export const dateOrders = ["day-first", "month-first"] as const;
export type DateOrder = (typeof dateOrders)[number];

const monthNames = [
  "jan",
  "feb",
  "mar",
  "apr",
  "may",
  "jun",
  "jul",
  "aug",
  "sep",
  "oct",
  "nov",
  "dec",
];

/** 2026-11-05, 2026/11/5 or 2026.11.05, with or without a time behind it. */
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:$|[T\s,])/;
/** 05/11/2026, 5-11-26, 5.11.2026. */
const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:$|[T\s,])/;
/** 5 Nov 2026, 05-Nov-26, 5th November 2026. */
const dayAndName =
  /^(\d{1,2})(?:st|nd|rd|th)?[-\s.]{0,2}([a-z]{3})[a-z]{0,6}[-\s.,]{0,2}(\d{4}|\d{2})(?:$|[T\s,])/i;
/** Nov 5, 2026, November 5th 2026. */
const nameAndDay =
  /^([a-z]{3})[a-z]{0,6}[-\s.]{0,2}(\d{1,2})(?:st|nd|rd|th)?[-\s.,]{1,2}(\d{4}|\d{2})(?:$|[T\s,])/i;

/** A day as `2026-11-05`; null for what is none. Without an order a date that could be two days is none. */
export function readDay(text: string, order: DateOrder | null): string | null {
  const trimmed = text.trim();
  const [, y1, m1, d1] = yearFirst.exec(trimmed) ?? [];
  if (y1 !== undefined) return dayOf(y1, Number(m1), Number(d1));
  const [, d2, n2 = "", y2] = dayAndName.exec(trimmed) ?? [];
  if (y2 !== undefined) return dayOf(y2, monthOf(n2), Number(d2));
  const [, n3 = "", d3, y3] = nameAndDay.exec(trimmed) ?? [];
  if (y3 !== undefined) return dayOf(y3, monthOf(n3), Number(d3));
  const [, a, b, y4] = yearLast.exec(trimmed) ?? [];
  if (y4 === undefined) return null;
  const [one, two] = [Number(a), Number(b)];
  if (order === null) return one === two ? dayOf(y4, one, two) : null;
  return order === "day-first" ? dayOf(y4, two, one) : dayOf(y4, one, two);
}

/**
 * The order that all the dates of a column allow. Null when they allow both, and somebody has to say; where they allow
 * neither, most are taken to be right, and the others will be told one by one.
 */
export function orderOf(texts: readonly string[]): DateOrder | "any" | null {
  let [dayFirst, monthFirst, isAsked] = [0, 0, false];
  for (const text of texts) {
    const [, a, b] = yearLast.exec(text.trim()) ?? [];
    if (a === undefined) continue;
    if (Number(a) > 12) dayFirst += 1;
    else if (Number(b) > 12) monthFirst += 1;
    else if (a !== b) isAsked = true;
  }
  if (dayFirst === 0 && monthFirst === 0) return isAsked ? null : "any";
  return dayFirst >= monthFirst ? "day-first" : "month-first";
}

const monthOf = (name: string): number => monthNames.indexOf(name.toLowerCase()) + 1;

/** Null for a day that no calendar has. */
function dayOf(year: string, month: number, day: number): string | null {
  const full = year.length === 2 ? `20${year}` : year;
  const iso = `${full}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? null : iso;
}
