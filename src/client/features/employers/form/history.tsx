import {
  closeReasons,
  type CloseReason,
  type ModerationStep,
} from "#domain/employers/posting-states.ts";
import { momentOf } from "#client/ui/figures/moment.ts";
import { closeNames, stepNames } from "../say-posting.ts";

interface Step {
  readonly id: number;
  readonly step: ModerationStep;
  readonly at: string;
  readonly reason: string | null;
  /** Who it was, for those who may know. */
  readonly by?: string | null;
}

/** What happened to a posting, newest first. */
export const History = ({ steps }: { steps: readonly Step[] }) => (
  <section aria-labelledby="history" className="grid gap-4">
    <h2 id="history" className="text-xl">
      What happened so far
    </h2>
    <ol className="grid gap-4 border-l-2 border-line pl-5">
      {steps.map(({ id, step, at, reason, by }) => (
        <li key={id} className="relative">
          <span
            aria-hidden="true"
            className="absolute top-1.5 -left-[1.625rem] size-2.5 rounded-full bg-ember"
          />
          <p className="font-medium">
            {stepNames[step]}
            {by !== undefined && by !== null && (
              <span className="font-normal text-quiet"> by {by}</span>
            )}
          </p>
          <p className="text-sm text-quiet tabular-nums">
            <time dateTime={at}>{momentOf(at)}</time>
          </p>
          {reason !== null && (
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{sayReason(step, reason)}</p>
          )}
        </li>
      ))}
    </ol>
  </section>
);

/** Why something was closed is one of a few words; why it was returned is somebody's own. */
const sayReason = (step: ModerationStep, reason: string): string =>
  step === "closed" && isCloseReason(reason) ? closeNames[reason] : reason;

const isCloseReason = (reason: string): reason is CloseReason =>
  (closeReasons as readonly string[]).includes(reason);
