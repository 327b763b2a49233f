import type { Slot } from "#domain/tracker/slots/reading.ts";

/** How long a call is taken to be when nobody says. */
const usualMinutes = 30;

/** From when to when it stands in a calendar; null for what has no beginning or no end. */
export function momentsOf({ kind, start, end, minutes }: Slot): { start: Date; end: Date } | null {
  if (start === null || kind === "after" || kind === "before") return null;
  return { start, end: end ?? new Date(start.getTime() + (minutes ?? usualMinutes) * 60_000) };
}

/** Makes the file for a calendar here in the browser, and hands it to whoever pressed the button. */
export async function downloadSlot(slot: Slot): Promise<void> {
  const moments = momentsOf(slot);
  if (moments === null) return;
  const { ICalCalendar } = await import("ical-generator");
  const calendar = new ICalCalendar({ prodId: { company: "Kwela", product: "interview times" } });
  calendar.createEvent({
    ...moments,
    id: `${String(moments.start.getTime())}-${crypto.randomUUID()}`,
    stamp: new Date(),
    summary: slot.kind === "between" ? "Interview (offered)" : "Interview",
    description: `${slot.here}\n${slot.there}\n“${slot.quote}”`,
  });
  const address = URL.createObjectURL(new Blob([calendar.toString()], { type: "text/calendar" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = "interview.ics";
  link.click();
  URL.revokeObjectURL(address);
}
