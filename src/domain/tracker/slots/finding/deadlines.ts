import type { DayItem, Span, TimeItem } from "./item.ts";

/** "By Friday", "no later than 5 pm": until when to answer, which is no time on offer. */
const deadline =
  /\b(?:by|no later than|not later than|due(?: on)?|deadline(?: is| of|:)?|expires?(?: on| at)?|valid until|open until)(?: (?:the )?(?:close|end) of(?: day| business| play)?(?: on)?| cob| eod| latest| about| around)?,? ?$/;
const beside = /^,? ?(?:at |on |\()?$/;

/** Takes a deadline out: the day with the time beside it, and the other way round. */
export function withoutDeadlines(
  text: string,
  days: readonly DayItem[],
  times: readonly TimeItem[],
): { readonly days: DayItem[]; readonly times: TimeItem[] } {
  const isDeadline = ({ from }: Span): boolean =>
    deadline.test(text.slice(Math.max(0, from - 50), from));
  const ends = [...days, ...times].filter(isDeadline);
  const goesWith = (item: Span): boolean =>
    ends.some(
      (end) => end.to <= item.from && beside.test(withoutZone(text.slice(end.to, item.from))),
    );
  const isKept = (item: Span): boolean => !isDeadline(item) && !goesWith(item);
  return { days: days.filter(isKept), times: times.filter(isKept) };
}

/** Letters between the two, as in "by 5 pm ET on Friday", may only be a zone. */
const withoutZone = (between: string): string => between.replace(/^ \(?[a-z]{2,4}\)?(?= )/, "");
