import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "react-router";
import type { PageHead } from "#contract/page.ts";
import { paths } from "#domain/paths.ts";
import { useApp } from "#client/app-context.ts";
import type { LoadArguments } from "#client/page.tsx";
import { Link } from "#client/ui/link.tsx";
import { dayWhen } from "./day-words.ts";
import { TrackerDialogs, useTrackerDialogs } from "./form/dialogs.tsx";
import { AdThatDay } from "./one/ad-that-day.tsx";
import { Contacts } from "./one/contacts.tsx";
import { Details } from "./one/details.tsx";
import { FollowUp } from "./one/follow-up.tsx";
import { LinkedDocuments } from "./one/linked-documents.tsx";
import { Timeline } from "./one/timeline.tsx";
import { TitleOfApplication } from "./one/title.tsx";
import { applicationQuery } from "./queries.ts";

export { ApplicationMissing as Failure } from "./one/application-missing.tsx";

export function head({ app, params }: LoadArguments): PageHead {
  const query = applicationQuery(app.api, params["id"] ?? "");
  const application = app.queryClient.getQueryData(query.queryKey);
  return {
    title: application === undefined ? "Application" : application.jobTitle,
    description: "One application: what happened to it, and what to do next.",
    canonical: null,
  };
}

/** Another tab may have changed it, so every visit looks afresh. */
export async function load({ app: { api, queryClient }, params }: LoadArguments): Promise<void> {
  await queryClient.fetchQuery({ ...applicationQuery(api, params["id"] ?? ""), staleTime: 0 });
}

export function Page() {
  const { id = "" } = useParams();
  const { data: application, dataUpdatedAt } = useQuery(applicationQuery(useApp().api, id));
  const dialogs = useTrackerDialogs();
  const navigate = useNavigate();
  if (application === undefined) return null;
  const today = dayWhen(dataUpdatedAt);
  const parts = { application, today };
  return (
    <div className="page-width grid gap-8 py-8 lg:py-12">
      <div className="grid gap-5">
        <Link to={paths.jobTracker} className="text-link justify-self-start">
          All applications
        </Link>
        <TitleOfApplication
          {...parts}
          onEdit={() => dialogs.edit(application)}
          onDelete={() => dialogs.remove(application)}
        />
      </div>
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-10">
          <Timeline {...parts} />
          <FollowUp {...parts} />
          {application.ad !== null && <AdThatDay ad={application.ad} />}
        </div>
        <div className="grid gap-10">
          <Details application={application} />
          <Contacts application={application} />
          <LinkedDocuments application={application} />
        </div>
      </div>
      <TrackerDialogs
        dialogs={dialogs}
        today={today}
        onDeleted={() => void navigate(paths.jobTracker)}
      />
    </div>
  );
}
