import { Checkbox } from "#client/ui/form/choices.tsx";
import { NeedsScripts } from "#client/ui/form/needs-scripts.tsx";
import { useProgress, useProgressChange } from "../progress.ts";

interface ImplementationStepsProps {
  readonly strategyId: number;
  readonly steps: readonly string[];
}

/** What to do, in order. Each can be ticked off, and stays so. */
export function ImplementationSteps({ strategyId, steps }: ImplementationStepsProps) {
  const done = useProgress().doneOf(strategyId);
  const { mutate } = useProgressChange();
  return (
    <section
      aria-labelledby="implementation-steps"
      className="grid gap-4 border-t border-line pt-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 id="implementation-steps" className="text-xl">
          Implementation Steps
        </h3>
        <output className="text-sm text-quiet tabular-nums">
          {done.length} of {steps.length} done
        </output>
      </div>
      <progress
        className="progress"
        aria-labelledby="implementation-steps"
        max={steps.length}
        value={done.length}
      />
      <ol className="grid gap-3">
        {steps.map((step, at) => {
          const isDone = done.includes(at);
          const words = (
            <span className={isDone ? "text-quiet" : undefined}>
              <span className="mr-1.5 font-semibold tabular-nums">{at + 1}.</span>
              {step}
            </span>
          );
          return (
            // oxlint-disable-next-line react/no-array-index-key -- Two steps may have the same words.
            <li key={at} className="max-w-reading">
              <div className="needs-script">
                <Checkbox
                  checked={isDone}
                  onChange={({ target }) =>
                    mutate({ kind: "tick", strategyId, at, step, isOn: target.checked })
                  }
                >
                  {words}
                </Checkbox>
              </div>
              <p className="without-script">{words}</p>
            </li>
          );
        })}
      </ol>
      <NeedsScripts what="Ticking a step off" />
    </section>
  );
}
