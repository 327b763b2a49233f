import type { ReactNode } from "react";
import type { UnsupportedMark } from "#contract/tools/results.ts";
import { classNames } from "#client/ui/class-names.ts";
import { CopyResult } from "./copy-result.tsx";
import { MarkedText } from "./marked-text.tsx";

/** What every part of a result needs to know of the whole. */
export interface ResultShown {
  readonly marks: readonly UnsupportedMark[];
  /** While it is still being written there is nothing to copy yet. */
  readonly isWriting?: boolean;
}

interface PartProps extends ResultShown {
  readonly title: string;
  /** Where in the result it stands. */
  readonly field: string;
  readonly className?: string;
}

/** A part that is one text. Nothing of it is shown before there is something to read. */
export function TextPart({ text, ...part }: PartProps & { readonly text: string | undefined }) {
  if (text === undefined || text === "") return null;
  return (
    <ResultSection {...part} copied={text}>
      <p className="max-w-reading">
        <MarkedText text={text} field={part.field} marks={part.marks} />
      </p>
    </ResultSection>
  );
}

interface ListPartProps extends PartProps {
  readonly items: readonly string[] | undefined;
  /** What stands around each item. */
  readonly look?: keyof typeof looks;
  /** For a list that may be longer than a screen. */
  readonly isScrollable?: boolean;
}

/** A part that is a list. It is copied as bullet lines, as it is pasted into a resume or a mail. */
export function ListPart({ items, look = "point", isScrollable = false, ...part }: ListPartProps) {
  if (items === undefined || items.length === 0) return null;
  const list = (
    <ul className={looks[look].list}>
      {items.map((item, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- Read, never rearranged, and two may be alike.
        <li key={at} className={looks[look].item}>
          <MarkedText text={item} field={`${part.field}.${at}`} marks={part.marks} />
        </li>
      ))}
    </ul>
  );
  return (
    <ResultSection {...part} copied={items.map((item) => `• ${item}`).join("\n")}>
      {isScrollable ? (
        <fieldset
          aria-label={part.title}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A keyboard must be able to scroll it.
          tabIndex={0}
          className="overflow-y-auto pr-2 sm:max-h-96"
        >
          {list}
        </fieldset>
      ) : (
        list
      )}
    </ResultSection>
  );
}

const lines = { list: "grid gap-2.5", item: "max-w-reading border-l-2 pl-3.5" };

const looks = {
  point: { ...lines, item: `${lines.item} border-control` },
  praise: { ...lines, item: `${lines.item} border-yes-fill` },
  fault: { ...lines, item: `${lines.item} border-no-fill` },
  /** For items of a word or two. */
  chip: {
    list: "flex flex-wrap gap-2",
    item: "min-w-0 rounded-full border border-line px-3 py-1",
  },
} as const;

interface ResultSectionProps extends PartProps {
  readonly copied: string;
  readonly children: ReactNode;
}

function ResultSection({
  title,
  field,
  marks,
  isWriting = false,
  className,
  copied,
  children,
}: ResultSectionProps) {
  // No landmark: two results may stand on one page, with parts of the same names.
  return (
    <div className={classNames("grid content-start gap-3", className)}>
      <div className="flex min-h-9 items-center justify-between gap-4">
        <h3 className="text-lg">{title}</h3>
        {!isWriting && <CopyResult text={copied} item={title} marks={marksIn(field, marks)} />}
      </div>
      {children}
    </div>
  );
}

const marksIn = (field: string, marks: readonly UnsupportedMark[]): number =>
  marks.filter((mark) => mark.field === field || mark.field.startsWith(`${field}.`)).length;
