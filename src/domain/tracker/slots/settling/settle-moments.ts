import { leaveOut, leaveOutChoice, type Asking } from "../asking.ts";
import type { Offer } from "../pairing/offers.ts";
import { inZone, sayStretch } from "../saying.ts";
import { momentsAt } from "../zones/zone-clocks.ts";
import { homeZone, type SureZone, type ZoneSaid } from "../zones/zone-said.ts";
import type { Stretch } from "./settle-clock.ts";
import { settleSeason } from "./settle-season.ts";

/** An offer of which nothing is open any more. */
export interface SettledOffer {
  readonly start: number | null;
  readonly end: number | null;
  readonly zone: SureZone;
  readonly notes: readonly string[];
  readonly quote: string;
  readonly offer: Offer;
}

interface Settled {
  readonly day: string;
  readonly stretch: Stretch;
  readonly said: ZoneSaid;
  readonly quote: string;
}

export function settleMoments(
  offer: Offer,
  { day, stretch, said, quote }: Settled,
  { receivedAt, asking }: { readonly receivedAt: number; readonly asking: Asking },
): SettledOffer | null | undefined {
  const wall = (minutes: number | null): number | null =>
    minutes === null ? null : Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const walls = [wall(stretch.start), wall(stretch.end)] as const;
  const first = walls[0] ?? walls[1];
  const zone = first === null ? undefined : settleSeason(said, first, asking);
  if (zone === undefined) return undefined;
  const id = `${String(offer.time.from)}:${day}`;
  const [start, end] = walls.map((one, index) =>
    one === null ? null : momentOf(zone, one, `${id}:${String(index)}`, quote, asking),
  );
  if (start === leaveOut || end === leaveOut) return null;
  if (start === undefined || end === undefined) return undefined;
  const notes = [
    stretch.note,
    offer.time.time.isAround ? "They say “around”: the time is not exact." : null,
  ].filter((note) => note !== null);
  const settled = { start, end, zone, notes, quote, offer };
  if ((end ?? start ?? 0) > receivedAt) return settled;
  const answer = asking.ask({
    id: `past:${id}`,
    quote,
    asks: `That was over when the message came in: ${sayStretch(homeZone, start, end)} SAST. Is it meant all the same?`,
    choices: [leaveOutChoice, { value: "keep", label: "Keep it as it is" }],
  });
  return answer === undefined ? undefined : answer === "keep" ? settled : null;
}

/** The moment of a time on somebody's wall. On the nights when clocks change there may be none, or two. */
function momentOf(
  zone: SureZone,
  wall: number,
  id: string,
  quote: string,
  { ask }: Asking,
): number | typeof leaveOut | undefined {
  const moments = momentsAt(zone, wall);
  const [only] = moments;
  if (moments.length === 1) return only;
  const hour = 60 * 60_000;
  const options =
    moments.length === 2
      ? moments
      : [...momentsAt(zone, wall - hour), ...momentsAt(zone, wall + hour)];
  const answer = ask({
    id: `change:${id}`,
    quote,
    asks:
      moments.length === 2
        ? `The clocks go back that night ${inZone(zone)}, so that time comes twice. Which one?`
        : `The clocks go forward that night ${inZone(zone)}, so that time does not exist. Which one is meant?`,
    choices: [
      ...options.map((moment) => ({
        value: String(moment),
        label: `${sayStretch(zone, moment, null)} there, ${sayStretch(homeZone, moment, null)} SAST`,
      })),
      leaveOutChoice,
    ],
  });
  return answer === undefined || answer === leaveOut ? answer : Number(answer);
}
