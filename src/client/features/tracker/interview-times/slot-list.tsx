import { useState } from "react";
import type { Slot, SlotReading } from "#domain/tracker/slots/reading.ts";
import { replyFor } from "#domain/tracker/slots/reply.ts";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { CopyButton } from "#client/ui/sharing/copy-button.tsx";
import { SlotCard } from "./slot-card.tsx";

/** What was read: the times, what to know about them, and a reply that takes one. */
export function SlotList({ reading }: { reading: SlotReading }) {
  const { slots, questions, warnings } = reading;
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = slots.find((slot) => slot.here === picked) ?? slots[0];
  return (
    <>
      {warnings.map((warning) => (
        <Alert key={warning} tone="warning" title="Good to know">
          {warning}
        </Alert>
      ))}
      {slots.length > 0 && (
        <section aria-labelledby="slots" className="grid gap-4">
          <h2 id="slots" className="text-xl">
            {slots.length === 1 ? "The time they offer" : `The ${slots.length} times they offer`}
          </h2>
          <ul className="grid gap-4">
            {slots.map((slot) => (
              <li key={slot.here}>
                <SlotCard
                  slot={slot}
                  isPicked={slot === chosen}
                  onPick={() => setPicked(slot.here)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {chosen !== undefined && <Reply slot={chosen} />}
      {slots.length === 0 && questions.length === 0 && (
        <p className="text-quiet">
          We found no time in this message. A time needs a day and an hour, such as “Thursday at 3
          pm London time”.
        </p>
      )}
    </>
  );
}

function Reply({ slot }: { slot: Slot }) {
  const text = replyFor(slot);
  return (
    <section aria-labelledby="reply" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="reply" className="text-xl">
          Your reply
        </h2>
        <CopyButton text={text}>Copy the reply</CopyButton>
      </div>
      <p className="rounded-card border border-line bg-raised p-4 whitespace-pre-line">{text}</p>
    </section>
  );
}
