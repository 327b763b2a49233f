import { trackedPath } from "#domain/page-addresses.ts";
import { useEffect, useRef, useState } from "react";
import type { WholeApplication } from "#contract/tracker/application.ts";
import { useApp } from "#client/app-context.ts";
import { useTrackBy } from "#client/tracker/tracking.ts";
import { Button } from "#client/ui/button.tsx";
import { CheckIcon } from "#client/ui/icons/icons.tsx";
import { TrackerIcon } from "#client/ui/icons/tool-icons.tsx";
import { Link } from "#client/ui/link.tsx";
import { useOneAtATime } from "#client/ui/one-at-a-time.ts";
import type { CheckedAd } from "./track-ad.tsx";
import { NamesForm, type Names } from "./names-form.tsx";

/** One press where the ad names title and company; where it does not, they are asked for. */
export function TrackOrAsk({ text, title, company }: CheckedAd) {
  const { api } = useApp();
  const [isAsking, setIsAsking] = useState(false);
  const { track, isPending, tracked } = useTrackBy((names: Names) =>
    api.post("/api/premium/job-applications/from-ad", { body: { text, ...names } }),
  );
  // A failure has been reported by then.
  const trackOnce = useOneAtATime(() =>
    track({ jobTitle: title, company, url: null }).catch(() => undefined),
  );
  if (tracked !== null) return <TrackedNow application={tracked} />;
  if (isAsking) return <NamesForm title={title} company={company} track={track} />;
  const isNamed = title !== "" && company !== "";
  return (
    <Button
      className="justify-self-start"
      isLoading={isPending}
      onClick={() => (isNamed ? trackOnce() : setIsAsking(true))}
    >
      <TrackerIcon className="size-4" />
      Track this job
    </Button>
  );
}

/** Takes the focus of the button it stands for. */
function TrackedNow({ application: { id, jobTitle, company } }: { application: WholeApplication }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={line} tabIndex={-1} className="flex gap-2.5">
      <CheckIcon className="mt-0.5 size-5 shrink-0 text-yes" />
      <span className="wrap-anywhere">
        {jobTitle} at {company} is in your tracker.{" "}
        <Link to={trackedPath(id)} className="text-link">
          Open it
        </Link>
      </span>
    </p>
  );
}
