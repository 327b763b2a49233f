import type { Asking } from "../asking.ts";
import { placeNameOf } from "../zones/places.ts";
import { codeOf, sayOffset, zoneOfCode, type SureZone, type ZoneSaid } from "../zones/zone-said.ts";
import { offsetAt } from "../zones/zone-clocks.ts";

/**
 * Letters such as EST say which half of the year it is. When the clocks of the place are on the other half that day,
 * some mean the letters and most mean the clocks: it is asked.
 */
export function settleSeason(said: ZoneSaid, wall: number, { ask }: Asking): SureZone | undefined {
  if (said.kind === "place") return { kind: "place", zone: said.zone };
  if (said.kind === "fixed") return { kind: "fixed", minutes: said.minutes };
  if (said.kind !== "season") return undefined;
  const place: SureZone = { kind: "place", zone: said.zone };
  const exact: SureZone = { kind: "fixed", minutes: said.minutes };
  const there = offsetAt(place, wall - said.minutes * 60_000);
  if (there === said.minutes) return isDoubled(place, wall) ? exact : place;
  const name = placeNameOf(said.zone);
  const answer = ask({
    id: `season:${said.label.toLowerCase()}`,
    quote: said.label,
    asks: `That is ${sayOffset(said.minutes)}, but on that day the clocks in ${name} are at ${sayOffset(there)}. Which do they mean?`,
    choices: [
      { value: codeOf(place), label: `The clocks in ${name}` },
      { value: codeOf(exact), label: `${sayOffset(said.minutes)} exactly` },
    ],
  });
  return answer === undefined ? undefined : zoneOfCode(answer);
}

/** In the hour that comes twice, the letters say which. */
const isDoubled = (place: SureZone, wall: number): boolean => {
  const hour = 60 * 60_000;
  return [-hour, hour].some((shift) => {
    const other = wall + shift - offsetAt(place, wall) * 60_000;
    return other + offsetAt(place, other) * 60_000 === wall && shift !== 0;
  });
};
