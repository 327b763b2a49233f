import type { UseMutationResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { TaskState } from "#client/layout/task.tsx";
import { failureMessage } from "#client/session/failure.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { paths } from "#domain/paths.ts";

/** For a link that lost its end on the way, which mail programs do to long ones. */
export const IncompleteLink = ({ action }: { action: ReactNode }) => (
  <TaskState title="This link is not complete" outcome="bad" action={action}>
    <p>Open it from the mail again, or copy all of it into the address bar.</p>
  </TaskState>
);

interface Undoing {
  readonly undo: UseMutationResult<unknown, Error, void>;
  /** What it is called, on the button. */
  readonly label: string;
  /** A failure that the page itself tells about. */
  readonly isTold: (error: unknown) => boolean;
}

/** Undoes what a mail told of. Where the page does not say what went wrong, a toast does. */
export function UndoButton({ undo, label, isTold }: Undoing) {
  const onClick = () =>
    undo.mutate(undefined, {
      onError: (error) => {
        if (isTold(error)) return;
        toast({
          title: "Nothing has changed yet",
          description: failureMessage(error, "Please try again in a few seconds."),
          variant: "destructive",
        });
      },
    });
  return (
    <Button variant="primary" size="large" isLoading={undo.isPending} onClick={onClick}>
      {label}
    </Button>
  );
}

export const toSignIn = (
  <ButtonLink to={paths.auth} variant="primary">
    Sign in
  </ButtonLink>
);
