import { documentPath } from "#domain/page-addresses.ts";
import type { ListedDocument } from "#contract/tools/documents.ts";
import { Button } from "#client/ui/button.tsx";
import { Checkbox } from "#client/ui/form/choices.tsx";
import { Link } from "#client/ui/link.tsx";
import { Origin, Score, ToolSign } from "../document-line.tsx";
import { compareFormId, type ChoosingTwo } from "./choosing-two.tsx";

interface DocumentRowProps {
  readonly document: ListedDocument;
  readonly choosing: ChoosingTwo;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

export const DocumentRow = ({ document, choosing, onRename, onDelete }: DocumentRowProps) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-3 px-4 py-4 sm:px-5 lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:items-center">
    <div className="flex gap-1">
      <span className="sm:pt-2">
        <Checkbox
          form={compareFormId}
          name="one"
          value={document.id}
          checked={choosing.isChosen(document)}
          disabled={choosing.isOutOfReach(document)}
          onChange={() => choosing.toggle(document)}
        >
          <span className="sr-only">Compare {document.title}</span>
        </Checkbox>
      </span>
      <span className="max-sm:hidden">
        <ToolSign tool={document.tool} />
      </span>
    </div>
    <div className="grid min-w-0 gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={documentPath(document.id)}
          className="min-w-0 font-semibold wrap-anywhere hover:underline"
        >
          {document.title}
        </Link>
        {document.score !== null && <Score score={document.score} />}
      </div>
      <p className="text-sm text-quiet">
        <Origin document={document} />
        {document.job !== null && (
          <>
            {" · for "}
            <Link to={document.job.path} className="text-link">
              {document.job.title}
            </Link>
          </>
        )}
      </p>
    </div>
    <div className="col-start-2 flex flex-wrap gap-1 max-lg:-ml-3 lg:col-start-3">
      <Button
        size="small"
        variant="quiet"
        aria-label={`Rename ${document.title}`}
        onClick={onRename}
      >
        Rename
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={`Delete ${document.title}`}
        onClick={onDelete}
      >
        Delete
      </Button>
    </div>
  </li>
);
