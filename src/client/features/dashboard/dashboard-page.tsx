import { useQuery } from "@tanstack/react-query";
import { redirect } from "react-router";
import { startSteps } from "#domain/start-guide.ts";
import { brand } from "#domain/brand.ts";
import type { PageHead } from "#contract/page.ts";
import { ApiError } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { changeViewer, userQuery, useUser } from "#client/session/viewer.ts";
import { membershipQuery } from "#client/membership/queries.ts";
import type { LoadArguments } from "#client/page.tsx";
import { paths } from "#domain/paths.ts";
import { InstallOffer } from "./install-offer.tsx";
import { Newest } from "./newest.tsx";
import { freshForMs, newestJobsQuery, startGuideQuery } from "./queries.ts";
import { StartGuide } from "./guide/start-guide.tsx";
import { StatusCards } from "./status/status-cards.tsx";
import { Tiles } from "./tiles.tsx";
import { Welcome } from "./welcome.tsx";
import { Work } from "./work/work.tsx";

export const head = (): PageHead => ({
  title: "Your dashboard",
  description: `Your ${brand.name} dashboard: the newest jobs, your tools and your membership.`,
  canonical: null,
});

/** Each part stands without the others. Only somebody who is no member any more is shown another page. */
export async function load({ app: { api, queryClient } }: LoadArguments): Promise<void> {
  const guide = startGuideQuery(api);
  await Promise.all([
    queryClient.prefetchQuery(guide),
    queryClient.prefetchQuery({ ...membershipQuery(api), staleTime: freshForMs }),
    queryClient.prefetchQuery(newestJobsQuery(api)),
  ]);
  const refusal = queryClient.getQueryState(guide.queryKey)?.error;
  if (refusal instanceof ApiError && [401, 403].includes(refusal.status)) {
    const viewer = await queryClient.fetchQuery({ ...userQuery(api), staleTime: 0 });
    changeViewer(queryClient, viewer);
    if (viewer?.isPremium !== true) throw redirect(paths.home);
  }
  // What failed is forgotten: its part tries again once it is on screen, and reports for itself.
  queryClient.removeQueries({
    predicate: ({ state }) => state.status === "error" && state.data === undefined,
  });
}

export function Page() {
  const user = useUser();
  const { api } = useApp();
  const { data: progress } = useQuery(startGuideQuery(api));
  // Signing out empties the page a moment before the landing page takes its place.
  if (user === null) return null;
  const isNew = progress !== undefined && progress.done.length < startSteps.length;
  return (
    <>
      <Welcome username={user.username} isBack={progress?.hasComeBack ?? true} />
      <div className="page-width grid gap-12 pb-16 lg:gap-16 lg:pb-24">
        <StatusCards user={user} />
        <Work />
        <div className="grid gap-12 lg:grid-cols-[1.5fr_1fr] lg:gap-x-14">
          <div className={isNew ? "max-lg:order-2" : ""}>
            <Newest />
          </div>
          <StartGuide />
        </div>
        <Tiles />
        <InstallOffer />
      </div>
    </>
  );
}
