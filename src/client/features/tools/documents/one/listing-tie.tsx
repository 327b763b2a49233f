import { useState } from "react";
import type { WholeDocument } from "#contract/tools/documents.ts";
import { ChangedMeanwhile } from "#client/session/changed-meanwhile.tsx";
import { hasChangedMeanwhile, useFailureReport } from "#client/session/failure.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { formOnDemand } from "#client/ui/form/form-on-demand.tsx";
import { Link } from "#client/ui/link.tsx";
import { Dialog } from "#client/ui/overlay/dialog.tsx";
import { useDocumentChange } from "../queries.ts";

// Few tie anything, so only they fetch what the form is made of.
const TieForm = formOnDemand(async () => (await import("./tie-form.tsx")).TieForm, "h-48");

/** The listing a document belongs to, if any. */
export function ListingTie({ document }: { document: WholeDocument }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <section aria-labelledby="listing" className="grid gap-3">
      <h2 id="listing" className="text-lg">
        Listing
      </h2>
      {document.job === null ? (
        <p className="text-quiet">It belongs to no listing.</p>
      ) : (
        <p>
          For{" "}
          <Link to={document.job.path} className="text-link">
            {document.job.title}
          </Link>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => setIsOpen(true)}>
          {document.job === null ? "Tie to a listing" : "Tie to another"}
        </Button>
        {document.job !== null && <Untie document={document} />}
      </div>
      <Dialog isOpen={isOpen} onClose={close} title="Tie to a listing">
        {isOpen && <TieForm document={document} onDone={close} />}
      </Dialog>
    </section>
  );
}

function Untie({ document }: { document: WholeDocument }) {
  const change = useDocumentChange(document);
  const report = useFailureReport();
  const untie = () =>
    change.mutate(
      { jobId: null },
      {
        onSuccess: () => toast({ title: "Taken off the listing" }),
        onError: (error) => {
          if (!hasChangedMeanwhile(error)) report("It still belongs to the listing")(error);
        },
      },
    );
  return (
    <>
      <Button size="small" variant="quiet" isLoading={change.isPending} onClick={untie}>
        Take it off the listing
      </Button>
      <ChangedMeanwhile error={change.error}>
        What you see now is how it was left. Press again if you still want to.
      </ChangedMeanwhile>
    </>
  );
}
