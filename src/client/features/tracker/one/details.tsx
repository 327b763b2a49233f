import type { ReactNode } from "react";
import type { WholeApplication } from "#contract/tracker/application.ts";
import { Link } from "#client/ui/link.tsx";

/** Everything else that was typed. */
export function Details({ application }: { application: WholeApplication }) {
  const { jobType, platform, salary, strategyTag, url, job, notes, coverLetterTemplate } =
    application;
  return (
    <section aria-labelledby="details-title" className="grid gap-3">
      <h2 id="details-title" className="text-xl">
        Details
      </h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2">
        <Row name="Job type">{jobType}</Row>
        <Row name="Platform">{platform}</Row>
        {salary !== null && <Row name="Pay">{salary}</Row>}
        {strategyTag !== null && <Row name="Strategy">{strategyTag}</Row>}
        {url !== null && (
          <Row name="Link">
            <a href={url} target="_blank" rel="noreferrer" className="text-link wrap-anywhere">
              {hostOf(url)}
            </a>
          </Row>
        )}
        {job !== null && (
          <Row name="On Kwela">
            <Link to={job.path} className="text-link">
              The listing today
            </Link>
          </Row>
        )}
      </dl>
      {notes !== null && <LongText title="Notes">{notes}</LongText>}
      {coverLetterTemplate !== null && (
        <LongText title="Cover letter used">{coverLetterTemplate}</LongText>
      )}
    </section>
  );
}

const hostOf = (url: string): string => URL.parse(url)?.host ?? url;

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-quiet">{name}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </>
);

const LongText = ({ title, children }: { title: string; children: string }) => (
  <div className="grid gap-1">
    <h3 className="font-text text-sm font-medium tracking-normal text-quiet">{title}</h3>
    <p className="wrap-anywhere whitespace-pre-wrap">{children}</p>
  </div>
);
