import type { ReactNode } from "react";
import { expertise, landing, opportunities, tools } from "#client/copy/landing.ts";
import { classNames } from "#client/ui/class-names.ts";
import { LetterNotes } from "#client/ui/figures/letter-notes.tsx";
import { ScoreRing } from "#client/ui/figures/score-ring.tsx";
import { CheckIcon } from "#client/ui/icons/icons.tsx";
import { plainVerdict } from "#domain/listing/advice/open-words.ts";
import { VerdictChip } from "#client/ui/verdict-chip.tsx";
import { LoopSteps } from "./loop-steps.tsx";
import { Sideways } from "../sideways.tsx";

/** Three categories as three steps of one staircase: on a wide screen each starts higher than the last. */
export function Features() {
  return (
    <section id="features" className="page-width py-8 sm:py-16 lg:py-28">
      <div className="grid max-w-[44ch] gap-2 sm:gap-4 lg:-mb-20">
        <h2 className="text-2xl sm:text-3xl">{landing.features.title}</h2>
        <p className="text-quiet sm:text-lg">{landing.features.introduction}</p>
      </div>
      <Sideways
        label={landing.features.title}
        look="mt-5 grid gap-8 max-sm:gap-4 sm:mt-10 lg:mt-0 lg:grid-cols-3 lg:gap-0"
      >
        <Step {...opportunities} height="lg:mt-40">
          <ul className="grid gap-2 sm:gap-4">
            {opportunities.readings.map(({ verdict, quote }) => (
              <li key={verdict} className="grid justify-items-start gap-1.5">
                <VerdictChip verdict={plainVerdict(verdict)} />
                <span className="pl-2 text-quiet">“{quote}”</span>
              </li>
            ))}
          </ul>
        </Step>
        <Step {...tools} height="lg:mt-20">
          <div className="grid gap-2 sm:gap-4">
            <ScoreRing score={tools.score.value} label={tools.score.label} />
            <LetterNotes notes={tools.notes} />
          </div>
        </Step>
        <Step {...expertise} height="lg:mt-0">
          <LoopSteps steps={expertise.loop} />
        </Step>
      </Sideways>
    </section>
  );
}

interface StepProps {
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
  readonly height: string;
  readonly children: ReactNode;
}

function Step({ title, text, points, height, children }: StepProps) {
  return (
    <article
      className={classNames(
        "stair flex flex-col gap-3 pt-3 sm:gap-6 sm:pt-6 lg:px-7 lg:pb-10",
        height,
      )}
    >
      <div className="grid gap-1 sm:gap-2">
        <h3 className="text-xl">{title}</h3>
        <p className="text-quiet">{text}</p>
      </div>
      {children}
      <ul className="mt-auto grid gap-1 border-t border-line pt-3 sm:gap-2 sm:pt-5">
        {points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <CheckIcon className="mt-0.5 size-5 text-ember-text" />
            {point}
          </li>
        ))}
      </ul>
    </article>
  );
}
