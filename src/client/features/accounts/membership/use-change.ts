import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Membership } from "#contract/membership.ts";
import { ApiError, type Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { failureMessage, isSignedOut, useFailureReport } from "#client/session/failure.ts";
import { userQuery } from "#client/session/viewer.ts";
import { membershipQuery } from "#client/membership/queries.ts";

/** What the section does before, after and in place of a change. */
export interface Around {
  readonly onStart: () => void;
  readonly onDone: () => void;
  readonly onFailure: (error: unknown) => void;
}

interface Problem {
  readonly title: string;
  readonly message: string;
}

/** One thing to ask of the payment provider. What it says is shown; nothing is shown before it has said so. */
export function useChange(ask: (api: Api) => Promise<Membership>) {
  const { api, queryClient } = useApp();
  return useMutation({
    mutationFn: () => ask(api),
    onSuccess: (membership) => {
      queryClient.setQueryData(membershipQuery(api).queryKey, membership);
      // Who is looking may be premium no longer, or again.
      void queryClient.prefetchQuery({ ...userQuery(api), staleTime: 0 });
    },
    // Another tab may have been quicker, or the answer was lost on its way: the page shows what is true now.
    onError: () => queryClient.invalidateQueries(membershipQuery(api)),
  });
}

/** Keeps what went wrong in view, since it is about money. */
export function useProblem() {
  const [problem, setProblem] = useState<Problem | null>(null);
  const report = useFailureReport();
  return {
    problem,
    clear: () => setProblem(null),
    tell: (error: unknown): void => {
      if (isSignedOut(error)) report("Please sign in again")(error);
      else setProblem(problemOf(error));
    },
    /** For a question that changes nothing, answered or not. */
    tellOf:
      (title: string) =>
      (error: unknown): void => {
        if (isSignedOut(error)) report(title)(error);
        else setProblem({ title, message: messageOf(error) });
      },
  };
}

/** Only an answer tells that nothing happened; silence does not. */
function problemOf(error: unknown): Problem {
  if (isAnswer(error)) return { title: "Nothing has changed", message: messageOf(error) };
  return {
    title: "We could not tell whether that worked",
    message:
      "No answer came back in time. You were charged nothing by this. What you see here is what we know; look again in a minute.",
  };
}

const messageOf = (error: unknown): string =>
  failureMessage(error, "Please try again in a minute.");

const isAnswer = (error: unknown): boolean =>
  error instanceof ApiError && ![500, 504].includes(error.status) && error.code !== "timed_out";
