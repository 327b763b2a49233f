import type { JobCard } from "#contract/jobs.ts";
import { Badge } from "#client/ui/badge.tsx";
import { useVisitMark } from "./visits.ts";

/** That a job came since the reader's last visit, or that they have opened it. */
export function VisitMark({ job }: { job: Pick<JobCard, "id" | "publishedDate"> }) {
  const mark = useVisitMark(job);
  if (mark === null) return null;
  return mark === "new" ? <Badge tone="ember">New</Badge> : <Badge>Seen</Badge>;
}
