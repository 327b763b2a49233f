import type { Slot } from "#domain/tracker/slots/reading.ts";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { SastBar } from "#client/ui/figures/sast-bar.tsx";
import { overlapWords, type HourRange } from "#client/ui/figures/sast-hours.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { downloadSlot, momentsOf } from "./slot-file.ts";

interface SlotCardProps {
  readonly slot: Slot;
  readonly isPicked: boolean;
  readonly onPick: () => void;
}

/** One offer: our time large, theirs below, in their words, over the day at home. */
export function SlotCard({ slot, isPicked, onPick }: SlotCardProps) {
  const hours = hoursHere(slot);
  const hasFile = momentsOf(slot) !== null;
  return (
    <Card className={isPicked ? "grid gap-4 ring-2 ring-ember" : "grid gap-4"}>
      <div className="grid gap-1">
        <p className="text-xl font-semibold tabular-nums">{slot.here}</p>
        <p className="text-quiet tabular-nums">{slot.there}</p>
        <p className="text-sm text-quiet">
          In their words: <q>{slot.quote}</q>
        </p>
      </div>
      {hours !== null && (
        <SastBar title={overlapWords(hours)} theirDays={[{ ...hours, name: "Their offer" }]} />
      )}
      {slot.notes.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {slot.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-pressed={isPicked} onClick={onPick}>
          {isPicked ? "In the reply" : "Reply with this one"}
        </Button>
        {hasFile && (
          <Button size="small" variant="quiet" onClick={() => void download(slot)}>
            Add to my calendar (.ics)
          </Button>
        )}
      </div>
    </Card>
  );
}

async function download(slot: Slot): Promise<void> {
  try {
    await downloadSlot(slot);
  } catch {
    toast({
      title: "The file could not be made",
      description: "Check your connection and try again.",
      variant: "destructive",
    });
  }
}

/** On the strip of a day at home; null for a time whose end nobody said. */
function hoursHere({ start, end, minutes }: Slot): HourRange | null {
  if (start === null || (end === null && minutes === null)) return null;
  const until = end ?? new Date(start.getTime() + (minutes ?? 0) * 60_000);
  const [from, to] = [hourOf(start), hourOf(until)];
  return { start: from, end: to === 0 ? 24 : to };
}

const hourOf = (moment: Date): number =>
  ((moment.getUTCHours() + 2) % 24) + moment.getUTCMinutes() / 60;
