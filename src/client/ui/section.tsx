import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "#client/ui/button.tsx";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import { failureMessage } from "../session/failure.ts";

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

/** One matter of the account: what it is on the left, what you can do about it on the right. */
export function Section({ id, title, note, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t border-line py-10 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-2">
        {/* Takes the focus when the thing that had it is gone. */}
        <h2 id={id} tabIndex={-1} className="text-xl">
          {title}
        </h2>
        <div className="max-w-[44ch] text-quiet">{note}</div>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

export const focusSection = (id: string): void => document.getElementById(id)?.focus();

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
