import { useEffect, useRef } from "react";
import type { CheckedJob } from "#contract/listings/check-a-job.ts";
import { verdictOfFacts } from "#domain/listing/advice/open-words.ts";
import type { ListingFacts } from "#domain/listing/facts.ts";
import { classNames } from "#client/ui/class-names.ts";
import { PromisedPay, ResultFacts } from "./facts.tsx";
import { Headline } from "./headline.tsx";
import { Notices } from "./notices.tsx";
import { OpenInstead } from "./open-instead.tsx";
import { Questions } from "./questions.tsx";
import { SecondReading } from "../second/second-reading.tsx";
import { KeepIt } from "../track/keep-it.tsx";
import { TrackAd } from "../track/track-ad.tsx";
import { Share } from "./share.tsx";
import { ShareLink } from "./share-link.tsx";

interface ResultProps {
  readonly job: CheckedJob;
  /** What was checked. */
  readonly text: string;
  /** The text in the field is no longer the one this is about. */
  readonly isOutdated: boolean;
}

/** What the post says; it takes the focus when it comes up. On a wide screen the verdict stands first and the facts beside it. */
export function Result({ job, text, isOutdated }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isScam = job.facts.risk.verdict === "likely-scam";
  // Of a post that is behind a link, there is nothing to say and nothing to ask yet.
  const isRead = !job.pasted.isMostlyLink;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest("section")?.scrollIntoView();
  }, []);
  return (
    <section
      aria-labelledby="result"
      className={classNames(
        "mt-14 grid gap-x-16 gap-y-10 border-t-3 pt-8 lg:mt-16 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:pt-10",
        treadOf(job.facts),
      )}
    >
      <div className="grid content-start gap-5">
        <Headline job={job} headingRef={heading} />
        <Notices job={job} />
        {isOutdated && (
          <p className="text-sm text-quiet">
            You have changed the text since. Check it again for a fresh answer.
          </p>
        )}
        {/* Whom a scam takes is nothing to ask, and nothing urges anybody to apply. */}
        {!isScam && (
          <>
            {verdictOfFacts(job.facts).tone === "yes" && <KeepIt />}
            <TrackAd text={text} title={job.title} company={job.company} />
            <SecondReading text={text} ours={verdictOfFacts(job.facts)} />
          </>
        )}
      </div>
      <div className="lg:row-span-2">
        {isScam ? <PromisedPay job={job} /> : isRead && <ResultFacts job={job} />}
      </div>
      <div className="grid content-start gap-10">
        {isRead && <Questions job={job} />}
        {(isScam || isClosed(job.facts)) && <OpenInstead roleType={job.facts.roleType.value} />}
        <Share text={job.advice.shareText}>
          <ShareLink text={text} job={job} />
        </Share>
      </div>
    </section>
  );
}

const isClosed = ({ openToSouthAfrica: { value } }: ListingFacts): boolean =>
  value === "no" || value === "not-remote";

/** The step one stands on, in the colour of the verdict. */
function treadOf(facts: ListingFacts): string {
  const { tone } = verdictOfFacts(facts);
  if (tone === "no" || tone === "warning") return "border-no-fill";
  const isSound = tone === "yes" && facts.risk.verdict === "nothing-odd";
  return isSound ? "border-yes-fill" : "border-unclear-fill";
}
