import { useEffect, useRef } from "react";
import { documentPath } from "#domain/page-addresses.ts";
import { useApp } from "#client/app-context.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { buttonLook } from "#client/ui/button-look.ts";

interface DocumentLinksProps {
  readonly id: number;
  /** For links that take the place of the button that was pressed for them. */
  readonly takesFocus?: boolean;
}

/** Where a result is kept, and as which files it can be taken along. */
export function DocumentLinks({ id, takesFocus = false }: DocumentLinksProps) {
  const { api } = useApp();
  const first = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ButtonLink ref={first} size="small" to={documentPath(id)}>
        Open in my documents
      </ButtonLink>
      {fileKinds.map(({ as, name }) => (
        <a
          key={as}
          download
          href={api.link("/api/premium/documents/:id/file", { params: { id }, query: { as } })}
          aria-label={`Download as ${name}`}
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
