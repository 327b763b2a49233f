import { useMemo, useState } from "react";
import type { LetterCheck } from "#domain/tools/letters/letter-check.ts";
import { CoverageList } from "./coverage-list.tsx";
import { letterPieces, notesOf } from "./letter-pieces.ts";
import { MarkedLetter, placeId, type Chosen } from "./marked-letter.tsx";
import { NoteList } from "./note-list.tsx";

interface CritiqueProps {
  readonly check: LetterCheck;
  /** The very text that was checked: the marks count its letters. */
  readonly letter: string;
}

/** The letter with what we have to say about it, at the words it is about. */
export function Critique({ check, letter }: CritiqueProps) {
  const { faults, praise } = useMemo(() => notesOf(check), [check]);
  const pieces = useMemo(
    () => letterPieces(letter, [...faults, ...praise]),
    [letter, faults, praise],
  );
  const [wanted, setChosen] = useState<Chosen | null>(null);
  const chosen = stillThere(wanted, [...faults, ...praise]);
  const show = (there: Chosen) => {
    setChosen(there);
    document.getElementById(placeId(there.note, there.at))?.focus();
  };
  const shared = { letter, chosen, onShow: show };
  return (
    <div className="grid gap-12">
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <section aria-labelledby="marked-letter" className="grid gap-4 lg:sticky lg:top-20">
          <h2 id="marked-letter" className="text-xl">
            Your letter, marked
          </h2>
          <MarkedLetter pieces={pieces} chosen={chosen} onChoose={setChosen} />
        </section>
        <div className="grid gap-8">
          <NoteList
            id="to-fix"
            title="What to fix"
            notes={faults}
            none="Nothing. Read it once more aloud, then send it."
            {...shared}
          />
          <NoteList
            id="good"
            title="What is good"
            notes={praise}
            none="Nothing yet that we would praise. One result with a number would be the first."
            {...shared}
          />
        </div>
      </div>
      <CoverageList coverage={check.coverage} />
    </div>
  );
}

/** With every change of the text there are other notes: one that says the same is the same. */
function stillThere(chosen: Chosen | null, notes: readonly Chosen["note"][]): Chosen | null {
  if (chosen === null) return null;
  const { id, title } = chosen.note;
  const note = notes.find((one) => one.id === id && one.title === title);
  return note === undefined || note.spans.length <= chosen.at ? null : { note, at: chosen.at };
}
