import { useQuery } from "@tanstack/react-query";
import { useApp } from "#client/app-context.ts";
import { momentOf } from "#client/ui/figures/moment.ts";
import { importsQuery } from "./queries.ts";
import { UndoImport } from "./undo-import.tsx";

/** The last imports, each of which can still be taken back. */
export function EarlierImports() {
  const { data: imports = [] } = useQuery(importsQuery(useApp().api));
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby="earlier-imports" className="grid gap-4 border-t border-line pt-8">
      <h2 id="earlier-imports" className="text-xl">
        Earlier imports
      </h2>
      <ul className="grid divide-y divide-line rounded-card border border-line bg-raised">
        {imports.map(({ id, rows, importedAt, undoneAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-5 py-3">
            <span>
              {rows === 1 ? "1 application" : `${rows} applications`}{" "}
              <span className="text-quiet">
                on <time dateTime={importedAt}>{momentOf(importedAt)}</time>
              </span>
            </span>
            {undoneAt === null ? (
              <UndoImport importId={id} />
            ) : (
              <span className="text-quiet">Taken back</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
