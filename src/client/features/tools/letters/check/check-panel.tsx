import { grouped } from "#domain/listing/pay/saying/figures.ts";
import type { ReactNode } from "react";
import { toolLimits } from "#domain/tools/ai/tool-limits.ts";
import { Button } from "#client/ui/button.tsx";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import { CheckIcon } from "#client/ui/icons/icons.tsx";
import type { OurCheck } from "./use-our-check.ts";

/** Beside the letter: what our own check makes of it, or will. */
export function CheckPanel({ ours }: { ours: OurCheck }) {
  return (
    <section
      aria-labelledby="our-check"
      className="grid gap-5 rounded-card border border-line bg-raised p-5 sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id="our-check" className="text-xl">
          Our check
        </h2>
        <p className="text-sm text-quiet">
          Fixed rules, no AI, no key. Your letter stays on this device.
        </p>
      </div>
      <State ours={ours} />
    </section>
  );
}

function State({ ours }: { ours: OurCheck }): ReactNode {
  switch (ours.state) {
    case "no-letter":
      return <WhatWeLookAt />;
    case "too-long":
      return (
        <p>
          That is longer than a letter. We check up to {grouped(toolLimits.letter)} characters; a
          good one has about 1,500.
        </p>
      );
    case "loading":
      return <Loading />;
    case "failed":
      return (
        <Alert tone="failure" title="Our check did not load" isAnnounced>
          <p>Check your connection and try again. Your letter is still here.</p>
          <Button size="small" className="mt-3" onClick={ours.tryAgain}>
            Try again
          </Button>
        </Alert>
      );
    case "checked":
      return <ours.part.ScorePanel check={ours.check} />;
  }
}

const Loading = () => (
  <div className="grid gap-4" aria-busy="true">
    <span className="sr-only">Loading</span>
    <Skeleton className="size-24 rounded-full" />
    <Skeleton className="h-5 w-4/5" />
    <Skeleton className="h-5 w-3/5" />
  </div>
);

const looked = [
  "Results with numbers, and the company by its name",
  "A first line that is yours, not everybody's",
  "Worn phrases, and claims without proof",
  "What the ad asks for: answered, partly or missing",
  "Length, long sentences, mixed spelling, leftovers such as [Company]",
] as const;

/** Before there is a letter. */
const WhatWeLookAt = () => (
  <div className="grid gap-4">
    <p>Paste your letter and you see a score out of 100, with every point explained. We look at:</p>
    <ul className="grid gap-2.5">
      {looked.map((what) => (
        <li key={what} className="flex gap-2.5">
          <CheckIcon className="mt-0.5 size-5 text-yes" />
          {what}
        </li>
      ))}
    </ul>
  </div>
);
