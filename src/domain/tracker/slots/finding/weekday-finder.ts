import { isWordToo, weekdayNumbers, weekdaySource } from "./day-names.ts";
import { isInside, type DayItem, type DaySaid, type Span } from "./item.ts";
import type { MessageText } from "./message-text.ts";

const clockAhead = String.raw`(?:noon|midday|midnight|\d{1,2}(?:[:h]\d\d| ?[ap]\.?m\b|h\b| ?- ?\d| (?:to|and|until|till) \d))`;
/** "Wednesday 18, 2 pm", "Mon 7th", "Thu 5 at 3 pm": a figure that is a date, since a time follows or nothing could. */
const dateAfter = String.raw`(?:,? (?:(\d{1,2})(?:st|nd|rd|th)\b|(1[3-9]|2\d|3[01])\b(?![:.h]\d| ?h\b| ?- ?\d| ?[ap]\.?m\b| ?(?:to|until|till) \d)|(\d{1,2})(?= (?:at|from|between|@) ?${clockAhead})))?`;
const weekday = new RegExp(
  String.raw`\b(${weekdaySource})(s)?\b(?:(?<!day)\.(?= \d))?${dateAfter}`,
  "g",
);

const wordBefore =
  /\b(this coming|the coming|coming|this|next|following|last|past|every|each|any|other|weeks? (?:on|from|after)|fortnight (?:on|from)) $/;
const wordAfter =
  /^,? (?:(?:of|in|on|the) ){0,2}(next week|this week|following week|week after|week\b(?! of)|fortnight|in (?:two|2|three|3) weeks)/;

/** `taken` are dates found already: a figure that is part of one belongs to it. */
export function weekdaysIn({ raw, text }: MessageText, taken: readonly Span[]): DayItem[] {
  const found: DayItem[] = [];
  for (const match of text.matchAll(weekday)) {
    const [matched, name = "", plural, ordinal, large, small] = match;
    const from = match.index;
    const isTaken = isInside({ from, to: from + matched.length }, taken);
    const whole = isTaken ? `${name}${plural ?? ""}` : matched;
    const after = text.slice(from + whole.length);
    if (isWordToo(name) && !isNamed(raw, from, after)) continue;
    const figure = isTaken ? undefined : (ordinal ?? large ?? small);
    const said = whichSaid(text.slice(Math.max(0, from - 24), from), after.slice(0, 40));
    const which = plural === undefined ? said?.which : "unclear";
    found.push({
      kind: "day",
      from: from - (said?.before ?? 0),
      to: from + whole.length + (said?.after ?? 0),
      day: {
        weekday: weekdayNumbers.get(name) ?? 0,
        ...(which === undefined ? {} : { which }),
        ...(figure === undefined ? {} : { date: { day: Number(figure) } }),
      },
    });
  }
  return throughTheWeek(text, found);
}

/** A capital letter, or a figure behind it. */
const isNamed = (raw: string, from: number, after: string): boolean =>
  /[A-Z]/.test(raw.charAt(from)) || /^,? (?:at )?\d/.test(after);

interface WhichSaid {
  readonly which: NonNullable<DaySaid["which"]>;
  readonly before: number;
  readonly after: number;
}

function whichSaid(before: string, after: string): WhichSaid | undefined {
  const [behind = "", later] = wordAfter.exec(after) ?? [];
  const [ahead = "", word] = wordBefore.exec(before) ?? [];
  if (later === undefined && word === undefined) return undefined;
  const which =
    later === undefined
      ? (meanings.get(word ?? "") ?? "unclear")
      : later === "next week" || later === "this week"
        ? later
        : "unclear";
  return { which, before: ahead.length, after: behind.length };
}

const meanings = new Map<string, "this" | "next">([
  ["this", "this"],
  ["this coming", "this"],
  ["the coming", "this"],
  ["coming", "this"],
  ["next", "next"],
]);

/** "Mon–Wed" is also Tuesday. */
function throughTheWeek(text: string, found: readonly DayItem[]): DayItem[] {
  return found.flatMap((one, index) => {
    const before = found[index - 1];
    if (
      before === undefined ||
      !/^ ?(?:-|to|through|thru) ?$/.test(text.slice(before.to, one.from))
    )
      return [one];
    const [first, last] = [before.day.weekday ?? 0, one.day.weekday ?? 0];
    const between = (last - first + 7) % 7;
    const shared = before.day.which === undefined ? {} : { which: before.day.which };
    const days = Array.from({ length: Math.max(0, between - 1) }, (_, step) => ({
      ...one,
      day: { weekday: (first + step + 1) % 7, ...shared },
    }));
    return [...days, { ...one, day: { ...shared, ...one.day } }];
  });
}
