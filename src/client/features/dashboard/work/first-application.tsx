import { paths } from "#domain/paths.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";

const steps = [
  ["Track", "Press Track on a listing. Its pay, text and verdict are kept as they were that day."],
  ["Wait", "A day to ask again is set for you. Weekends and public holidays are skipped."],
  ["Follow up", "On that day it stands here, with a message ready to send."],
] as const;

/** For whoever has tracked nothing yet: what this place will be, and the first step to it. */
export function FirstApplication() {
  return (
    <div className="grid content-start gap-6">
      <ol className="grid gap-x-6 gap-y-5 sm:grid-cols-3">
        {steps.map(([name, text], place) => (
          <li
            key={name}
            className="grid content-start gap-1 border-t-3 border-ember-pale pt-3 first:border-ember"
          >
            <p className="font-semibold">
              <span className="tabular-nums text-ember-text">{place + 1}</span> {name}
            </p>
            <p className="text-quiet">{text}</p>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.jobs} variant="primary">
          Track a listing
        </ButtonLink>
        <ButtonLink to={paths.jobTracker}>Open the tracker</ButtonLink>
      </div>
    </div>
  );
}
