import { useState } from "react";
import { Button } from "#client/ui/button.tsx";
import { formOnDemand } from "#client/ui/form/form-on-demand.tsx";
import { Dialog } from "#client/ui/overlay/dialog.tsx";
import type { FreeJobsPlace } from "./address.ts";
import { FreeJobFilterForm } from "./filter-form.tsx";
import { FreeJobResults } from "./results.tsx";

const FreeJobForm = formOnDemand(
  async () => (await import("./form/free-job-form.tsx")).FreeJobForm,
  "h-96",
);

/** The jobs we put on the board ourselves: found, added, changed, hidden and deleted. */
export function FreeJobs({ place }: { place: FreeJobsPlace }) {
  const [edited, setEdited] = useState<{ readonly id: number | null } | null>(null);
  const close = () => setEdited(null);
  return (
    <section aria-labelledby="free-jobs" className="grid min-w-0 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="free-jobs" className="text-xl sm:text-2xl">
          Free jobs
        </h2>
        <Button variant="primary" onClick={() => setEdited({ id: null })}>
          Add job
        </Button>
      </div>
      <FreeJobFilterForm filters={place.filters} />
      <FreeJobResults place={place} onEdit={({ id }) => setEdited({ id })} />
      <Dialog
        isOpen={edited !== null}
        onClose={close}
        title={edited?.id === null ? "Add a free job" : "Edit free job"}
        isWide
      >
        {edited !== null && <FreeJobForm id={edited.id} onDone={close} onCancel={close} />}
      </Dialog>
    </section>
  );
}
