import type { WholeDocument } from "#contract/tools/documents.ts";
import { documentPath } from "#domain/page-addresses.ts";
import {
  comparedSections,
  type ComparedSection,
} from "#domain/tools/documents/compared-sections.ts";
import { askedIn, sectionsOf } from "#domain/tools/documents/document-sections.ts";
import { notInYourText } from "#domain/tools/marked-pieces.ts";
import { Link } from "#client/ui/link.tsx";
import { Origin, Score } from "../document-line.tsx";
import { ComparedText, OnlyHere, type Side } from "./compared-text.tsx";
import { scoreIn } from "./pair.ts";

type Pair = readonly [WholeDocument, WholeDocument];

/** Two versions, section against section. On a phone the second stands under the first. */
export function Comparison({ pair }: { pair: Pair }) {
  const [one, other] = pair;
  return (
    <div className="grid gap-10">
      <div className="grid gap-4">
        <div className="grid gap-4 md:grid-cols-2">
          <Version name="First" document={one} />
          <Version name="Second" document={other} />
        </div>
        <ScoreChange pair={pair} />
        <p className="text-quiet">
          Marked: words <OnlyHere side="one">only in the first</OnlyHere> and words{" "}
          <OnlyHere side="other">only in the second</OnlyHere>.
          {pair.some(({ unsupported }) => unsupported.length > 0) &&
            ` What the AI added of its own is called "${notInYourText}".`}
        </p>
      </div>
      <Part
        title="What you gave it"
        sections={comparedSections(
          { sections: askedIn(one.content), marks: [] },
          { sections: askedIn(other.content), marks: [] },
        )}
      />
      <Part title="What came of it" sections={comparedSections(cameOf(one), cameOf(other))} />
    </div>
  );
}

const cameOf = ({ content, unsupported }: WholeDocument) => ({
  sections: sectionsOf(content),
  marks: unsupported,
});

const Version = ({ name, document }: { name: string; document: WholeDocument }) => (
  <div className="grid content-start gap-1 rounded-card border border-line bg-raised p-4 sm:p-5">
    <p className="text-sm text-quiet">{name}</p>
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Link to={documentPath(document.id)} className="text-link font-semibold wrap-anywhere">
        {document.title}
      </Link>
      {document.score !== null && <Score score={document.score} />}
    </div>
    <p className="text-sm text-quiet">
      <Origin document={document} />
    </p>
  </div>
);

function ScoreChange({ pair: [one, other] }: { pair: Pair }) {
  const [before, after] = [scoreIn(one.content), scoreIn(other.content)];
  if (before === null || after === null) return null;
  const points = Math.abs(after - before);
  const many = points === 1 ? "1 point" : `${points} points`;
  return (
    <p className="text-lg font-semibold">
      {points === 0
        ? `Both score ${before}.`
        : `The second scores ${many} ${after > before ? "higher" : "lower"}: ${after} against ${before}.`}
    </p>
  );
}

interface PartProps {
  readonly title: string;
  readonly sections: readonly ComparedSection[];
}

const Part = ({ title, sections }: PartProps) => (
  <section className="grid gap-5">
    <h2 className="text-xl">{title}</h2>
    <div className="divide-y divide-line rounded-card border border-line bg-raised px-4 sm:px-6">
      {sections.map((section) => (
        <SectionRow key={section.heading} section={section} />
      ))}
    </div>
  </section>
);

function SectionRow({ section }: { section: ComparedSection }) {
  const { heading, one, other } = section;
  const isSame = [...one.lines, ...other.lines].flat().every(({ isOnlyHere }) => !isOnlyHere);
  if (isSame)
    return (
      <details className="py-4">
        <summary className="font-medium">
          {heading} <span className="font-normal text-quiet">· the same in both</span>
        </summary>
        <div className="max-w-reading pt-3">
          <ComparedText section={section} side="one" />
        </div>
      </details>
    );
  return (
    <section className="grid gap-3 py-5">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="text-lg">{heading}</h3>
        <p className="text-sm text-quiet">{sayDifference(section)}</p>
      </div>
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        <SideOf section={section} side="one" name="First" />
        <SideOf section={section} side="other" name="Second" />
      </div>
    </section>
  );
}

interface SideOfProps {
  readonly section: ComparedSection;
  readonly side: Side;
  readonly name: string;
}

const SideOf = ({ section, side, name }: SideOfProps) => (
  <div className="grid content-start gap-1">
    <p className="text-sm text-quiet md:sr-only">{name}</p>
    <ComparedText section={section} side={side} />
  </div>
);

function sayDifference({ one, other }: ComparedSection): string {
  const [left, right] = [one.wordsOnlyHere, other.wordsOnlyHere];
  if (left === 0 && right === 0) return "Only signs differ";
  return `${sayWords(left)} only in the first, ${right === 0 ? "none" : right} only in the second`;
}

const sayWords = (count: number): string =>
  count === 0 ? "No word" : count === 1 ? "1 word" : `${count} words`;
