import { useMutation, useQuery } from "@tanstack/react-query";
import { useId, useState, type SyntheticEvent } from "react";
import type { WholeApplication } from "#contract/tracker/application.ts";
import { documentPath } from "#domain/page-addresses.ts";
import { paths } from "#domain/paths.ts";
import { toolLabels } from "#domain/tools/ai/tool-names.ts";
import { useApp } from "#client/app-context.ts";
import { useErrorReport } from "#client/session/failure.ts";
import { Button } from "#client/ui/button.tsx";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import { NeedsScripts } from "#client/ui/form/needs-scripts.tsx";
import { Select } from "#client/ui/form/select.tsx";
import { Link } from "#client/ui/link.tsx";
import { useShowChange } from "../changes.ts";
import { linkableQuery } from "../queries.ts";

/** What the tools wrote for this application. */
export function LinkedDocuments({ application }: { application: WholeApplication }) {
  const [isLinking, setIsLinking] = useState(false);
  const { api } = useApp();
  const show = useShowChange();
  const { id, documents } = application;
  const untie = useMutation({
    mutationFn: (documentId: number) =>
      api.delete("/api/premium/job-applications/:id/documents/:documentId", {
        params: { id, documentId },
      }),
    onSuccess: show,
    onError: useErrorReport(),
  });
  return (
    <section aria-labelledby="documents-title" className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="documents-title" tabIndex={-1} className="text-xl">
          Documents
        </h2>
        {!isLinking && (
          <Button size="small" onClick={() => setIsLinking(true)}>
            Link one
          </Button>
        )}
      </div>
      {isLinking && <LinkForm application={application} onDone={() => setIsLinking(false)} />}
      {documents.length === 0 && !isLinking && (
        <p className="text-quiet">Letters, resumes and messages from the tools can stand here.</p>
      )}
      <ul className="divide-y divide-line">
        {documents.map((document) => (
          <li key={document.id} className="flex items-start justify-between gap-3 py-2">
            <div className="min-w-0">
              <Link
                to={documentPath(document.id)}
                className="font-semibold wrap-anywhere hover:underline"
              >
                {document.title}
              </Link>
              <p className="text-sm text-quiet">{toolLabels[document.tool]}</p>
            </div>
            <Button
              size="small"
              variant="quiet"
              aria-label={`Unlink ${document.title}`}
              onClick={() => untie.mutate(document.id)}
            >
              Unlink
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LinkFormProps {
  readonly application: WholeApplication;
  readonly onDone: () => void;
}

function LinkForm({ application: { id, documents }, onDone }: LinkFormProps) {
  const { api } = useApp();
  const show = useShowChange();
  const { data } = useQuery(linkableQuery(api));
  const selectId = useId();
  const linked = new Set(documents.map((document) => document.id));
  const offered = (data ?? []).filter((document) => !linked.has(document.id));
  const link = useMutation({
    mutationFn: (documentId: number) =>
      api.put("/api/premium/job-applications/:id/documents/:documentId", {
        params: { id, documentId },
      }),
    async onSuccess(application) {
      await show(application);
      onDone();
      document.getElementById("documents-title")?.focus();
    },
    onError: useErrorReport(),
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = Number(new FormData(event.currentTarget).get("document"));
    if (chosen > 0) link.mutate(chosen);
  };
  if (data === undefined) return <Skeleton className="h-24 w-full" />;
  if (offered.length === 0)
    return (
      <p className="text-quiet">
        There is no other document to link.{" "}
        <Link to={paths.coverLetterAnalyzer} className="text-link">
          Check a letter
        </Link>{" "}
        and it is kept.
      </p>
    );
  return (
    <form method="post" onSubmit={submit} className="grid gap-3">
      <NeedsScripts what="Linking a document" />
      <label htmlFor={selectId} className="sr-only">
        Document
      </label>
      <Select id={selectId} name="document" className="text-ellipsis">
        {offered.map((document) => (
          <option key={document.id} value={document.id}>
            {document.title}
          </option>
        ))}
      </Select>
      <div className="flex gap-2">
        <Button type="submit" size="small" variant="primary" isLoading={link.isPending}>
          Link
        </Button>
        <Button size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
