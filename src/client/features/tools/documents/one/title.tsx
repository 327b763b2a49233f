import { useState } from "react";
import type { WholeDocument } from "#contract/tools/documents.ts";
import { Button } from "#client/ui/button.tsx";
import { formOnDemand } from "#client/ui/form/form-on-demand.tsx";
import { Origin, ToolSign } from "../document-line.tsx";

const RenameForm = formOnDemand(
  async () => (await import("../rename-form.tsx")).RenameForm,
  "h-32",
);

/** What it is called, and in the same place how it is called something else. */
export function Title({ document }: { document: WholeDocument }) {
  const [isRenaming, setIsRenaming] = useState(false);
  const done = () => {
    setIsRenaming(false);
    // The field that had the keyboard is gone.
    requestAnimationFrame(() => globalThis.document.getElementById("document-title")?.focus());
  };
  return (
    <div className="flex gap-4">
      <span className="max-sm:hidden">
        <ToolSign tool={document.tool} />
      </span>
      <div className="grid min-w-0 grow gap-2">
        {isRenaming ? (
          <>
            <h1 className="sr-only">{document.title}</h1>
            <div className="max-w-144">
              <RenameForm document={document} onDone={done} />
            </div>
          </>
        ) : (
          <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
            <h1 id="document-title" tabIndex={-1} className="text-2xl wrap-anywhere sm:text-3xl">
              {document.title}
            </h1>
            <Button
              size="small"
              variant="quiet"
              className="-ml-3"
              onClick={() => setIsRenaming(true)}
            >
              Rename
            </Button>
          </div>
        )}
        <p className="text-quiet">
          <Origin document={document} />
        </p>
      </div>
    </div>
  );
}
