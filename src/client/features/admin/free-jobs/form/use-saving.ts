import { useState } from "react";
import type { FreeJob } from "#contract/admin/free-jobs.ts";
import { useBoardChanged } from "#client/session/changes/board-changed.ts";
import { useVersionedChange } from "#client/session/changes/versioned-change.ts";
import { hasChangedMeanwhile, useFailureReport } from "#client/session/failure.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { dayShown } from "./fields.tsx";
import type { FreeJobFormInput, FreeJobFormOutput } from "./schema.ts";

const schema = async () => (await import("./schema.ts")).freeJobForm;

/** Saves a new job, or a changed one against the version it was begun with; after a conflict, against what is there now. */
export function useSaving(job: FreeJob | null, onDone: () => void) {
  const refresh = useBoardChanged();
  const report = useFailureReport();
  const [error, setError] = useState<unknown>(null);
  const [theirs, setTheirs] = useState<FreeJob | null>(null);
  const begun = theirs ?? job;

  const { mutateAsync: save } = useVersionedChange({
    send: (api, { publishedDate, ...fields }: FreeJobFormOutput) => {
      const isMoved = publishedDate !== "" && publishedDate !== dayShown(job);
      const body = {
        ...fields,
        link: fields.applyLink,
        ...(isMoved && { publishedDate }),
      };
      return begun === null
        ? api.post("/api/admin/free-jobs", { body })
        : api.put("/api/admin/free-jobs/:id", {
            params: { id: begun.id },
            body: { ...body, version: begun.version },
          });
    },
    onOvertaken: setTheirs,
  });

  async function send(fields: FreeJobFormOutput): Promise<void> {
    const saved = await save(fields);
    onDone();
    toast({ title: job === null ? "Job created" : "Job updated", description: sayOutcome(saved) });
    await refresh();
  }

  const form = useCheckedForm<FreeJobFormInput, FreeJobFormOutput>({
    schema,
    send,
    onFailure: (failure) => {
      setError(failure);
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
