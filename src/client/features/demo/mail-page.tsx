import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { brand } from "#domain/brand.ts";
import type { PageHead } from "#contract/page.ts";
import { useApp } from "#client/app-context.ts";
import type { LoadArguments } from "#client/page.tsx";
import { Button } from "#client/ui/button.tsx";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { MailList } from "./mail-list.tsx";
import { MailView } from "./mail-view.tsx";
import { capturedMailQuery, useSendSampleMail } from "./queries.ts";

export const head = (): PageHead => ({
  title: "Mail",
  description: `The mail this demo of ${brand.name} would have sent.`,
  canonical: null,
});

export async function load({ app }: LoadArguments): Promise<void> {
  // Mail arrives without this page knowing, so every visit looks afresh.
  await app.queryClient.fetchQuery({ ...capturedMailQuery(app.api), staleTime: 0 });
}

export function Page() {
  const { api } = useApp();
  const mail = useQuery(capturedMailQuery(api));
  const sending = useSendSampleMail();
  const chosenId = new URLSearchParams(useLocation().search).get("message");
  const messages = mail.data ?? [];
  const shown = messages.find(({ id }) => id === chosenId) ?? messages[0];

  const send = () =>
    sending.mutate(undefined, {
      onSuccess: () =>
        toast({ title: "Sample sent", description: "It is at the top of the list." }),
      onError: () =>
        toast({
          title: "Nothing was sent",
          description: "Try again in a few seconds.",
          variant: "destructive",
        }),
    });
  const sendButton = (
    <Button variant="primary" isLoading={sending.isPending} onClick={send}>
      Send a sample
    </Button>
  );

  return (
    <div className="page-width grid gap-8 py-14 lg:py-20">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div className="grid gap-3">
          <h1 className="text-4xl">Mail</h1>
          <p className="max-w-[56ch] text-lg text-quiet">
            In a demo nothing leaves this machine. Every message {brand.name} would have sent ends
            up here, newest first. Addresses at nowhere.example refuse theirs, and those at
            busy.example take it at the second try.
          </p>
        </div>
        {messages.length > 0 && sendButton}
      </div>
      {mail.isRefetchError && (
        <Alert tone="failure" title="The list may be out of date" isAnnounced>
          <p>
            We could not fetch it again. What you see is what was there before; nothing is lost.
          </p>
          <Button
            size="small"
            className="mt-3"
            isLoading={mail.isFetching}
            onClick={() => void mail.refetch()}
          >
            Try again
          </Button>
        </Alert>
      )}
      {shown === undefined ? (
        <EmptyState title="No mail yet" action={sendButton}>
          Register, reset a password or subscribe, and the message appears here. Or send yourself a
          sample.
        </EmptyState>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <MailList
            messages={messages}
            shownId={shown.id}
            isArriving={sending.isPending || mail.isFetching}
          />
          <MailView message={shown} />
        </div>
      )}
    </div>
  );
}
