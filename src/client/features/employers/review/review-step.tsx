import { useEffect, useRef, type ReactNode } from "react";
import type { PostingReview } from "#contract/employers/posting.ts";
import { Button } from "#client/ui/button.tsx";
import { ArrowIcon } from "#client/ui/icons/icons.tsx";
import { Steps } from "../form/steps.tsx";
import { ScorePanel } from "./score-panel.tsx";
import { Sheet } from "./sheet.tsx";

interface ReviewStepProps {
  readonly review: PostingReview;
  readonly now: number;
  readonly onBack: () => void;
  /** What comes of it, and the button that does it. */
  readonly children: ReactNode;
}

/** The second step: what candidates will see, what it leaves open, and sending it. It takes the focus when it comes up. */
export function ReviewStep({ review, now, onBack, children }: ReviewStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  return (
    <div className="page-width grid gap-8 py-8 lg:py-12">
      <div className="grid justify-items-start gap-4">
        <Button variant="quiet" size="small" className="-ml-3" onClick={onBack}>
          <ArrowIcon className="size-4 rotate-180" />
          Back to the form
        </Button>
        <Steps at={2} />
        <h1 ref={heading} tabIndex={-1} className="text-3xl sm:text-4xl">
          This is what candidates will see
        </h1>
        <p className="max-w-reading text-lg text-quiet">
          Our rules have read it just as they read every other job: the verdicts, the rand and the
          hours below stand on your own words.
        </p>
        <Button size="small" className="lg:hidden" onClick={() => end.current?.focus()}>
          Seen enough? Go to the end
        </Button>
      </div>
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Sheet job={review.job} now={now} />
        <div className="grid gap-8">
          <ScorePanel review={review} />
          <div ref={end} tabIndex={-1} className="grid">
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}
