import { classNames } from "#client/ui/class-names.ts";
import type { LetterPiece, Note, NotePlace } from "./letter-pieces.ts";

/** Of all the places in the letter, the one that is being looked at. */
export interface Chosen {
  readonly note: Note;
  readonly at: number;
}

interface MarkedLetterProps {
  readonly pieces: readonly LetterPiece[];
  readonly chosen: Chosen | null;
  readonly onChoose: (chosen: Chosen) => void;
}

/** The letter as it was checked, with its notes at the words they are about, and the one that is chosen spelt out below. */
export function MarkedLetter({ pieces, chosen, onChoose }: MarkedLetterProps) {
  return (
    <div className="rounded-card border border-line bg-raised">
      <p className="px-5 py-6 text-lg/8 whitespace-pre-wrap wrap-anywhere sm:px-8 sm:py-8">
        {pieces.map((piece) => (
          <Piece key={piece.start} piece={piece} chosen={chosen} onChoose={onChoose} />
        ))}
      </p>
      <div className="letter-note rounded-b-card border-t border-line bg-raised px-5 py-4 sm:px-8">
        {chosen === null ? (
          <p className="text-quiet">Point at a mark, or press its number, to read what we mean.</p>
        ) : (
          <ChosenNote note={chosen.note} />
        )}
      </div>
    </div>
  );
}

const ChosenNote = ({ note }: { note: Note }) => (
  <div className="flex gap-3">
    <NoteSign note={note} />
    <p className="min-w-0">
      <span className="font-semibold">{note.title}.</span> {note.advice}
    </p>
  </div>
);

interface PieceProps {
  readonly piece: LetterPiece;
  readonly chosen: Chosen | null;
  readonly onChoose: (chosen: Chosen) => void;
}

function Piece({ piece: { text, places, ending }, chosen, onChoose }: PieceProps) {
  const [closest] = places;
  if (closest === undefined) return text;
  const isChosen = places.some(({ note, at }) => note.id === chosen?.note.id && at === chosen.at);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- For a pointer only: the sign beside it is the control. */}
      <mark
        className={classNames(lookOf(places), isChosen && "letter-mark-chosen")}
        onMouseEnter={() => onChoose(closest)}
      >
        {text}
      </mark>
      {ending.filter(hasSign).map((place) => (
        <PlaceButton
          key={placeId(place.note, place.at)}
          place={place}
          chosen={chosen}
          onChoose={onChoose}
        />
      ))}
    </>
  );
}

/** A single letter that is marked all over the text has its sign once, and its line everywhere. */
const hasSign = ({ start, end, at }: NotePlace): boolean => at === 0 || end - start > 2;

/** Of a whole sentence only the line below is marked, so that what is marked inside it can still be told. */
const longestPhrase = 40;

function lookOf(places: readonly NotePlace[]): string {
  const [closest] = places;
  if (closest === undefined) return "";
  const isPhrase = closest.end - closest.start <= longestPhrase;
  const tone = closest.note.isPraise ? "praise" : "fault";
  return `letter-mark letter-mark-${tone} ${isPhrase ? "letter-mark-phrase" : ""}`;
}

interface PlaceButtonProps {
  readonly place: NotePlace;
  readonly chosen: Chosen | null;
  readonly onChoose: (chosen: Chosen) => void;
}

/** Small as it looks, it can be pressed and focused; whoever hears the page is told the advice with it. */
function PlaceButton({ place, chosen, onChoose }: PlaceButtonProps) {
  const { note, at } = place;
  return (
    <button
      type="button"
      id={placeId(note, at)}
      aria-label={note.isPraise ? `Good: ${note.title}` : `Note ${note.sign}: ${note.title}`}
      aria-describedby={adviceId(note)}
      aria-pressed={note.id === chosen?.note.id && at === chosen.at}
      onFocus={() => onChoose(place)}
      onMouseEnter={() => onChoose(place)}
      onClick={() => onChoose(place)}
      className="letter-sign"
      data-praise={note.isPraise || undefined}
    >
      {note.sign}
    </button>
  );
}

export const NoteSign = ({ note }: { note: Note }) => (
  <span aria-hidden="true" className="letter-sign" data-praise={note.isPraise || undefined}>
    {note.sign}
  </span>
);

export const placeId = (note: Note, at: number): string => `${note.id}-place-${at}`;
export const adviceId = (note: Note): string => `${note.id}-advice`;
