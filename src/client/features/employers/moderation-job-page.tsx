import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import type { PageHead } from "#contract/page.ts";
import { useApp } from "#client/app-context.ts";
import { AdminFrame } from "#client/layout/desk/admin-frame.tsx";
import { lookAfresh } from "#client/session/look-afresh.ts";
import type { LoadArguments } from "#client/page.tsx";
import { History } from "./form/history.tsx";
import { Decide } from "./moderation/decide.tsx";
import { queuedQuery } from "./moderation/queries.ts";
import { ScorePanel } from "./review/score-panel.tsx";
import { Sheet } from "./review/sheet.tsx";
import { deskStateNames } from "./say-posting.ts";
import { StateChip } from "./state-chip.tsx";

export function head({ app, params }: LoadArguments): PageHead {
  const posting = app.queryClient.getQueryData(queuedQuery(app.api, params["id"] ?? "").queryKey);
  return {
    title: posting === undefined ? "Posting" : `Moderation of ${posting.title}`,
    description: "One posting as candidates would see it, and what happened to it.",
    canonical: null,
  };
}

/** Its employer and other administrators change it without this tab knowing, so every visit looks afresh. */
export const load = ({ app, params }: LoadArguments): Promise<void> =>
  lookAfresh(app, queuedQuery(app.api, params["id"] ?? ""));

export function Page() {
  const { id = "" } = useParams();
  const { data: posting, dataUpdatedAt } = useQuery(queuedQuery(useApp().api, id));
  if (posting === undefined) return null;
  const { employer, employerEmail, publishedBefore, review, history, state } = posting;
  return (
    <AdminFrame
      title={posting.title}
      // Whoever made a decision is led back here.
      titleId="moderated"
      intro={
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 pt-1">
          <StateChip state={state} names={deskStateNames} />
          <span className="wrap-anywhere">
            Handed in by {employer} ({employerEmail}),{" "}
            {publishedBefore === 0
              ? "none published before"
              : `${publishedBefore} published before`}
          </span>
        </p>
      }
    >
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Sheet job={review.job} now={dataUpdatedAt} />
        <div className="grid gap-8">
          <Decide posting={posting} />
          <ScorePanel review={review} />
          <History steps={history} />
        </div>
      </div>
    </AdminFrame>
  );
}
