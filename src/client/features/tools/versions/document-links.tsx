import { generatePath } from "react-router";
import { paths } from "#domain/paths.ts";
import { useApp } from "#client/app-context.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { buttonLook } from "#client/ui/button-look.ts";

/** Where a result is kept, and as which files it can be taken along. */
export function DocumentLinks({ id }: { id: number }) {
  const { api } = useApp();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ButtonLink size="small" to={generatePath(paths.document, { id: String(id) })}>
        Open in my documents
      </ButtonLink>
      {fileKinds.map(({ as, name }) => (
        <a
          key={as}
          download
          href={api.link("/api/premium/documents/:id/file", { params: { id }, query: { as } })}
          className={buttonLook({ size: "small" })}
        >
          {name}
        </a>
      ))}
    </div>
  );
}

export const fileKinds = [
  { as: "docx", name: "Word" },
  { as: "md", name: "Markdown" },
] as const;
