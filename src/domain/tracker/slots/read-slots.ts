import { clockChangeWarnings } from "./clock-changes.ts";
import { askingWith, leaveOutChoice, type Asking } from "./asking.ts";
import { findIn, type Found } from "./finding/found.ts";
import { withHalvesShared } from "./pairing/halves.ts";
import { offersIn } from "./pairing/offers.ts";
import type { Slot, SlotReading, SlotRequest } from "./reading.ts";
import { inZone, sayStretch, weekdayName } from "./saying.ts";
import type { SettledOffer } from "./settling/settle-moments.ts";
import { settleOffer } from "./settling/settle-offer.ts";
import { dayOfWall, wallTimeAt } from "./zones/zone-clocks.ts";
import { homeZone } from "./zones/zone-said.ts";

/**
 * Reads the interview times that a recruiter's message offers, and says them in South African time.
 *
 * Nothing is guessed: what can be read in two ways becomes a question with choices, and what hangs on it is not among
 * the slots. To answer one, read again with `answers[question.id]` set to the `value` of a choice. The same request
 * always gives the same reading.
 */
export function readSlots({ message, receivedAt, answers = {} }: SlotRequest): SlotReading {
  const asking = askingWith(answers);
  const read = findIn(message);
  const found: Found = { ...read, times: withHalvesShared(read.text, read.times) };
  const { offers, bareDays } = offersIn(found);
  const around = { found, offers, receivedAt: receivedAt.getTime(), asking };
  const outcomes = offers.map((offer) => settleOffer(offer, around));
  const settled = agreeing(
    outcomes,
    offers.map(({ isBesideTime }) => isBesideTime !== null),
    found,
    asking,
  );
  return {
    slots: withoutRepeats(settled).map((one) => slotOf(one, found.minutes)),
    questions: asking.open(),
    warnings: [
      ...clockChangeWarnings(settled, receivedAt.getTime()),
      ...bareDayWarnings(bareDays.map(({ from, to }) => found.raw.slice(from, to))),
    ],
  };
}

type Outcome = SettledOffer | null | undefined;

/** "2 pm ET / 11 am PT" is one time said twice. If the two are not the same moment, somebody has reckoned wrong: it is asked. */
function agreeing(
  outcomes: readonly Outcome[],
  areBeside: readonly boolean[],
  found: Found,
  { ask }: Asking,
): SettledOffer[] {
  const kept = new Set<SettledOffer>();
  for (const [index, one] of outcomes.entries()) {
    if (one === null || one === undefined) continue;
    const other = areBeside[index] === true ? twinOf(one, outcomes) : undefined;
    if (
      other === undefined ||
      (other.start === one.start && other.end === one.end) ||
      sameZone(one, other)
    ) {
      kept.add(one);
      continue;
    }
    const answer = ask({
      id: `agree:${String(one.offer.time.from)}:${String(one.offer.day?.from ?? "")}`,
      quote: found.raw.slice(other.offer.time.from, one.offer.time.to),
      asks: "These two times are not the same moment. Which one holds?",
      choices: [
        { value: "first", label: said(other) },
        { value: "second", label: said(one) },
        { value: "both", label: "Both: they are two offers" },
        leaveOutChoice,
      ],
    });
    if (answer === "second" || answer === "both") kept.add(one);
    if (answer !== "first" && answer !== "both") kept.delete(other);
  }
  return [...kept];
}

const said = ({ start, end, zone }: SettledOffer): string =>
  `${sayStretch(zone, start, end)} ${inZone(zone)}: ${sayStretch(homeZone, start, end)} SAST`;

const sameZone = (one: SettledOffer, other: SettledOffer): boolean =>
  JSON.stringify(one.zone) === JSON.stringify(other.zone);

const twinOf = ({ offer }: SettledOffer, outcomes: readonly Outcome[]): SettledOffer | undefined =>
  outcomes.find(
    (other): other is SettledOffer =>
      other !== null &&
      other !== undefined &&
      other.offer.time === offer.isBesideTime &&
      other.offer.day === offer.day,
  );

function withoutRepeats(settled: readonly SettledOffer[]): SettledOffer[] {
  const seen = new Map<string, SettledOffer>();
  for (const one of settled) {
    const key = `${String(one.start)}-${String(one.end)}`;
    if (!seen.has(key)) seen.set(key, one);
  }
  return [...seen.values()].toSorted(
    (one, other) => (one.start ?? one.end ?? 0) - (other.start ?? other.end ?? 0),
  );
}

const bareDayWarnings = (days: readonly string[]): string[] =>
  [...new Set(days)].map((day) => `“${day}” is named without a time.`);

function slotOf(settled: SettledOffer, minutes: number | null): Slot {
  const { start, end, zone, offer, quote, notes } = settled;
  return {
    start: start === null ? null : new Date(start),
    end: end === null ? null : new Date(end),
    kind: offer.time.time.kind,
    minutes,
    quote,
    here: `${sayKind(offer.time.time.kind)}${sayStretch(homeZone, start, end)} SAST`,
    there: `${sayKind(offer.time.time.kind)}${sayStretch(zone, start, end)} ${inZone(zone)}`,
    notes: [...notes, ...notesOnTime(settled)],
  };
}

const sayKind = (kind: Slot["kind"]): string => (kind === "after" ? "from " : "");

function notesOnTime({ start, end, zone }: SettledOffer): string[] {
  const moment = start ?? end ?? 0;
  const [here, there] = [wallTimeAt(homeZone, moment), wallTimeAt(zone, moment)];
  const notes: string[] = [];
  const [dayHere, dayThere] = [dayOfWall(here), dayOfWall(there)];
  if (dayHere !== dayThere)
    notes.push(`It is ${weekdayName(dayHere)} here by then, and ${weekdayName(dayThere)} there.`);
  const hour = new Date(here).getUTCHours();
  if (hour < 6 || hour >= 22) notes.push("That is at night here.");
  return notes;
}
