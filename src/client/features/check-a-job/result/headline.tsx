import type { RefObject } from "react";
import { isOtherWork } from "#domain/listing/advice/other-work.ts";
import type { Workplace } from "#domain/listing/facts.ts";
import type { CheckedJob } from "#contract/listings/check-a-job.ts";
import { Chip } from "#client/ui/badge.tsx";
import { RiskReasons } from "#client/ui/listing/risk-notes.tsx";
import { VerdictGrounds, VerdictHeadline } from "#client/ui/listing/verdict-badge.tsx";

interface HeadlineProps {
  readonly job: CheckedJob;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The one thing to know: that it is a scam, or else whether it takes us. */
export function Headline({ job, headingRef }: HeadlineProps) {
  const { facts } = job;
  const isScam = facts.risk.verdict === "likely-scam";
  return (
    <>
      <div className="grid gap-3">
        <About job={job} />
        <h2 id="result" ref={headingRef} tabIndex={-1} className="text-2xl sm:text-3xl">
          <VerdictHeadline facts={facts} />
        </h2>
      </div>
      {isScam ? (
        <>
          <p className="max-w-reading text-lg">
            Send no money, no documents and no bank details, and do not carry on in the chat.
          </p>
          <RiskReasons risk={facts.risk} />
        </>
      ) : (
        <VerdictGrounds
          fact={facts.openToSouthAfrica}
          isRead={job.pasted.language === null && !job.pasted.isMostlyLink}
          isLarge
        />
      )}
    </>
  );
}

function About({ job }: { job: CheckedJob }) {
  const { title, company } = job;
  const name = [title, company].filter((part) => part !== "");
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {name.length > 0 && <p className="min-w-0 text-quiet wrap-anywhere">{name.join(" · ")}</p>}
      <Kinds kinds={kindsOf(job)} />
    </div>
  );
}

const workplaces: Readonly<Record<Workplace, string | null>> = {
  remote: "Remote",
  hybrid: "Partly in an office",
  "on-site": "In an office",
  unclear: null,
};

function kindsOf(job: CheckedJob): string[] {
  const { isMarketing, roleType, experience, workplace } = job.facts;
  const other = isOtherWork(job) ? "Not a marketing job" : null;
  const role = isMarketing.value ? [roleType.value, experience.value] : [other];
  return [...role, workplaces[workplace.value]].filter((kind) => kind !== null);
}

const Kinds = ({ kinds }: { kinds: readonly string[] }) =>
  kinds.length === 0 ? null : (
    <ul aria-label="Kind of job" className="flex flex-wrap gap-1.5">
      {kinds.map((kind) => (
        <li key={kind}>
          <Chip>{kind}</Chip>
        </li>
      ))}
    </ul>
  );
