import { useState } from "react";
import { Button } from "#client/ui/button.tsx";
import { formOnDemand } from "#client/ui/form/form-on-demand.tsx";
import { FlagIcon } from "#client/ui/icons/page-icons.tsx";
import { Dialog } from "#client/ui/overlay/dialog.tsx";

// Few report anything, so only they fetch what forms are made of.
const ReportForm = formOnDemand(async () => (await import("./report-form.tsx")).ReportForm);

/** Readers see what rules miss. Anybody may tell us, signed in or not. */
export function ReportProblem({ jobId }: { jobId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        <FlagIcon className="size-4" />
        Report a problem
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title="Report a problem">
        {isOpen && <ReportForm jobId={jobId} onDone={close} />}
      </Dialog>
    </>
  );
}
