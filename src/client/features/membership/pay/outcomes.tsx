import { TaskState } from "#client/layout/task.tsx";
import { receiptPath } from "#domain/page-addresses.ts";
import { paths } from "#domain/paths.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { Link } from "#client/ui/link.tsx";

const fallback = "There was an issue processing your subscription. Please try again.";

export const Succeeded = ({ receiptNumber }: { receiptNumber: string | null }) => (
  <TaskState
    title="Subscription Successful!"
    outcome="good"
    isNews
    action={
      <>
        <ButtonLink to={paths.jobs} variant="primary">
          Browse Premium Jobs
        </ButtonLink>
        <ButtonLink to={paths.home}>Go to your dashboard</ButtonLink>
      </>
    }
  >
    <p>Your year of Premium starts now. Every listing and every tool is open to you.</p>
    <p className="text-base">
      The receipt is on its way to your mail.{" "}
      {receiptNumber === null ? (
        <Link to={paths.membership} className="text-link">
          See it on your account page
        </Link>
      ) : (
        <Link to={receiptPath(receiptNumber)} className="text-link">
          Open receipt <span className="whitespace-nowrap">{receiptNumber}</span>
        </Link>
      )}
    </p>
  </TaskState>
);

interface FailedProps {
  readonly message: string;
  /** Whether it came about while somebody was looking. */
  readonly isNews: boolean;
  readonly onCheckAgain?: () => void;
}

export const Failed = ({ message, isNews, onCheckAgain }: FailedProps) => (
  <TaskState
    title="Subscription Failed"
    outcome="bad"
    isNews={isNews}
    action={
      <>
        <ButtonLink to={paths.subscribe} variant="primary">
          Try Again
        </ButtonLink>
        <ButtonLink to={paths.jobs}>Return to Jobs</ButtonLink>
        {onCheckAgain !== undefined && (
          <Button variant="quiet" onClick={onCheckAgain}>
            Check again
          </Button>
        )}
      </>
    }
  >
    <p>{message || fallback}</p>
    <p className="text-base">
      If your bank shows a payment that we do not know of, do not pay twice: what went through
      counts by itself, mostly within minutes.
    </p>
  </TaskState>
);

interface UnsettledProps {
  readonly message: string;
  /** The payment is confirmed; only the account could not be looked at. */
  readonly isPaid: boolean;
  readonly onCheckAgain: () => void;
}

/** We do not know yet, and say so. Paying again is not offered: the first payment may have gone through. */
export const Unsettled = ({ message, isPaid, onCheckAgain }: UnsettledProps) => (
  <TaskState
    title={isPaid ? "Your payment is confirmed" : "We cannot confirm it yet"}
    isNews
    action={
      <>
        <Button variant="primary" onClick={onCheckAgain}>
          Check again
        </Button>
        <ButtonLink to={paths.jobs}>Return to Jobs</ButtonLink>
      </>
    }
  >
    <p>{message}</p>
    <Alert title={isPaid ? "Premium is yours" : "A payment made will count by itself"}>
      {isPaid
        ? "Only your account could not be looked at just now. You need not pay again."
        : "We keep asking Paystack until we know. You can close this page, and you should not pay again."}
    </Alert>
  </TaskState>
);
