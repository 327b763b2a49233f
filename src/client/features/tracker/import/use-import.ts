import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { ImportMapping, ImportPreview } from "#contract/tracker/import.ts";
import { ApiError } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { sendFiles } from "#client/calls/send-files.ts";
import { failureMessage, isSignedOut, useFailureReport } from "#client/session/failure.ts";
import { trackerKey } from "#client/session/queries/query-keys.ts";

/** A file that was read, and what importing it would do. */
export interface ReadFile {
  readonly file: File;
  readonly preview: ImportPreview;
}

export interface ImportDone {
  readonly importId: number;
  readonly imported: number;
  readonly leftOut: number;
}

interface Meant {
  readonly leaveOutBad: boolean;
  readonly evenIfAgain: boolean;
}

/** From a chosen file to an import: read, read again with other answers, then bring in. */
export function useImport() {
  const { api, queryClient } = useApp();
  const report = useFailureReport();
  const [read, setRead] = useState<ReadFile | null>(null);
  const [done, setDone] = useState<ImportDone | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function fail(error: unknown): void {
    if (isSignedOut(error)) report("Nothing was imported")(error);
    const fields = error instanceof ApiError ? Object.values(error.fields) : [];
    setProblem(fields[0] ?? failureMessage(error, "Please try again in a few seconds."));
  }

  const reading = useMutation({
    mutationFn: ({ file, mapping }: { file: File; mapping?: ImportMapping }) =>
      sendFiles(api, "/api/premium/job-applications/import/preview", {
        body: mapping === undefined ? {} : { mapping: JSON.stringify(mapping) },
        files: { file: [file] },
      }),
    onMutate: () => setProblem(null),
    onSuccess: (preview, { file }) => setRead({ file, preview }),
    onError: fail,
  });

  const bringing = useMutation({
    mutationFn: ({ leaveOutBad, evenIfAgain }: Meant) => {
      if (read === null) throw new Error("Nothing was read yet");
      return sendFiles(api, "/api/premium/job-applications/import", {
        body: {
          mapping: JSON.stringify(read.preview.mapping),
          leaveOutBad: leaveOutBad ? "true" : "false",
          evenIfAgain: evenIfAgain ? "true" : "false",
        },
        files: { file: [read.file] },
      });
    },
    onMutate: () => setProblem(null),
    async onSuccess(imported) {
      setDone(imported);
      setRead(null);
      await queryClient.invalidateQueries({ queryKey: trackerKey });
    },
    onError: fail,
  });

  return {
    read,
    done,
    problem,
    isReading: reading.isPending,
    isBringing: bringing.isPending,
    /** Browsers call the same kind of file by many names; here it has one. */
    choose: (content: Blob | string, name: string) => {
      setDone(null);
      reading.mutate({ file: new File([content], name, { type: "text/csv" }) });
    },
    readAgain: (mapping: ImportMapping) =>
      read !== null && reading.mutate({ file: read.file, mapping }),
    bringIn: (meant: Meant) => bringing.mutate(meant),
    startOver: () => {
      setRead(null);
      setDone(null);
      setProblem(null);
    },
  };
}

export type Import = ReturnType<typeof useImport>;
