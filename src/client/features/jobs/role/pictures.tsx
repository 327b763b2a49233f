import { experienceLevels, type RoleType } from "#domain/listing/facts.ts";
import { engagements, fewestForPage, hourKinds } from "#domain/jobs/roles/role-figures.ts";
import type { RoleFiguresReply } from "#contract/listings/role-figures.ts";
import { engagementNames, hourNames } from "#client/copy/roles/role-figures.ts";
import { BarChart } from "#client/ui/figures/charts/bar-chart.tsx";

interface PicturesProps {
  readonly role: RoleType;
  readonly figures: RoleFiguresReply;
}

/** What the open jobs of a kind ask for, drawn; nothing while there are too few to compare. */
export function Pictures({ role, figures }: PicturesProps) {
  if (figures.listings < fewestForPage) return null;
  return (
    <section aria-labelledby="asked-now" className="grid gap-6">
      <h2 id="asked-now" className="text-2xl">
        What open {role} jobs ask for
      </h2>
      <div className="grid gap-6 md:grid-cols-3">
        <Counted
          title="Your hours in SAST"
          counts={figures.hours}
          names={hourKinds}
          words={hourNames}
        />
        <Counted
          title="Experience"
          counts={figures.experience}
          names={experienceLevels}
          words={null}
        />
        <Counted
          title="How you are engaged"
          counts={figures.engagement}
          names={engagements}
          words={engagementNames}
        />
      </div>
    </section>
  );
}

interface CountedProps<Name extends string> {
  readonly title: string;
  readonly counts: Readonly<Record<Name, number>>;
  readonly names: readonly Name[];
  /** Null where a name is a word already. */
  readonly words: Readonly<Record<Name, string>> | null;
}

function Counted<Name extends string>({ title, counts, names, words }: CountedProps<Name>) {
  const most = names.reduce((best, name) => (counts[name] > counts[best] ? name : best));
  const word = (name: Name): string => words?.[name] ?? name;
  const all = names.reduce((sum, name) => sum + counts[name], 0);
  return (
    <BarChart
      title={title}
      sentence={`${counts[most]} of ${all}: ${word(most)}.`}
      of="Open jobs"
      kind="count"
      bars={names.map((name) => ({
        name: word(name),
        value: counts[name],
        isMain: name === most,
      }))}
    />
  );
}
