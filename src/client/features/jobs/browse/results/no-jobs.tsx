import { startingFilters, type JobFilters } from "#domain/jobs/filters.ts";
import { paths, signInPath } from "#domain/paths.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { Link } from "#client/ui/link.tsx";
import { addressOf } from "../address.ts";

interface NoJobsProps {
  readonly filters: JobFilters;
  readonly didYouMean: string | null;
}

/** A list without a job in it, and the way to one that has some. */
export function NoJobs({ filters, didYouMean }: NoJobsProps) {
  if (isSavedAlone(filters)) {
    return (
      <EmptyState
        title="You have no saved jobs yet"
        action={<ButtonLink to={paths.jobs}>Browse jobs</ButtonLink>}
      >
        Press Save on a listing and it waits here, on every device you sign in with.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No jobs found"
      action={<ButtonLink to={resetAddress(filters)}>Reset Filters</ButtonLink>}
    >
      {didYouMean !== null && (
        <span className="mb-2 block text-lg text-ink">
          Did you mean{" "}
          <Link
            to={addressOf({ filters: { ...filters, search: didYouMean } })}
            className="text-link"
          >
            {didYouMean}
          </Link>
          ?
        </span>
      )}
      Try adjusting your filters to find more opportunities.
      {namesPay(filters.search) && " For pay, choose a salary instead of writing it."}
    </EmptyState>
  );
}

/** As in `R50k`, `$5000` or `60k`. */
export const namesPay = (search: string): boolean => /(?:\bR|[$€£]) ?\d|\d ?k\b/i.test(search);

/** For somebody who wants to see their saved jobs and is signed out. */
export const SignInForSaved = () => (
  <EmptyState
    title="Sign in to see your saved jobs"
    action={
      <ButtonLink to={signInPath(paths.savedJobs)} variant="primary">
        Login/Register
      </ButtonLink>
    }
  >
    What you saved is kept with your account, not with this browser.
  </EmptyState>
);

/** The saved jobs stay the saved jobs, whatever else is reset. */
const resetAddress = ({ isSavedOnly }: JobFilters): string =>
  addressOf({ filters: { ...startingFilters, isSavedOnly } });

/** Nothing but the saved jobs is asked for. */
export const isSavedAlone = (filters: JobFilters): boolean =>
  filters.isSavedOnly && addressOf({ filters }) === paths.savedJobs;
