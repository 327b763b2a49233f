import type { UseMutationResult } from "@tanstack/react-query";
import { failureMessage } from "#client/session/failure.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { paths } from "#domain/paths.ts";

interface OnePressProps {
  readonly press: UseMutationResult<unknown, Error, void>;
  readonly label: string;
}

/** Does the one thing a page of a mail is for. */
export function OnePress({ press, label }: OnePressProps) {
  const onClick = () =>
    press.mutate(undefined, {
      onError: (error) =>
        toast({
          title: "Nothing has changed yet",
          description: failureMessage(error, "Please try again in a few seconds."),
          variant: "destructive",
        }),
    });
  return (
    <Button variant="primary" size="large" isLoading={press.isPending} onClick={onClick}>
      {label}
    </Button>
  );
}

export const toJobs = (
  <ButtonLink to={paths.jobs} variant="primary">
    Browse jobs
  </ButtonLink>
);
