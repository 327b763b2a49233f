import { lazy, Suspense, useState } from "react";
import { Button } from "#client/ui/button.tsx";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import { FlagIcon } from "#client/ui/icons/page-icons.tsx";
import { Dialog } from "#client/ui/overlay/dialog.tsx";

// Few report anything, so only they fetch what forms are made of.
const ReportForm = lazy(async () => {
  try {
    return { default: (await import("./report-form.tsx")).ReportForm };
  } catch {
    return { default: NoForm };
  }
});

const NoForm = () => <p>The form did not load. Check your connection, then reload the page.</p>;

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
        {isOpen && (
          <Suspense fallback={<Skeleton className="h-72 w-full" />}>
            <ReportForm jobId={jobId} onDone={close} />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}
