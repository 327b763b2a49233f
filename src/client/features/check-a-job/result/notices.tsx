import type { CheckedJob } from "#contract/listings/check-a-job.ts";
import { Alert } from "#client/ui/feedback/alert.tsx";

/** What one must know of the pasted text before the answer. */
export function Notices({ job: { pasted, title } }: { job: CheckedJob }) {
  const { ads, language, isMostlyLink } = pasted;
  return (
    <>
      {ads > 1 && (
        <Alert title={`There seem to be ${ads} ads here`}>
          We read the first{title !== "" && `, “${title}”`}. Paste the others one at a time.
        </Alert>
      )}
      {language !== null && (
        <Alert title="We read English ads">
          This one seems to be in {language}. What our rules know, such as figures and addresses,
          stands below; where nothing stands, the ad may still say something.
        </Alert>
      )}
      {isMostlyLink && (
        <Alert title="The post itself seems to be behind the link">
          We open no links. Open it, copy the whole text and paste that: the answer will be surer.
        </Alert>
      )}
    </>
  );
}
