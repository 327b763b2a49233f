import { Fragment, type ReactNode } from "react";
import { notInYourText } from "#domain/tools/marked-pieces.ts";
import type { ComparedSection } from "#domain/tools/documents/compared-sections.ts";
import type { ComparedPiece } from "#domain/tools/documents/word-differences.ts";
import { classNames } from "#client/ui/class-names.ts";

export type Side = "one" | "other";

/** Which of the two, as everything on the page calls it. */
const sideNames: Readonly<Record<Side, string>> = { one: "first", other: "second" };

const looks: Readonly<Record<Side, string>> = {
  one: "bg-no-wash text-no",
  other: "bg-yes-wash text-yes",
};

/** Words that only one of the two has: on a ground, underlined, and said to whoever listens. */
export const OnlyHere = ({ side, children }: { side: Side; children: string }) => (
  <mark
    className={classNames(
      "rounded-sm px-0.5 underline decoration-1 underline-offset-4 seen-by-ground",
      side === "one" && "decoration-dashed",
      looks[side],
    )}
  >
    <span className="sr-only">only in the {sideNames[side]}: </span>
    {children}
    <span className="sr-only">, </span>
  </mark>
);

interface ComparedTextProps {
  readonly section: ComparedSection;
  readonly side: Side;
}

export function ComparedText({ section, side }: ComparedTextProps) {
  const { lines } = section[side];
  if (lines.length === 0) return <p className="text-quiet">Nothing here.</p>;
  const Part = section.kind === "paragraphs" ? "p" : "li";
  const shown = lines.map((line, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- Read, never rearranged, and two may be alike.
    <Part key={at}>
      <Pieces line={line} side={side} />
    </Part>
  ));
  switch (section.kind) {
    case "paragraphs":
      return <div className="grid gap-3">{shown}</div>;
    case "numbers":
      return <ol className="grid list-decimal gap-2 pl-5">{shown}</ol>;
    case "bullets":
      return <ul className="grid list-disc gap-2 pl-5">{shown}</ul>;
  }
}

const Pieces = ({ line, side }: { line: readonly ComparedPiece[]; side: Side }) =>
  line.map(({ text, isOnlyHere, isUnsupported = false }, at) => {
    const shown = isOnlyHere ? <OnlyHere side={side}>{text}</OnlyHere> : text;
    const isLast = line[at + 1]?.isUnsupported !== true;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- Read, never rearranged, and two may be alike.
      <Fragment key={at}>
        {isUnsupported ? <Unsupported isLast={isLast}>{shown}</Unsupported> : shown}
      </Fragment>
    );
  });

interface UnsupportedProps {
  /** Of the pieces that one mark may be cut into: it is said once, behind them. */
  readonly isLast: boolean;
  readonly children: ReactNode;
}

const Unsupported = ({ isLast, children }: UnsupportedProps) => (
  <>
    <span className="underline decoration-unclear decoration-wavy decoration-1 underline-offset-4">
      {children}
    </span>
    {isLast && <span className="text-sm text-unclear"> ({notInYourText})</span>}
  </>
);
