import type { Hours, SastDay } from "#domain/listing/facts.ts";
import { hoursToKeep, sayOverlap } from "#domain/listing/hours/sast.ts";
import { clockTime, overlapWords, type HourRange } from "../figures/sast-hours.ts";
import { SastBar } from "../figures/sast-bar.tsx";
import { MoonIcon } from "../icons/page-icons.tsx";

/** Their working day over yours, or as much of it as suffices, in January and in July where they differ. */
export function OverlapBar({ hours }: { hours: Hours | null }) {
  if (hours === null) {
    return (
      <div className="grid gap-2">
        <SastBar title="No hours given" theirDays={[]} />
        <p className="text-sm text-quiet">The post asks for no hours, so only your day is drawn.</p>
      </div>
    );
  }
  const { january, july, isLateShift, isEnough } = hoursToKeep(hours);
  const isSame = january.start === july.start && january.end === july.end;
  const theirDays = isSame
    ? [{ ...inHours(january), ...(isEnough && { name: "Enough" }) }]
    : [
        { ...inHours(january), name: isEnough ? "Enough in January" : "January" },
        { ...inHours(july), name: isEnough ? "in July" : "July" },
      ];
  return (
    <div className="grid gap-2">
      <SastBar title={titleOf(hours)} theirDays={theirDays} />
      {isLateShift && (
        <p className="flex gap-2 font-medium">
          <MoonIcon className="mt-0.5 size-5 text-ember-text" />
          {lateWords(january, july)}
        </p>
      )}
      <p className="text-sm text-quiet">{sourceWords(hours)}</p>
    </div>
  );
}

function titleOf(hours: Hours): string {
  const { january, july, isEnough } = hoursToKeep(hours);
  if (isEnough) return `${sayOverlap(hours)} ${hours.overlapAsked === 1 ? "is" : "are"} enough`;
  const [less, more] = [january, july].toSorted((a, b) => a.overlap - b.overlap);
  if (less === undefined || more === undefined || less.overlap === more.overlap)
    return isYourOwn(january) ? "It is your own working day" : overlapWords(inHours(january));
  return `${less.overlap / 60} to ${more.overlap / 60} hours overlap your day`;
}

const isYourOwn = ({ start, end, overlap }: SastDay): boolean => end - start === overlap;

/** As the strip counts: hours, and past midnight the hours of the day after. */
const inHours = ({ start, end }: SastDay): HourRange => ({
  start: (start / 60) % 24,
  end: end / 60 > 24 ? (end / 60) % 24 : end / 60,
});

function lateWords(...days: readonly SastDay[]): string {
  const end = Math.max(...days.map((day) => day.end));
  const start = Math.min(...days.map((day) => day.start));
  return end > lateEvening
    ? `Late shift: you would work until ${clockTime((end / 60) % 24)}.`
    : `Early shift: you would start at ${clockTime(start / 60)}.`;
}

const lateEvening = 20 * 60;

function sourceWords(hours: Hours): string {
  const { zone, start, end, areAssumed } = hours;
  const there = `${clockTime(start / 60)}–${clockTime(end / 60)} ${zoneWords(zone)}`;
  if (hoursToKeep(hours).isEnough) {
    return areAssumed
      ? `They ask for ${sayOverlap(hours)} and name no hours, so we took ${there} for their day.`
      : `They ask for ${sayOverlap(hours)}. In their words, their day is ${there}.`;
  }
  return areAssumed ? `They name no full day, so this is ${there}.` : `In their words, ${there}.`;
}

/** `America/New_York` is New York time. */
function zoneWords(zone: string): string {
  const place = zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;
  return zone.includes("/") && !zone.startsWith("Etc/") ? `${place} time` : place;
}
