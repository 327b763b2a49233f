import { classNames } from "#client/ui/class-names.ts";
import { Specimen } from "./specimen.tsx";

const groups = [
  {
    title: "Ground and text",
    note: "Warm paper by day, ink by night. Hairlines are the text colour at 12%.",
    swatches: [
      ["paper", "bg-paper"],
      ["raised", "bg-raised"],
      ["sunk", "bg-sunk"],
      ["ink", "bg-ink"],
      ["quiet", "bg-quiet"],
      ["control", "bg-control"],
      ["line", "bg-line"],
    ],
  },
  {
    title: "Ember",
    note: "The only accent: it marks the one thing to do next, and whatever rises.",
    swatches: [
      ["ember", "bg-ember"],
      ["ember-strong", "bg-ember-strong"],
      ["ember-text", "bg-ember-text"],
      ["ember-pale", "bg-ember-pale"],
      ["ember-wash", "bg-ember-wash"],
      ["on-ember", "bg-on-ember"],
    ],
  },
  {
    title: "Verdicts",
    note: "Never alone: a word and an icon always say the same.",
    swatches: [
      ["yes", "bg-yes"],
      ["yes-fill", "bg-yes-fill"],
      ["yes-wash", "bg-yes-wash"],
      ["unclear", "bg-unclear"],
      ["unclear-fill", "bg-unclear-fill"],
      ["unclear-wash", "bg-unclear-wash"],
      ["no", "bg-no"],
      ["no-fill", "bg-no-fill"],
      ["no-wash", "bg-no-wash"],
    ],
  },
] as const;

export function ColoursSection() {
  return groups.map(({ title, note, swatches }) => (
    <Specimen key={title} title={title} note={note}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {swatches.map(([name, background]) => (
          <li key={name} className="overflow-hidden rounded-card border border-line bg-raised">
            <div className={classNames("h-14", background)} />
            <p className="border-t border-line px-3 py-2 font-mono text-sm">{name}</p>
          </li>
        ))}
      </ul>
    </Specimen>
  ));
}
