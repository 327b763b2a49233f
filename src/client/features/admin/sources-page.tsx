import { useQuery } from "@tanstack/react-query";
import type { PageHead } from "#contract/page.ts";
import { paths } from "#domain/paths.ts";
import { useApp } from "#client/app-context.ts";
import { AdminFrame } from "#client/layout/desk/admin-frame.tsx";
import type { LoadArguments } from "#client/page.tsx";
import { Fetched } from "#client/session/fetched.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { buttonLook } from "#client/ui/button-look.ts";
import { AddSource } from "./sources/add-source.tsx";
import { sourcesQuery } from "./sources/queries.ts";
import { SourceTable } from "./sources/source-table.tsx";
import { YieldChart } from "./sources/yield-chart.tsx";

export const head = (): PageHead => ({
  title: "Sources",
  description: "Whose postings we read, and how each of them is.",
  canonical: null,
});

/** The server waits for them; in the browser the page comes up at once. Each visit looks afresh. */
export async function load({ app: { api, queryClient } }: LoadArguments): Promise<void> {
  const prefetched = queryClient.prefetchQuery({ ...sourcesQuery(api), staleTime: 0 });
  if (import.meta.env.SSR) await prefetched;
}

export function Page() {
  const sources = useQuery(sourcesQuery(useApp().api));
  return (
    <AdminFrame
      title="Sources"
      intro="Whose postings we read, as often as their terms allow. When one is in trouble, the board stays as it was and it says so here."
      actions={
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={`${paths.adminListings}?concern=unsure`}>Doubtful facts</ButtonLink>
          <a href="/api/admin/labelled-examples" download className={buttonLook({})}>
            Decisions as examples
          </a>
        </div>
      }
    >
      <Fetched query={sources}>
        {(data) => (
          <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="grid min-w-0 gap-6">
              <YieldChart days={data.days} />
              <SourceTable sources={data.sources} />
            </div>
            <div className="lg:sticky lg:top-24">
              <AddSource />
            </div>
          </div>
        )}
      </Fetched>
    </AdminFrame>
  );
}
