import type { UseMutationResult } from "@tanstack/react-query";
import { useSyncExternalStore, type ReactNode } from "react";
import { TaskState } from "#client/layout/task.tsx";
import { failureMessage } from "#client/session/failure.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { paths } from "#domain/paths.ts";

/**
 * The token in the address a mail leads to. It stands behind the `#`, so only the browser knows it:
 * null on the server and while taking over from it, empty when there is none.
 */
export const useLinkToken = (): string | null =>
  useSyncExternalStore(onHashChange, hash, () => null);

/**
 * The same for a task of its own for each link. In the browser it is known from the first moment: if it became another
 * one while the scripts take over, what somebody has typed by then would be gone.
 */
export function useLinkTask(): { readonly token: string; readonly isIncomplete: boolean } {
  const token = useLinkToken();
  const isServer = typeof location === "undefined";
  return { token: token ?? (isServer ? "" : hash()), isIncomplete: token === "" };
}

const hash = (): string => location.hash.slice(1);

function onHashChange(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

/** For a link that lost its end on the way, which mail programs do to long ones. */
export const IncompleteLink = ({ action }: { action: ReactNode }) => (
  <TaskState title="This link is not complete" action={action}>
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
