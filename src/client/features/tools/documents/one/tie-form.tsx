import { useQuery } from "@tanstack/react-query";
import type { WholeDocument } from "#contract/tools/documents.ts";
import { useApp } from "#client/app-context.ts";
import { ChangedMeanwhile } from "#client/session/changed-meanwhile.tsx";
import { hasChangedMeanwhile, hasCode, useFailureReport } from "#client/session/failure.ts";
import { Fetched } from "#client/session/fetched.tsx";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { FormBody, SubmitButton, TextField } from "#client/ui/form/checked-fields.tsx";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { tiableJobsQuery, useDocumentChange } from "../queries.ts";

const schema = async () => (await import("../schemas.ts")).listingForm;

const noSuchListing = {
  title: "There is no such listing",
  description: "Check the address. A listing that has closed cannot be tied to any more.",
  variant: "destructive",
} as const;

interface TieFormProps {
  readonly document: WholeDocument;
  readonly onDone: () => void;
}

/** One press for a saved job; for any other its address. */
export function TieForm({ document, onDone }: TieFormProps) {
  const saved = useQuery({ ...tiableJobsQuery(useApp().api), staleTime: 0 });
  const change = useDocumentChange(document);
  const report = useFailureReport();
  const fail = (error: unknown) => {
    if (hasChangedMeanwhile(error)) return;
    if (hasCode(error, "not_found")) toast(noSuchListing);
    else report("It was not tied to the listing")(error);
  };
  const tie = async (jobId: string) => {
    const { job } = await change.mutateAsync({ jobId });
    toast({ title: "Tied to the listing", description: job?.title ?? "" });
    onDone();
  };
  const form = useCheckedForm({ schema, send: ({ address }) => tie(address), onFailure: fail });
  return (
    <div className="grid gap-6">
      <ChangedMeanwhile error={change.error}>
        It{" "}
        {change.theirs?.job ? `belongs to “${change.theirs.job.title}”` : "belongs to no listing"}{" "}
        now. Choose again if you still want to.
      </ChangedMeanwhile>
      <Fetched query={saved}>
        {(jobs) =>
          jobs.length > 0 && (
            <section aria-labelledby="saved-jobs" className="grid gap-2">
              <h3 id="saved-jobs" className="text-lg">
                One of your saved jobs
              </h3>
              <ul className="max-h-64 divide-y divide-line overflow-y-auto border-y border-line">
                {jobs.map(({ jobId, title, company }) => (
                  <li key={jobId} className="flex items-center justify-between gap-4 py-2">
                    <span className="min-w-0 wrap-anywhere">
                      {title} <span className="text-quiet">{company}</span>
                    </span>
                    <Button
                      size="small"
                      aria-label={`Choose ${title}`}
                      isLoading={change.isPending}
                      onClick={() => void tie(jobId).catch(fail)}
                    >
                      Choose
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          )
        }
      </Fetched>
      <FormBody form={form}>
        <TextField
          form={form}
          name="address"
          label="Any other listing"
          hint="Open the job, then copy its address from the browser."
          autoComplete="off"
          inputMode="url"
        />
        <div>
          <SubmitButton form={form}>Tie to this listing</SubmitButton>
        </div>
      </FormBody>
    </div>
  );
}
