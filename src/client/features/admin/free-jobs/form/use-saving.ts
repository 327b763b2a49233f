import { useState } from "react";
import type { FreeJob } from "#contract/admin/free-jobs.ts";
import { useApp } from "#client/app-context.ts";
import { currentIn, hasChangedMeanwhile, useFailureReport } from "#client/session/failure.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { dayShown } from "./fields.tsx";
import { useFreeJobsChanged } from "../deeds.ts";
import type { FreeJobFormInput, FreeJobFormOutput } from "./schema.ts";

const schema = async () => (await import("./schema.ts")).freeJobForm;

/** Saves a new job, or a changed one against the version it was begun with; after a conflict, against what is there now. */
export function useSaving(job: FreeJob | null, onDone: () => void) {
  const { api } = useApp();
  const refresh = useFreeJobsChanged();
  const report = useFailureReport();
  const [error, setError] = useState<unknown>(null);
  const [theirs, setTheirs] = useState<FreeJob | null>(null);
  const begun = theirs ?? job;

  async function send({ publishedDate, ...fields }: FreeJobFormOutput): Promise<void> {
    const isMoved = publishedDate !== "" && publishedDate !== dayShown(job);
    const body = {
      ...fields,
      link: fields.applyLink,
      ...(isMoved && { publishedDate }),
    };
    const saved =
      begun === null
        ? await api.post("/api/admin/free-jobs", { body })
        : await api.put("/api/admin/free-jobs/:id", {
            params: { id: begun.id },
            body: { ...body, version: begun.version },
          });
    onDone();
    toast({ title: job === null ? "Job created" : "Job updated", description: sayOutcome(saved) });
    await refresh();
  }

  const form = useCheckedForm<FreeJobFormInput, FreeJobFormOutput>({
    schema,
    send,
    onFailure: (failure) => {
      setError(failure);
      const current = currentIn(failure) as FreeJob | null;
      if (current !== null) setTheirs(current);
      if (!hasChangedMeanwhile(failure))
        report(job === null ? "Failed to create job" : "Failed to update job")(failure);
    },
  });
  return { form, error, theirs };
}

/** What the board makes of it: what an admin writes is read like any other text. */
function sayOutcome({ title, isActive, openness }: FreeJob): string {
  if (!isActive) return `${title} is kept, and not on the board.`;
  if (openness === "no") return `${title} is not listed: its text shuts South Africans out.`;
  if (openness === "unclear")
    return `${title} is on the board. Whether it takes South Africans is unclear from its text.`;
  return `${title} is on the board.`;
}
