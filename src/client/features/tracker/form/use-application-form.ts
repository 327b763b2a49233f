import { useRef } from "react";
import type { z } from "zod";
import type { WholeApplication } from "#contract/tracker/application.ts";
import type { applicationBody } from "#contract/tracker/fields.ts";
import { ApiError } from "#client/api.ts";
import { useVersionedChange } from "#client/session/changes/versioned-change.ts";
import { hasChangedMeanwhile, useErrorReport } from "#client/session/failure.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { useShowChange } from "../changes.ts";

const schema = async () => (await import("./schemas.ts")).applicationForm;

interface Edited {
  readonly application: { readonly id: number; readonly version: number } | null;
  readonly onDone: (application: WholeApplication) => void;
}

/** Sends the form: a new application, or a change that overwrites nobody's unseen. */
export function useApplicationForm({ application, onDone }: Edited) {
  const show = useShowChange();
  const fail = useErrorReport();
  const startedFrom = useRef(application?.version ?? 0);
  const change = useVersionedChange({
    send: (api, body: z.output<typeof applicationBody>) =>
      application === null
        ? api.post("/api/premium/job-applications", { body })
        : api.put("/api/premium/job-applications/:id", {
            params: { id: application.id },
            body: { ...body, version: startedFrom.current },
          }),
    onOvertaken: (theirs) => {
      startedFrom.current = theirs.version;
    },
  });
  const form = useCheckedForm({
    schema,
    send: async (values) => {
      const saved = await change.mutateAsync(values);
      toast({
        title:
          application === null
            ? "Job application created successfully"
            : "Job application updated successfully",
        description: `${saved.jobTitle} at ${saved.company}`,
      });
      onDone(saved);
      await show(saved);
    },
    onFailure: (error) => {
      const isAtField = error instanceof ApiError && Object.keys(error.fields).length > 0;
      if (!isAtField && !hasChangedMeanwhile(error)) fail(error);
    },
  });
  return { form, change };
}
