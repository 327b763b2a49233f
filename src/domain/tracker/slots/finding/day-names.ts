/** Names of days and months as people write them, each a part of a pattern. */
const weekdayNames = [
  "sunday|sun",
  "monday|mon",
  "tuesday|tues|tue",
  "wednesday|weds|wed",
  "thursday|thurs|thur|thu",
  "friday|fri",
  "saturday|sat",
];

const monthNames = [
  "january|jan",
  "february|feb",
  "march|mar",
  "april|apr",
  "may",
  "june|jun",
  "july|jul",
  "august|aug",
  "september|sept|sep",
  "october|oct",
  "november|nov",
  "december|dec",
];

export const weekdaySource = weekdayNames.join("|");
export const monthSource = monthNames.join("|");

const numbered = (lists: readonly string[], first: number): ReadonlyMap<string, number> =>
  new Map(
    lists.flatMap((list, index) => list.split("|").map((name) => [name, index + first] as const)),
  );

/** 0 is Sunday. */
export const weekdayNumbers = numbered(weekdayNames, 0);
/** 1 is January. */
export const monthNumbers = numbered(monthNames, 1);

/** Short names that are words as well: "we sat down", "the sun". They count with a capital letter, or beside a figure. */
export const isWordToo = (name: string): boolean => /^(?:sat|sun|wed|mar|may)$/.test(name);
