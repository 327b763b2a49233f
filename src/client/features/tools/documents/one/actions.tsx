import { useNavigate } from "react-router";
import type { WholeDocument } from "#contract/tools/documents.ts";
import { documentPath } from "#domain/page-addresses.ts";
import { paths } from "#domain/paths.ts";
import { useApp } from "#client/app-context.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { buttonLook } from "#client/ui/button-look.ts";
import { Button } from "#client/ui/button.tsx";
import { useOneAtATime } from "#client/ui/one-at-a-time.ts";
import { useDeletion } from "../deletion.ts";
import { comparePath } from "../document-paths.ts";
import { UseAgain } from "./use-again.tsx";

/** What can be done with a document as a whole. */
export function Actions({ document }: { document: WholeDocument }) {
  const navigate = useNavigate();
  const remove = useDeletion({
    onDeleted: () => navigate(paths.documents),
    onRestored: () => navigate(documentPath(document.id)),
  });
  const removeOnce = useOneAtATime(remove);
  return (
    <section aria-labelledby="take-along" className="grid gap-3">
      <h2 id="take-along" className="text-lg">
        Take it along
      </h2>
      <div className="flex flex-wrap gap-2 lg:grid">
        <FileLink document={document} as="docx">
          Download as Word
        </FileLink>
        <FileLink document={document} as="md">
          Download as Markdown
        </FileLink>
        <ButtonLink to={comparePath(document.id)}>Compare with another</ButtonLink>
      </div>
      <div className="-ml-3 flex flex-wrap gap-1">
        <UseAgain document={document} />
        <Button size="small" variant="quiet" onClick={() => removeOnce(document)}>
          Delete
        </Button>
      </div>
    </section>
  );
}

interface FileLinkProps {
  readonly document: WholeDocument;
  readonly as: "md" | "docx";
  readonly children: string;
}

function FileLink({ document: { id }, as, children }: FileLinkProps) {
  const { api } = useApp();
  return (
    <a
      href={api.link("/api/premium/documents/:id/file", { params: { id }, query: { as } })}
      download
      className={buttonLook({})}
    >
      {children}
    </a>
  );
}
