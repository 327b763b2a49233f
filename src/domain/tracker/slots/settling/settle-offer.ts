import { addDays } from "#domain/days.ts";
import { leaveOut, leaveOutChoice, type Asking } from "../asking.ts";
import type { DayItem } from "../finding/item.ts";
import type { Found } from "../finding/found.ts";
import type { Offer } from "../pairing/offers.ts";
import { weekOf } from "../pairing/weeks.ts";
import { sayDay } from "../saying.ts";
import { dayOfWall, wallTimeAt } from "../zones/zone-clocks.ts";
import { homeZone, type SureZone, type ZoneSaid } from "../zones/zone-said.ts";
import { settleClock } from "./settle-clock.ts";
import { settleDay } from "./settle-day.ts";
import { settleMoments, type SettledOffer } from "./settle-moments.ts";
import { settleZone, zoneSaidFor } from "./settle-zone.ts";

interface Circumstances {
  readonly found: Found;
  readonly offers: readonly Offer[];
  readonly receivedAt: number;
  readonly asking: Asking;
}

/** Null for one that was left out; undefined for one that hangs on a question. All its questions are noted at once. */
export function settleOffer(offer: Offer, around: Circumstances): SettledOffer | null | undefined {
  const { found, asking, receivedAt } = around;
  const item = zoneSaidFor(found, offer.time, around.offers);
  const said = settleZone(found, item, asking);
  const quote = quoteOf(offer, found, item === "open" ? undefined : item);
  const today = dayOfWall(wallTimeAt(said === undefined ? homeZone : roughZone(said), receivedAt));
  const day = dayOfOffer(offer, around, today);
  const stretch = settleClock(
    {
      time: offer.time.time,
      id: `clock:${String(offer.time.from)}`,
      quote: found.raw.slice(offer.time.from, offer.time.to),
      countsTo24: countsTo24(found),
    },
    asking,
  );
  const isOffered = offer.isDoubted ? isMeant(offer, quote, asking) : true;
  if (day === leaveOut || stretch === leaveOut || isOffered === false) return null;
  if (said === undefined || day === undefined || stretch === undefined || isOffered === undefined)
    return undefined;
  return settleMoments(offer, { day, stretch, said, quote }, around);
}

const roughZone = (said: ZoneSaid): SureZone =>
  said.kind === "fixed"
    ? said
    : said.kind === "place" || said.kind === "season"
      ? { kind: "place", zone: said.zone }
      : homeZone;

function isMeant(offer: Offer, quote: string, { ask }: Asking): boolean | undefined {
  const answer = ask({
    id: `offered:${String(offer.time.from)}:${offer.day === null ? "" : dayKey(offer.day)}`,
    quote,
    asks: "The words around this one may mean something else. Is it a time on offer?",
    choices: [{ value: "yes", label: "Yes, they offer it" }, leaveOutChoice],
  });
  return answer === undefined ? undefined : answer === "yes";
}

/** Days of a list share a place: what they say tells them apart. */
const dayKey = ({ from, day }: DayItem): string =>
  `${String(from)}:${JSON.stringify(day.date ?? day.weekday ?? "")}`;

/** One day with a time 24-hour style somewhere, and no am or pm anywhere. */
function countsTo24({ times }: Found): boolean {
  const clocks = times
    .flatMap(({ time: { start, end } }) => [start, end])
    .filter((clock) => clock !== null);
  return (
    clocks.some(
      ({ form, half, hour, minute }) =>
        form === "sure" && half === undefined && (hour !== 12 || minute !== 0),
    ) && clocks.every(({ half }) => half === undefined)
  );
}

function dayOfOffer(
  { day, maybeDays, sentence, time }: Offer,
  { found, receivedAt, asking }: Circumstances,
  today: string,
): string | undefined {
  const todayHere = dayOfWall(wallTimeAt(homeZone, receivedAt));
  const inQuestion = (item: NonNullable<typeof day>) => ({
    said: item.day,
    week: weekOf(item, found.weeks, sentence, found.text),
    id: `day:${dayKey(item)}`,
    quote: found.raw.slice(item.from, item.to),
    today,
    todayHere,
  });
  if (day !== null) return settleDay(inQuestion(day), asking);
  const quiet = { ask: () => undefined, open: () => [] };
  const named = maybeDays.flatMap((item) => settleDay(inQuestion(item), quiet) ?? []);
  const coming = Array.from({ length: 10 }, (_, index) => addDays(today, index));
  return asking.ask({
    id: `day:of:${String(time.from)}`,
    quote: found.raw.slice(time.from, time.to),
    asks: "Which day is this time on? The message does not say it plainly.",
    choices: [
      ...[...new Set([...named, ...coming])].map((value) => ({ value, label: sayDay(value) })),
      leaveOutChoice,
    ],
  });
}

/** The sender's words for this one: day, time and zone, with dots where other words stand between them. */
function quoteOf(
  { day, time }: Offer,
  { raw }: Found,
  zone: { readonly from: number; readonly to: number } | undefined,
): string {
  const spans = [day, time, zone]
    .filter((span) => span !== undefined && span !== null)
    .toSorted((one, other) => one.from - other.from);
  let quote = "";
  let end = 0;
  for (const { from, to } of spans) {
    const between = raw.slice(end, from);
    if (quote !== "")
      quote +=
        between.length <= 6 && !/\w/.test(between.replace(/\b(?:at|on|in)\b/, ""))
          ? between
          : " … ";
    quote += raw.slice(Math.max(from, end), to);
    end = Math.max(end, to);
  }
  return quote;
}
