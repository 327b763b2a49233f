import { codeOf, type ZoneSaid } from "./zone-said.ts";

/** What two names side by side mean together. Where they disagree, it is unclear. */
export function joinZones(one: ZoneSaid, other: ZoneSaid): ZoneSaid {
  return joinedInOrder(one, other) ?? joinedInOrder(other, one) ?? disagreement(one, other);
}

function joinedInOrder(one: ZoneSaid, other: ZoneSaid): ZoneSaid | undefined {
  const label = `${one.label} ${other.label}`;
  if (one.kind === "theirs") return { ...other, label };
  if (one.kind === "unclear" && (other.kind === "place" || other.kind === "season")) {
    const isAmongThem = one.choices.includes(other.zone);
    if (!isAmongThem) return undefined;
    // "CST/CDT" are the clocks of a place all year; "(UTC-05:00) Eastern (US)" still has to fit the day.
    const isOfLetters = /^[A-Z]{3}$/.test(one.label) && one.label !== "USA";
    return other.kind === "season" && !isOfLetters
      ? { ...other, label }
      : { kind: "place", label, zone: other.zone };
  }
  if (one.kind === "unclear" || other.kind === "unclear" || other.kind === "theirs")
    return undefined;
  if (one.kind === "fixed") {
    return other.kind === "fixed" && other.minutes === one.minutes ? one : undefined;
  }
  if (one.kind === "place") {
    if (other.kind === "place") return one.zone === other.zone ? one : undefined;
    // The letters or the offset have to fit the clocks of the place on that day.
    return { kind: "season", label, zone: one.zone, minutes: other.minutes };
  }
  if (other.kind === "season") {
    return one.zone === other.zone ? { kind: "place", label, zone: one.zone } : undefined;
  }
  return other.kind === "fixed" && other.minutes === one.minutes ? one : undefined;
}

function disagreement(one: ZoneSaid, other: ZoneSaid): ZoneSaid {
  const choices = [one, other].flatMap((zone) =>
    zone.kind === "unclear" ? zone.choices : zone.kind === "theirs" ? [] : [codeOf(asSure(zone))],
  );
  return { kind: "unclear", label: `${one.label}/${other.label}`, choices: [...new Set(choices)] };
}

const asSure = (
  zone: Extract<ZoneSaid, { kind: "place" | "fixed" | "season" }>,
): { kind: "place"; zone: string } | { kind: "fixed"; minutes: number } =>
  zone.kind === "fixed" ? zone : { kind: "place", zone: zone.zone };
