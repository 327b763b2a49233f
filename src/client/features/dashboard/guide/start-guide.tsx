import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { startSteps, type StartStep } from "#domain/start-guide.ts";
import { useApp } from "#client/app-context.ts";
import { Button } from "#client/ui/button.tsx";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import { Checkbox } from "#client/ui/form/choices.tsx";
import { NeedsScripts } from "#client/ui/form/needs-scripts.tsx";
import { Link } from "#client/ui/link.tsx";
import { startGuideQuery, useMarkStep } from "../queries.ts";
import { guideSteps } from "../tools.ts";
import { Climb } from "./climb.tsx";

/** Four steps to begin with. Whoever comes back with all of them done finds them folded away. */
export function StartGuide() {
  const { data, isError, refetch } = useQuery(startGuideQuery(useApp().api));
  return (
    <section aria-labelledby="guide" className="grid content-start gap-4">
      <h2 id="guide" className="text-2xl">
        Start here
      </h2>
      {isError && (
        <Alert tone="failure" title="We could not load your progress">
          <p>What you ticked off is safe.</p>
          <Button size="small" className="mt-2" onClick={() => void refetch()}>
            Try again
          </Button>
        </Alert>
      )}
      {data === undefined && !isError && <Skeleton className="h-90" />}
      {data !== undefined && <Steps done={data.done} />}
    </section>
  );
}

function Steps({ done }: { done: readonly StartStep[] }) {
  // Decided on arrival: nothing disappears under the hand that ticks the last one.
  const [isFolded] = useState(done.length === startSteps.length);
  const list = (
    <ol className="grid gap-4">
      {startSteps.map((step) => (
        <Step key={step} step={step} isDone={done.includes(step)} />
      ))}
    </ol>
  );
  return (
    <div className="grid content-start items-start gap-x-10 gap-y-5 rounded-card border border-line bg-raised p-5 sm:p-6 md:max-lg:grid-cols-[15rem_1fr]">
      <Climb done={done.length} />
      {isFolded ? (
        <details>
          <summary className="rounded-control text-quiet hover:text-ink">
            See the steps again
          </summary>
          <div className="pt-4">{list}</div>
        </details>
      ) : (
        list
      )}
      <NeedsScripts what="Ticking a step off" />
    </div>
  );
}

function Step({ step, isDone }: { step: StartStep; isDone: boolean }) {
  const { title, text, action, to } = guideSteps[step];
  const { mutate } = useMarkStep();
  // The page learns of a change a moment later; the box must not jump back until then.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const mark = (isWanted: boolean) => {
    setWanted(isWanted);
    mutate({ step, isDone: isWanted }, { onSettled: () => setWanted(null) });
  };
  const name = (
    <span className={isDone ? "text-quiet line-through" : "font-semibold"}>{title}</span>
  );
  return (
    <li className="grid">
      <div className="needs-script">
        <Checkbox checked={wanted ?? isDone} onChange={({ target }) => mark(target.checked)}>
          {name}
        </Checkbox>
      </div>
      <p className="without-script pl-8">{name}</p>
      {!isDone && (
        <p className="pl-8 text-quiet">
          {text}{" "}
          <Link to={to} className="text-link">
            {action}
          </Link>
        </p>
      )}
    </li>
  );
}
