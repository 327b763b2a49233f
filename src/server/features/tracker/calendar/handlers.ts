import { createHash, randomBytes } from "node:crypto";
import type { calendarEndpoints } from "#contract/tracker/calendar.ts";
import { addDays, sastDay } from "#domain/days.ts";
import { fail } from "#server/app-error.ts";
import type { HandlerServices } from "#server/feature.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import { calendarFile } from "./calendar-file.ts";
import { calendarDays, feedMadeAt, memberOfFeed, removeFeed, replaceFeed } from "./store.ts";

/** What is longer ago than this nobody looks up in a calendar. */
const daysBack = 180;

/** 256 random bits, and what an address of a calendar therefore looks like. */
const newToken = (): string => randomBytes(32).toString("base64url");
const feedFile = /^([\w-]{43})\.ics$/;

const hashOf = (token: string): Uint8Array => createHash("sha256").update(token).digest();

export function calendarHandlers({
  database,
  clock,
  appUrl,
}: Pick<HandlerServices, "appUrl" | "clock" | "database">): Handlers<typeof calendarEndpoints> {
  const db = database.queries;
  return {
    async applicationCalendar({ viewer, params }) {
      const days = await calendarDays(db, viewer.id, { id: params.id });
      if (days.length === 0) fail("not_found");
      return calendarFile(days, { appUrl, now: clock.now() });
    },

    async readCalendarFeed({ viewer }) {
      const madeAt = await feedMadeAt(db, viewer.id);
      return { feed: madeAt && { madeAt: madeAt.toISOString() } };
    },

    async makeCalendarFeed({ viewer }) {
      const [token, madeAt] = [newToken(), clock.now()];
      await replaceFeed(db, viewer.id, hashOf(token), madeAt);
      const address = new URL(`/calendar/${token}.ics`, appUrl).href;
      return { address, madeAt: madeAt.toISOString() };
    },

    async removeCalendarFeed({ viewer }) {
      await removeFeed(db, viewer.id);
      return { ok: true };
    },

    async calendarFeed({ params }) {
      const now = clock.now();
      const token = feedFile.exec(params.file)?.[1] ?? fail("not_found");
      const userId = (await memberOfFeed(db, hashOf(token), now)) ?? fail("not_found");
      const days = await calendarDays(db, userId, { since: addDays(sastDay(now), -daysBack) });
      return calendarFile(days, { appUrl, now });
    },
  };
}
