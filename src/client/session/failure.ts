import { useCallback } from "react";
import { useRevalidator } from "react-router";
import { ApiError } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { changeViewer } from "./viewer.ts";

/** What to tell a person about a failure: the server's words, or that there was no answer at all. */
export const failureMessage = (error: unknown, fallback: string): string =>
  error instanceof ApiError
    ? (error.userMessage ?? fallback)
    : "Check your connection and try again.";

export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof ApiError && error.code === code;

/** Whether nothing was done because it was meant for something that is not there any more. */
export const hasChangedMeanwhile = (error: unknown): boolean => hasCode(error, "changed_meanwhile");

/** What is there instead, in the words of the endpoint that refused; null where it did not say, and after any other failure. */
export const currentIn = (error: unknown): unknown =>
  error instanceof ApiError && hasChangedMeanwhile(error) ? (error.current ?? null) : null;

/** Whether the server found fault with this field. */
export const hasField = (error: unknown, field: string): boolean =>
  error instanceof ApiError && field in error.fields;

export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401;

/** Not let in: trying again would change nothing. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/** Reports what failed to somebody who is signed in, unless a field already says it. */
export function useFailureReport(): (title: string) => (error: unknown) => void {
  const { queryClient } = useApp();
  const { revalidate } = useRevalidator();
  return useCallback(
    (title) => (error) => {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) return;
      toast({
        title,
        description: failureMessage(error, "Please try again in a few seconds."),
        variant: "destructive",
      });
      if (!isSignedOut(error)) return;
      // This device was signed out from another one; the page decides afresh what its visitor may see.
      changeViewer(queryClient, null);
      void revalidate();
    },
    [queryClient, revalidate],
  );
}

/** Reports whatever failed, also where a field says it too. */
export function useErrorReport(): (error: unknown) => void {
  const report = useFailureReport();
  return (error) => {
    if (isSignedOut(error)) report("Error")(error);
    else
      toast({
        title: "Error",
        description: failureMessage(error, "Please try again in a few seconds."),
        variant: "destructive",
      });
  };
}
