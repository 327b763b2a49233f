import { ICalCalendar, ICalEventTransparency } from "ical-generator";
import { brand } from "#domain/brand.ts";
import { paths } from "#domain/paths.ts";

/** A day on which a member has something to do. */
export interface CalendarDay {
  readonly kind: "follow-up" | "interview";
  /** Stays the same when the day moves, so that a calendar moves what it has instead of keeping both. */
  readonly key: string;
  readonly day: string;
  readonly jobTitle: string;
  readonly company: string;
}

interface Origin {
  readonly appUrl: string;
  readonly now: Date;
}

/** All of them as a calendar knows them: whole days that keep nobody from anything else, and no notes or people. */
export function calendarFile(days: readonly CalendarDay[], { appUrl, now }: Origin): string {
  const calendar = new ICalCalendar({
    name: `${brand.name} applications`,
    prodId: { company: brand.name, product: "tracker", language: "EN" },
    ttl: 60 * 60 * 6,
  });
  const { host } = new URL(appUrl);
  for (const { kind, key, day, jobTitle, company } of days) {
    calendar.createEvent({
      id: `${key}@${host}`,
      stamp: now,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      summary: `${beginnings[kind]}: ${oneLine(jobTitle)} at ${oneLine(company)}`,
      url: new URL(paths.jobTracker, appUrl).href,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}

const beginnings = { "follow-up": "Follow up", interview: "Interview" } as const;

/** Whatever got into a title, it begins no line of its own. */
const oneLine = (text: string): string => text.toWellFormed().replaceAll(/\p{Cc}+/gu, " ");
