import type { User } from "#contract/accounts.ts";
import type { Membership } from "#contract/membership.ts";
import { TaskFrame, TaskState } from "#client/layout/task.tsx";
import { paths } from "#domain/paths.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { dayOf } from "#client/ui/figures/moment.ts";

interface AlreadyPremiumProps {
  readonly user: User;
  readonly membership: Membership | null;
  /** Whether it came about while somebody was looking. */
  readonly isNews: boolean;
}

/** There is nothing to pay, so nothing here asks for money. */
export function AlreadyPremium({ user, membership, isNews }: AlreadyPremiumProps) {
  const until = membership?.premiumUntil ?? user.premiumUntil;
  return (
    <TaskFrame>
      <TaskState
        title="You Already Have Premium"
        isNews={isNews}
        action={
          <>
            <ButtonLink to={paths.jobs} variant="primary">
              Browse Premium Jobs
            </ButtonLink>
            <ButtonLink to={paths.membership}>See your membership</ButtonLink>
          </>
        }
      >
        <p>
          There is nothing to pay.
          {until !== null && ` Everything is open to you until ${dayOf(until)}.`}
        </p>
      </TaskState>
    </TaskFrame>
  );
}
