import type { ListedFreeJob } from "#contract/admin/free-jobs.ts";
import { Button } from "#client/ui/button.tsx";
import { Dialog } from "#client/ui/overlay/dialog.tsx";

interface DeleteDialogProps {
  /** None while nothing is asked. */
  readonly jobs: readonly ListedFreeJob[];
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

export function DeleteDialog({ jobs, onClose, onConfirm }: DeleteDialogProps) {
  const [only] = jobs.length === 1 ? jobs : [];
  return (
    <Dialog
      isOpen={jobs.length > 0}
      onClose={onClose}
      title={only === undefined ? `Delete ${jobs.length} jobs?` : "Delete this job?"}
      actions={
        <>
          <Button onClick={onClose}>Keep {only === undefined ? "them" : "it"}</Button>
          <Button variant="destructive" onClick={onConfirm}>
            {only === undefined ? `Delete ${jobs.length} jobs` : "Delete job"}
          </Button>
        </>
      }
    >
      <div className="grid gap-2">
        {only !== undefined && (
          <p className="font-semibold wrap-anywhere">
            {only.title} at {only.company}
          </p>
        )}
        <p>
          {only === undefined ? "They leave" : "It leaves"} the board at once, and every list where
          people saved {only === undefined ? "them" : "it"}. You can undo that for ten minutes.
        </p>
      </div>
    </Dialog>
  );
}
