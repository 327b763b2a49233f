import type { ReactNode } from "react";
import type { Span } from "#domain/tools/letters/letter-check.ts";
import { classNames } from "#client/ui/class-names.ts";
import { Button } from "#client/ui/button.tsx";
import type { Note } from "./letter-pieces.ts";
import { adviceId, NoteSign, type Chosen } from "./marked-letter.tsx";

interface NoteListProps {
  readonly id: string;
  readonly title: string;
  readonly notes: readonly Note[];
  readonly letter: string;
  readonly chosen: Chosen | null;
  /** Leads to the words in the letter. */
  readonly onShow: (chosen: Chosen) => void;
  /** Said when there are none. */
  readonly none: ReactNode;
}

/** Notes with their advice and the words they are about. */
export function NoteList({ id, title, notes, letter, chosen, onShow, none }: NoteListProps) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {notes.length === 0 && <p className="text-quiet">{none}</p>}
      <ul className="grid gap-1">
        {notes.map((note) => (
          <li
            key={note.id}
            className={classNames(
              "-mx-3 flex gap-3 rounded-card p-3 transition-colors seen-by-ground",
              chosen?.note.id === note.id && "bg-ink/6",
            )}
          >
            <NoteSign note={note} />
            <div className="grid min-w-0 justify-items-start gap-1">
              <p className="font-semibold">{note.title}</p>
              <p id={adviceId(note)} className="text-quiet">
                {note.advice}
              </p>
              <Places note={note} letter={letter} onShow={onShow} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const mostShown = 4;

function Places({
  note,
  letter,
  onShow,
}: Pick<NoteListProps, "letter" | "onShow"> & { note: Note }) {
  const wordings = [...Map.groupBy(note.spans.entries(), ([, span]) => wordsOf(letter, span))];
  if (wordings.length === 0) return null;
  const more = wordings.length - mostShown;
  return (
    <ul aria-label="Where it stands" className="mt-0.5 flex flex-wrap items-center gap-1.5">
      {wordings.slice(0, mostShown).map(([words, [first, ...others]]) => (
        <li key={words}>
          <Button
            variant="quiet"
            size="small"
            className="letter-words"
            onClick={() => onShow({ note, at: first?.[0] ?? 0 })}
          >
            <span className="sr-only">Show in the letter: </span>“{shortened(words)}”
            {others.length > 0 && ` × ${others.length + 1}`}
          </Button>
        </li>
      ))}
      {more > 0 && <li className="text-sm text-quiet">and {more} more</li>}
    </ul>
  );
}

const wordsOf = (letter: string, { start, end }: Span): string =>
  letter.slice(start, end).replaceAll(/\s+/g, " ").trim();

const longest = 48;

const shortened = (words: string): string =>
  words.length <= longest ? words : `${words.slice(0, longest - 1).trimEnd()}…`;
