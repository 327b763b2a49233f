import { useIsMember } from "#client/tracker/marks.ts";
import { paths } from "#domain/paths.ts";
import { Link } from "#client/ui/link.tsx";

/** After a post that takes us: whoever has no tracker learns that there is one. Members have the button itself. */
export function KeepIt() {
  if (useIsMember()) return null;
  return (
    <p className="max-w-reading text-quiet">
      Worth applying to. Members keep it in their{" "}
      <Link to={paths.jobTracker} className="text-link">
        Job Tracker
      </Link>
      , with the reminder to follow up; or{" "}
      <Link to={paths.jobs} className="text-link">
        find and save others like it
      </Link>
      .
    </p>
  );
}
