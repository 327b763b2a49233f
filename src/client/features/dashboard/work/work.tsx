import { useQuery } from "@tanstack/react-query";
import { useApp } from "#client/app-context.ts";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import { Link } from "#client/ui/link.tsx";
import { paths } from "#domain/paths.ts";
import { Due } from "./due.tsx";
import { FirstApplication } from "./first-application.tsx";
import { InPlay } from "./in-play.tsx";
import { NextInGallery } from "./next-in-gallery.tsx";
import { countsQuery, dueTodayQuery } from "./queries.ts";

/** What there is to do today, beside all that is under way. */
export function Work() {
  const { api } = useApp();
  const due = useQuery(dueTodayQuery(api));
  const counts = useQuery(countsQuery(api));
  return (
    <section aria-labelledby="work" className="grid gap-5">
      <h2 id="work" className="text-2xl">
        Today
      </h2>
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[1.5fr_1fr]">
        {counts.data?.all === 0 && <FirstApplication />}
        {counts.data?.all !== 0 &&
          (due.data === undefined ? (
            <OnItsWay hasFailed={due.isError} />
          ) : (
            <Due due={due.data} fetchedAt={due.dataUpdatedAt} />
          ))}
        <div className="grid content-start gap-8">
          {counts.data === undefined && <OnItsWay hasFailed={counts.isError} />}
          {counts.data !== undefined && counts.data.all > 0 && <InPlay counts={counts.data} />}
          <NextInGallery />
        </div>
      </div>
    </section>
  );
}

/** The tracker itself says more about what went wrong, and can be tried at once. */
const OnItsWay = ({ hasFailed }: { hasFailed: boolean }) =>
  hasFailed ? (
    <InTracker>This did not load.</InTracker>
  ) : (
    <>
      <div className="needs-script">
        <Skeleton className="h-44" />
      </div>
      <div className="without-script">
        <InTracker>What is due stands in the tracker.</InTracker>
      </div>
    </>
  );

const InTracker = ({ children }: { children: string }) => (
  <p className="border-t border-line pt-4 text-quiet">
    {children}{" "}
    <Link to={paths.jobTracker} className="text-link">
      Open the tracker
    </Link>
  </p>
);
