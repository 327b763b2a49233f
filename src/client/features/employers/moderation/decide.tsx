import { useState } from "react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import type { z } from "zod";
import type { ModerationDetail, returnBody } from "#contract/employers/moderation.ts";
import { deskListingPath, deskPostingPath } from "#domain/page-addresses.ts";
import { usualModerationSort } from "#domain/employers/moderation-order.ts";
import { useApp } from "#client/app-context.ts";
import { ChangedMeanwhile } from "#client/session/changed-meanwhile.tsx";
import { hasChangedMeanwhile, useFailureReport } from "#client/session/failure.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { FormBody, SubmitButton } from "#client/ui/form/checked-fields.tsx";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { Field } from "#client/ui/form/field.tsx";
import { Textarea } from "#client/ui/form/text-input.tsx";
import { Link } from "#client/ui/link.tsx";
import { Dialog } from "#client/ui/overlay/dialog.tsx";
import { deskStateNames } from "../say-posting.ts";
import { queueQuery, usePublish, useReturn } from "./queries.ts";

interface DecideProps {
  readonly posting: ModerationDetail;
}

/** The two things there are to decide about a posting that waits. */
export function Decide({ posting }: DecideProps) {
  const publish = usePublish(posting);
  const report = useFailureReport();
  const [isReturning, setIsReturning] = useState(false);
  const isWaiting = posting.state === "waiting";
  const send = () =>
    publish.mutate(undefined, {
      onSuccess: () => {
        document.getElementById("moderated")?.focus();
        toast({ title: "Published", description: "It is on the board, and its employer is told." });
      },
      onError: (error) => hasChangedMeanwhile(error) || report("It was not published")(error),
    });
  return (
    <section aria-labelledby="decide" className="grid gap-4 rounded-card bg-ember-wash p-5">
      <h2 id="decide" className="text-xl">
        {isWaiting ? "Your decision" : deskStateNames[posting.state]}
      </h2>
      <ChangedMeanwhile error={publish.error}>What you see is how it stands now.</ChangedMeanwhile>
      {isWaiting && !posting.isForBoard && (
        <p>
          As it is written, the board would not show it. If that is read wrongly,{" "}
          <Link to={deskListingPath(posting.id)} className="text-link">
            decide the fact
          </Link>{" "}
          first.
        </p>
      )}
      {isWaiting ? (
        <div className="needs-script flex flex-wrap gap-2">
          {posting.isForBoard && (
            <Button variant="primary" isLoading={publish.isPending} onClick={send}>
              Publish
            </Button>
          )}
          <Button onClick={() => setIsReturning(true)}>Return with a reason</Button>
        </div>
      ) : (
        <Decided posting={posting} />
      )}
      <Dialog isOpen={isReturning} onClose={() => setIsReturning(false)} title="Return it">
        {isReturning && <ReturnForm posting={posting} onClose={() => setIsReturning(false)} />}
      </Dialog>
    </section>
  );
}

/** Where to go from here: to the listing, and to the one that has waited longest. */
function Decided({ posting: { path } }: DecideProps) {
  const { data } = useInfiniteQuery(queueQuery(useApp().api, longestWaiting, null));
  const next = data?.pages[0]?.postings[0];
  return (
    <>
      <p>There is nothing to decide.</p>
      <p className="grid justify-items-start gap-2">
        {path !== null && (
          <Link to={path} className="text-link">
            See it on the board
          </Link>
        )}
        {next !== undefined && (
          <Link to={deskPostingPath(next.id)} className="text-link wrap-anywhere">
            Next one waiting: {next.title}
          </Link>
        )}
      </p>
    </>
  );
}

const longestWaiting = { search: "", view: "waiting", sort: usualModerationSort } as const;

type ReturnFields = Omit<z.input<typeof returnBody>, "version">;

const schema = async () => (await import("../schemas.ts")).returnBody.omit({ version: true });

function ReturnForm({ posting, onClose }: DecideProps & { onClose: () => void }) {
  const giveBack = useReturn(posting);
  const report = useFailureReport();
  const form = useCheckedForm<ReturnFields, ReturnFields>({
    schema,
    send: async (body) => {
      await giveBack.mutateAsync(body);
      // First the dialog has to be closed, then the title can take the focus.
      flushSync(onClose);
      document.getElementById("moderated")?.focus();
      toast({ title: "Returned", description: "Its employer has your reason by mail." });
    },
    onFailure: (error) => hasChangedMeanwhile(error) || report("It was not returned")(error),
  });
  return (
    <FormBody form={form}>
      <ChangedMeanwhile error={giveBack.error}>Close this and look at it again.</ChangedMeanwhile>
      <Field
        label="What has to change"
        hint="They read this word for word, on their dashboard and in our mail. Say what to do, not only what is wrong."
        error={form.problemOf("reason")}
      >
        {(control) => <Textarea {...control} name="reason" rows={4} />}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Back</Button>
        <SubmitButton form={form} variant="primary">
          Return it
        </SubmitButton>
      </div>
    </FormBody>
  );
}
