import type { ListedDocument } from "#contract/tools/documents.ts";
import { toolLimits } from "#domain/tools/ai/tool-limits.ts";
import { ChangedMeanwhile } from "#client/session/changed-meanwhile.tsx";
import { hasChangedMeanwhile, useFailureReport } from "#client/session/failure.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { FormBody, SubmitButton, TextField } from "#client/ui/form/checked-fields.tsx";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { useDocumentChange } from "./queries.ts";

const schema = async () => (await import("./schemas.ts")).renameForm;

interface RenameFormProps {
  readonly document: Pick<ListedDocument, "id" | "title" | "version">;
  readonly onDone: () => void;
}

/** Another name for a document. Whoever gave it one meanwhile is not overwritten unseen. */
export function RenameForm({ document, onDone }: RenameFormProps) {
  const change = useDocumentChange(document);
  const report = useFailureReport();
  const form = useCheckedForm({
    schema,
    send: async (values) => {
      const { title } = await change.mutateAsync(values);
      toast({ title: "Document renamed", description: title });
      onDone();
    },
    onFailure: (error) => {
      if (!hasChangedMeanwhile(error)) report("The name is unchanged")(error);
    },
  });
  return (
    <FormBody form={form}>
      <TextField
        form={form}
        name="title"
        label="Name"
        defaultValue={document.title}
        maxLength={toolLimits.documentTitle}
        autoComplete="off"
        ref={selectSoon}
      />
      <ChangedMeanwhile error={change.error}>
        It is called “{change.theirs?.title}” now. What you typed is still here: save again to give
        it your name.
      </ChangedMeanwhile>
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} variant="primary">
          Save name
        </SubmitButton>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </FormBody>
  );
}

/** A name is mostly typed anew. A dialog moves the keyboard itself when it opens, so this comes after it. */
function selectSoon(field: HTMLInputElement | null): void {
  requestAnimationFrame(() => {
    field?.focus();
    field?.select();
  });
}
