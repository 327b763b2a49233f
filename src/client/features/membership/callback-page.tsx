import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useRevalidator } from "react-router";
import type { PageHead } from "#contract/page.ts";
import { useApp } from "#client/app-context.ts";
import { isSignedOut } from "#client/session/failure.ts";
import { changeViewer } from "#client/session/viewer.ts";
import { TaskFrame, TaskState } from "#client/layout/task.tsx";
import type { LoadArguments } from "#client/page.tsx";
import { Progress } from "#client/ui/feedback/progress.tsx";
import { confirmationKey, confirmationQuery, UpgradeFailed } from "./pay/confirmation.ts";
import { Failed, Succeeded, Unsettled } from "./pay/outcomes.tsx";
import { isUnsettled, reasonOf, sayVerifyFailure } from "./pay/verify-words.ts";

/** The reference stays in the address: it opens nothing for anybody else, and a reload may need it. */
export const head = (): PageHead => ({
  title: "Your payment",
  description: "Checks your payment with Paystack and opens premium.",
  canonical: null,
});

/** A payment that failed before may have been made since, under the same reference: each visit asks anew. */
export async function load({ app }: LoadArguments): Promise<void> {
  app.queryClient.removeQueries({ queryKey: confirmationKey });
}

export function Page() {
  return (
    <TaskFrame>
      <Outcome reference={referenceIn(useLocation().search)} />
      <p className="without-script text-quiet">
        Checking a payment needs JavaScript. If you have paid, it will count by itself within a few
        minutes.
      </p>
    </TaskFrame>
  );
}

/** Paystack sends the same name twice. */
function referenceIn(search: string): string {
  const parameters = new URLSearchParams(search);
  return (parameters.get("reference") || parameters.get("trxref")) ?? "";
}

function Outcome({ reference }: { reference: string }) {
  const { data, error, isFetching, refetch } = useQuery(confirmationQuery(useApp(), reference));
  const isSignedOutNow = isSignedOut(reasonOf(error));
  useSignInAgain(isSignedOutNow);
  const checkAgain = () => void refetch();
  const hasFailed = error !== null && !isFetching && !isSignedOutNow;

  if (reference === "")
    return <Failed message="Payment reference not found in URL" isNews={false} />;
  if (data?.kind === "premium") return <Succeeded receiptNumber={data.receiptNumber} />;
  if (data?.kind === "refused" && !isFetching)
    return <Failed message={data.message} isNews onCheckAgain={checkAgain} />;
  if (hasFailed && isUnsettled(error))
    return (
      <Unsettled
        message={sayVerifyFailure(error)}
        isPaid={error instanceof UpgradeFailed}
        onCheckAgain={checkAgain}
      />
    );
  if (hasFailed) return <Failed message={sayVerifyFailure(error)} isNews />;
  return (
    <TaskState title="Verifying your payment">
      <p>
        We are asking Paystack. This takes a few seconds, and you need not wait here for it to
        count.
      </p>
      <Progress label="One moment" />
    </TaskState>
  );
}

/** Whoever was signed out meanwhile signs in, and comes back to this very payment. */
function useSignInAgain(isNeeded: boolean): void {
  const { queryClient } = useApp();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isNeeded) return;
    changeViewer(queryClient, null);
    void revalidate();
  }, [isNeeded, queryClient, revalidate]);
}
