import { useQuery } from "@tanstack/react-query";
import { useState, type ComponentProps } from "react";
import type { ListedApplication } from "#contract/tracker/views.ts";
import { useApp } from "#client/app-context.ts";
import { Fetched } from "#client/session/fetched.tsx";
import { Button } from "#client/ui/button.tsx";
import { formOnDemand } from "#client/ui/form/form-on-demand.tsx";
import { Dialog } from "#client/ui/overlay/dialog.tsx";
import { useDeletion } from "../changes.ts";
import { dueQuery } from "#client/tracker/due-query.ts";
import { applicationQuery } from "../queries.ts";

// Nobody waits for it before there is something to write down.
const ApplicationForm = formOnDemand(
  async () => (await import("./application-form.tsx")).ApplicationForm,
  "h-96",
);

type Edited = Pick<ListedApplication, "id" | "jobTitle" | "company">;

type Open = null | { readonly edit: Edited | null } | { readonly remove: Edited };

/** The dialogs of the tracker, one at a time. */
export function useTrackerDialogs() {
  const [open, setOpen] = useState<Open>(null);
  return {
    open,
    close: () => setOpen(null),
    add: () => setOpen({ edit: null }),
    edit: (application: Edited) => setOpen({ edit: application }),
    remove: (application: Edited) => setOpen({ remove: application }),
  };
}

interface TrackerDialogsProps {
  readonly dialogs: ReturnType<typeof useTrackerDialogs>;
  readonly today: string;
  readonly onDeleted?: () => void;
}

export function TrackerDialogs({
  dialogs: { open, close },
  today,
  onDeleted,
}: TrackerDialogsProps) {
  const edited = open !== null && "edit" in open ? open : null;
  const removed = open !== null && "remove" in open ? open.remove : null;
  const { data: due } = useQuery(dueQuery(useApp().api));
  const form = {
    today,
    followUpDate: due?.followUpForToday ?? "",
    onDone: close,
    onCancel: close,
  };
  return (
    <>
      <Dialog
        isOpen={edited !== null}
        onClose={close}
        title={edited?.edit ? "Edit application" : "Add application"}
        isWide
      >
        {edited?.edit === null && <ApplicationForm application={null} {...form} />}
        {edited !== null && edited.edit !== null && <WholeForm id={edited.edit.id} {...form} />}
      </Dialog>
      <RemoveDialog application={removed} onClose={close} onDeleted={onDeleted} />
    </>
  );
}

type FormProps = Omit<ComponentProps<typeof ApplicationForm>, "application">;

/** What a list shows of an application is not all of it, and what is not in the form would be lost. */
function WholeForm({ id, ...rest }: FormProps & { id: number }) {
  const query = useQuery({ ...applicationQuery(useApp().api, id), staleTime: 0 });
  return (
    <Fetched query={query}>
      {(application) =>
        // What was kept from an earlier look may be old: the form begins with what is there now.
        query.isFetching ? null : <ApplicationForm application={application} {...rest} />
      }
    </Fetched>
  );
}

interface RemoveDialogProps {
  readonly application: Edited | null;
  readonly onClose: () => void;
  readonly onDeleted?: (() => void) | undefined;
}

function RemoveDialog({ application, onClose, onDeleted }: RemoveDialogProps) {
  const remove = useDeletion({ onDeleted });
  return (
    <Dialog
      isOpen={application !== null}
      onClose={onClose}
      title="Are you sure you want to delete this application?"
      actions={
        application !== null && (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              variant="destructive"
              isLoading={remove.isPending}
              onClick={() => remove.mutate(application, { onSettled: onClose })}
            >
              Delete
            </Button>
          </>
        )
      }
    >
      {application !== null && (
        <p>
          {application.jobTitle} at {application.company}, with its timeline, people and notes. You
          can put it back for ten minutes.
        </p>
      )}
    </Dialog>
  );
}
