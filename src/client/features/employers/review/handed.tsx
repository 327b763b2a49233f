import type { PostingDetail } from "#contract/employers/postings.ts";
import { paths } from "#domain/paths.ts";
import { useUser } from "#client/session/viewer.ts";
import { TaskFrame, TaskState } from "#client/layout/task.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";

/** It is with us, and what comes next: for some the mail that confirms their address. */
export function Handed({ posting }: { posting: PostingDetail }) {
  const email = useUser()?.email ?? "";
  const isUnconfirmed = posting.state === "unconfirmed";
  return (
    <TaskFrame>
      <TaskState
        title={isUnconfirmed ? "Now confirm your address" : "We have it"}
        isNews
        action={
          <ButtonLink to={paths.employerDashboard} variant="primary">
            See my postings
          </ButtonLink>
        }
      >
        {isUnconfirmed ? (
          <p>
            Your posting is kept. We look at it as soon as you have opened the link in our mail to{" "}
            <strong className="wrap-anywhere text-ink">{email}</strong>.
          </p>
        ) : (
          <p>
            We read it before candidates do, and write to{" "}
            <strong className="wrap-anywhere text-ink">{email}</strong> when it is on the board, or
            with what has to change first.
          </p>
        )}
        <p>You can edit or close it at any time.</p>
      </TaskState>
    </TaskFrame>
  );
}
