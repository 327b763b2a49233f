import { useQuery } from "@tanstack/react-query";
import { launchSteps, type LaunchStep } from "#domain/guides/newsletter.ts";
import { useApp } from "#client/app-context.ts";
import { launchCopy } from "#client/copy/newsletter.ts";
import { Fetched } from "#client/session/fetched.tsx";
import { Checkbox } from "#client/ui/form/choices.tsx";
import { NeedsScripts } from "#client/ui/form/needs-scripts.tsx";
import { planQuery, useMarkLaunchStep } from "./plan.ts";

const minutes = launchSteps.reduce((sum, step) => sum + launchCopy[step].minutes, 0);

/** Six steps to the first issue, which stay ticked. */
export function DayOne() {
  const plan = useQuery(planQuery(useApp().api));
  return (
    <section aria-labelledby="day-one" className="grid gap-5">
      <div className="grid gap-2">
        <h2 id="day-one" className="text-2xl">
          Day 1 launch
        </h2>
        <p className="max-w-reading text-quiet">
          Six steps, about {Math.round(minutes / 30) / 2} hours. At the end an issue is out and ten
          people have asked for the next.
        </p>
      </div>
      <Fetched query={plan}>{({ done }) => <Checklist done={done} />}</Fetched>
    </section>
  );
}

function Checklist({ done }: { done: readonly LaunchStep[] }) {
  const { mutate } = useMarkLaunchStep();
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <progress
          className="progress max-w-72"
          aria-labelledby="day-one"
          max={launchSteps.length}
          value={done.length}
        />
        <output className="text-sm text-quiet tabular-nums">
          {done.length} of {launchSteps.length} done
        </output>
      </div>
      <ol className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {launchSteps.map((step, at) => {
          const { title, text, minutes: each } = launchCopy[step];
          const isDone = done.includes(step);
          const name = (
            <span className="font-semibold">
              <span className="tabular-nums">{at + 1}.</span> {title}
            </span>
          );
          return (
            <li
              key={step}
              className="grid content-start gap-2 rounded-card border border-line bg-raised p-5"
            >
              <div className="needs-script">
                <Checkbox
                  checked={isDone}
                  onChange={({ target }) => mutate({ step, isDone: target.checked })}
                >
                  {name}
                </Checkbox>
              </div>
              <p className="without-script">{name}</p>
              <p className="text-quiet">{text}</p>
              <p className="text-sm text-quiet">{each} minutes</p>
            </li>
          );
        })}
      </ol>
      <NeedsScripts what="Ticking a step off" />
    </div>
  );
}
