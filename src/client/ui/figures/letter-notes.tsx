import { classNames } from "#client/ui/class-names.ts";

interface LetterNote {
  readonly isPraise: boolean;
  readonly words: string;
}

/** What of a letter is good as it is, and what is better changed: an example of the analyzer's notes. */
export const LetterNotes = ({ notes }: { notes: readonly LetterNote[] }) => (
  <ul className="grid gap-1.5 sm:gap-2">
    {notes.map(({ isPraise, words }) => (
      <li
        key={words}
        className={classNames("border-l-2 pl-3", isPraise ? "border-yes-fill" : "border-unclear")}
      >
        <span className="block text-sm text-quiet">{isPraise ? "Keep" : "Change"}</span>
        {words}
      </li>
    ))}
  </ul>
);
