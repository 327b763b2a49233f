import type { ReactNode } from "react";
import { tools as example } from "#client/copy/landing.ts";
import { pricing } from "#client/copy/pricing.ts";
import { classNames } from "#client/ui/class-names.ts";
import { FunnelChart } from "#client/ui/figures/charts/funnel-chart.tsx";
import { LetterNotes } from "#client/ui/figures/letter-notes.tsx";
import { ScoreRing } from "#client/ui/figures/score-ring.tsx";
import { CheckIcon } from "#client/ui/icons/icons.tsx";

const { title, introduction, letters, tracker, gallery } = pricing.tools;

/** The tools as they are: made of the very parts that members find in them, around an example. */
export const Tools = () => (
  <section className="page-width grid gap-8 py-16 lg:py-24">
    <div className="grid max-w-[52ch] gap-3">
      <h2 className="text-3xl">{title}</h2>
      <p className="text-lg text-quiet">{introduction}</p>
    </div>
    <div className="grid items-start gap-8 md:grid-cols-2 lg:grid-cols-3">
      <Tool {...letters}>
        <div className="grid gap-4 rounded-card border border-line bg-raised p-5">
          <ScoreRing score={example.score.value} label={example.score.label} />
          <LetterNotes notes={example.notes} />
        </div>
      </Tool>
      <Tool {...tracker}>
        <FunnelChart {...tracker.chart} />
      </Tool>
      <Tool {...gallery}>
        <ol className="grid gap-3 rounded-card border border-line bg-raised p-5">
          {gallery.steps.map(({ step, isDone }) => (
            <li key={step} className="flex gap-3">
              <span
                className={classNames(
                  "mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border",
                  isDone ? "border-transparent bg-ember text-on-ember" : "border-control",
                )}
              >
                {isDone && <CheckIcon className="size-3.5" />}
              </span>
              <span className={isDone ? "text-quiet" : ""}>{step}</span>
            </li>
          ))}
        </ol>
      </Tool>
    </div>
  </section>
);

interface ToolProps {
  readonly name: string;
  readonly text: string;
  readonly children: ReactNode;
}

const Tool = ({ name, text, children }: ToolProps) => (
  <div className="grid gap-4">
    <div className="grid gap-1">
      <h3 className="text-xl">{name}</h3>
      <p className="text-quiet">{text}</p>
    </div>
    {children}
  </div>
);
