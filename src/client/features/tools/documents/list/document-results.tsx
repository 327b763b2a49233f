import { useState } from "react";
import type { ListedDocument } from "#contract/tools/documents.ts";
import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { paths } from "#domain/paths.ts";
import { ListFailure } from "#client/session/list-failure.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { classNames } from "#client/ui/class-names.ts";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import { LoadMore } from "#client/ui/list/load-more.tsx";
import { formOnDemand } from "#client/ui/form/form-on-demand.tsx";
import { Dialog } from "#client/ui/overlay/dialog.tsx";
import { useDeletion } from "../deletion.ts";
import { addressOf, type DocumentFilters, type DocumentsPlace } from "./address.ts";
import { CompareBar, useChoosingTwo } from "./choosing-two.tsx";
import { DocumentRow } from "./document-row.tsx";
import { useDocuments, useMoreDocuments } from "./use-documents.ts";

const RenameForm = formOnDemand(
  async () => (await import("../rename-form.tsx")).RenameForm,
  "h-32",
);

export function DocumentResults({ place }: { place: DocumentsPlace }) {
  const query = useDocuments(place);
  const { data, error } = query;
  return (
    <div className="grid gap-4" aria-busy={query.isFetching}>
      {data === undefined && error === null && <Waiting />}
      {data?.documents.length === 0 && <Nothing filters={place.filters} />}
      {data !== undefined && data.documents.length > 0 && (
        <Loaded place={place} query={query} data={data} />
      )}
      {error !== null && (
        <ListFailure
          title={data === undefined ? "Your documents did not load" : "This list is not complete"}
          query={query}
        />
      )}
    </div>
  );
}

type Query = ReturnType<typeof useDocuments>;

interface LoadedProps {
  readonly place: DocumentsPlace;
  readonly query: Query;
  readonly data: NonNullable<Query["data"]>;
}

const countId = "document-count";

function Loaded({ place, query, data }: LoadedProps) {
  const { list, loadMore } = useMoreDocuments(place, query);
  const choosing = useChoosingTwo();
  const [renamed, rename] = useState<ListedDocument | null>(null);
  // The button that was pressed is gone with its row.
  const remove = useDeletion({ onDeleted: () => document.getElementById(countId)?.focus() });
  return (
    <>
      <output id={countId} tabIndex={-1} className="text-quiet tabular-nums">
        {sayCount(data)}
      </output>
      <ul
        ref={list}
        className={classNames(
          "divide-y divide-line rounded-card border border-line bg-raised",
          query.isPlaceholderData && "opacity-60",
        )}
      >
        {data.documents.map((each) => (
          <DocumentRow
            key={each.id}
            document={each}
            choosing={choosing}
            onRename={() => rename(each)}
            onDelete={() => {
              if (choosing.isChosen(each)) choosing.toggle(each);
              void remove(each);
            }}
          />
        ))}
      </ul>
      <CompareBar choosing={choosing} />
      {data.nextCursor !== null && (
        <div className="justify-self-center py-4">
          <LoadMore
            to={addressOf({ filters: place.filters, from: data.nextCursor })}
            isLoading={query.isFetchingNextPage}
            onLoad={loadMore}
          />
        </div>
      )}
      <Dialog isOpen={renamed !== null} onClose={() => rename(null)} title="Rename document">
        {renamed !== null && <RenameForm document={renamed} onDone={() => rename(null)} />}
      </Dialog>
    </>
  );
}

function sayCount({ total, totalIsCapped }: LoadedProps["data"]): string {
  if (totalIsCapped) return `${grouped(total)}+ documents`;
  return total === 1 ? "1 document" : `${grouped(total)} documents`;
}

function Nothing({ filters: { search, tool } }: { filters: DocumentFilters }) {
  if (search === "" && tool === null)
    return (
      <EmptyState
        title="Nothing kept yet"
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <ButtonLink to={paths.coverLetterAnalyzer} variant="primary">
              Check a cover letter
            </ButtonLink>
            <ButtonLink to={paths.resumeTemplates}>Write a resume</ButtonLink>
            <ButtonLink to={paths.outreachScripts}>Write to somebody</ButtonLink>
          </div>
        }
      >
        Whatever the tools write for you is kept here by itself, to be found, compared and taken
        along.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No document found"
      action={<ButtonLink to={paths.documents}>Show all documents</ButtonLink>}
    >
      Every word you search for has to stand in the name, in what you typed or in the result. Try
      fewer words, or another tool.
    </EmptyState>
  );
}

const Waiting = () => (
  <div className="grid gap-3">
    <span className="sr-only">Loading</span>
    <Skeleton className="h-6 w-32" />
    <Skeleton className="h-20 w-full" />
    <Skeleton className="h-20 w-full" />
    <Skeleton className="h-20 w-full" />
  </div>
);
