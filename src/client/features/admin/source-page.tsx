import { useParams } from "react-router";
import type { SourceDetail } from "#contract/admin/sources.ts";
import type { PageHead } from "#contract/page.ts";
import { paths } from "#domain/paths.ts";
import { AdminFrame } from "#client/layout/desk/admin-frame.tsx";
import type { LoadArguments } from "#client/page.tsx";
import { lookAfresh } from "#client/session/look-afresh.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { momentOf } from "#client/ui/figures/moment.ts";
import { Copies } from "./sources/copies.tsx";
import { sourceQuery, useSource, useSourceDeeds } from "./sources/queries.ts";
import { RunTable } from "./sources/run-table.tsx";
import { SourceState } from "./sources/source-state.tsx";
import { sayMatter, sayWhere } from "./sources/source-table.tsx";
import { SourceTerms } from "./sources/source-terms.tsx";

export function head({ app, params }: LoadArguments): PageHead {
  const query = sourceQuery(app.api, params["id"] ?? "");
  const detail = app.queryClient.getQueryData(query.queryKey);
  return {
    title: detail === undefined ? "Source" : detail.source.name,
    description: "One source: its terms, its runs, and what of it is shown as a copy.",
    canonical: null,
  };
}

/** Runs come and go without this tab knowing, so every visit looks afresh. */
export const load = ({ app, params }: LoadArguments): Promise<void> =>
  lookAfresh(app, sourceQuery(app.api, params["id"] ?? ""));

export function Page() {
  const { id = "" } = useParams();
  const source = useSource(id);
  return source === null ? null : <OneSource {...source} />;
}

interface Props {
  readonly detail: SourceDetail;
  readonly awaitRun: () => void;
}

function OneSource({ detail: { source, runs, copies }, awaitRun }: Props) {
  const deeds = useSourceDeeds(source.id, awaitRun);
  const matter = sayMatter(source);
  return (
    <AdminFrame
      title={source.name}
      intro={
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <SourceState source={source} />
          <span className="wrap-anywhere">{sayWhere(source)}</span>
        </div>
      }
      actions={
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={() => void deeds.run(false)}>
            Run now
          </Button>
          <Button onClick={() => void deeds.pause(!source.isPaused)}>
            {source.isPaused ? "Go on with it" : "Pause"}
          </Button>
          <ButtonLink to={paths.adminSources}>All sources</ButtonLink>
        </div>
      }
    >
      {matter !== null && (
        <Alert tone="warning" title={matter}>
          {source.state === "shrunk" ? (
            <Button size="small" onClick={() => void deeds.run(true)}>
              This is right, go on
            </Button>
          ) : (
            !source.isPaused && `Its next turn is on ${momentOf(source.nextAt)}.`
          )}
        </Alert>
      )}
      <SourceTerms source={source} />
      <section aria-labelledby="runs" className="grid min-w-0 gap-3">
        <h2 id="runs" className="text-xl">
          The last runs
        </h2>
        {runs.length === 0 ? (
          <p className="text-quiet">It was not read yet.</p>
        ) : (
          <RunTable runs={runs} />
        )}
      </section>
      <Copies copies={copies} onTellApart={(key) => void deeds.tellApart(key)} />
    </AdminFrame>
  );
}
