import { useState } from "react";
import { dayOf } from "#client/ui/figures/moment.ts";
import { Button } from "#client/ui/button.tsx";
import { Checkbox } from "#client/ui/form/choices.tsx";
import type { Import, ReadFile } from "./use-import.ts";

/** What keeps the button shut, the first thing first. */
function whyNot({ good, bad, asks }: ReadFile["preview"]): string {
  if (asks.dateOrder !== null || asks.columns.length > 0)
    return "Answer what is asked above first.";
  if (good === 0)
    return asks.results.length > 0
      ? "No row can be taken yet: choose above what its words mean."
      : "No row of this file can be taken: the reasons stand above.";
  return bad.length > 0
    ? "To import the others, agree to leave out what cannot be taken, or put it right first."
    : "To import it again, agree to it first.";
}

/** The last step. What has to be agreed to stands beside the button. */
export function BringIn({
  read: { preview },
  job: { bringIn, isBringing, isReading, startOver },
}: {
  read: ReadFile;
  job: Import;
}) {
  const [leaveOutBad, setLeaveOutBad] = useState(false);
  const [evenIfAgain, setEvenIfAgain] = useState(false);
  const { good, bad, asks, importedOn } = preview;
  const isAsked = asks.dateOrder !== null || asks.columns.length > 0;
  const isReady =
    !isAsked &&
    good > 0 &&
    (bad.length === 0 || leaveOutBad) &&
    (importedOn === null || evenIfAgain);
  return (
    <div className="grid gap-4 border-t border-line pt-6">
      {!isReady && <p className="font-medium">{whyNot(preview)}</p>}
      {!isAsked && bad.length > 0 && good > 0 && (
        <Checkbox
          checked={leaveOutBad}
          onChange={(event) => setLeaveOutBad(event.currentTarget.checked)}
        >
          Leave out the {bad.length === 1 ? "row" : `${bad.length} rows`} that cannot be taken
        </Checkbox>
      )}
      {importedOn !== null && (
        <Checkbox
          checked={evenIfAgain}
          onChange={(event) => setEvenIfAgain(event.currentTarget.checked)}
        >
          This very file was imported on {dayOf(importedOn)}. Import it again all the same
        </Checkbox>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          isLoading={isBringing || isReading}
          disabled={!isReady}
          onClick={() => bringIn({ leaveOutBad, evenIfAgain })}
        >
          {good === 1 ? "Import 1 application" : `Import ${good} applications`}
        </Button>
        <Button variant="quiet" onClick={startOver}>
          Choose another file
        </Button>
      </div>
    </div>
  );
}
