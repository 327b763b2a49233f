import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "#client/ui/button.tsx";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import { failureMessage } from "./failure.ts";

interface FetchedProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** What was fetched, or that it is on its way, or that it failed and how to try again. */
export function Fetched<Data>({ query, children }: FetchedProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  return (
    <div className="grid gap-5" aria-busy={isFetching}>
      {error !== null && (
        <Alert
          tone="failure"
          title={data === undefined ? "This did not load" : "This may be out of date"}
          isAnnounced
        >
          <p>{failureMessage(error, "Something went wrong on the way to you.")}</p>
          <Button
            size="small"
            className="mt-3"
            isLoading={isFetching}
            onClick={() => void refetch()}
          >
            Try again
          </Button>
        </Alert>
      )}
      {data !== undefined && children(data)}
      {data === undefined && error === null && <Waiting />}
    </div>
  );
}

const Waiting = () => (
  <div className="grid gap-3">
    <span className="sr-only">Loading</span>
    <Skeleton className="h-5 w-3/5" />
    <Skeleton className="h-5 w-2/5" />
  </div>
);
