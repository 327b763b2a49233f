import { useMutation } from "@tanstack/react-query";
import { useApp } from "#client/app-context.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { useUser } from "#client/session/viewer.ts";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { Button } from "#client/ui/button.tsx";

/** Nothing is checked before somebody can be reached. */
export function ConfirmAddress() {
  const { api } = useApp();
  const email = useUser()?.email ?? "";
  const report = useFailureReport();
  const resend = useMutation({ mutationFn: () => api.post("/api/account/resend-verification") });
  return (
    <Alert tone="warning" title="Confirm your mail address first">
      <p>
        We look at your postings once you have opened the link in our mail to{" "}
        <strong className="wrap-anywhere">{email}</strong>.
      </p>
      <Button
        size="small"
        className="mt-3"
        isLoading={resend.isPending}
        onClick={() =>
          resend.mutate(undefined, {
            onSuccess: () => toast({ title: "Sent", description: "Look for our mail." }),
            onError: report("The mail was not sent"),
          })
        }
      >
        Send it again
      </Button>
    </Alert>
  );
}
