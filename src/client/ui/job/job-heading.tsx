import type { ReactNode } from "react";
import { rolePath } from "#domain/jobs/roles/role-address.ts";
import { verdictOf } from "#domain/listing/advice/open-words.ts";
import type { RoleType } from "#domain/listing/facts.ts";
import type { JobDetail } from "#contract/jobs.ts";
import { Badge, Chip } from "../badge.tsx";
import { ago } from "../figures/ago.ts";
import { Link } from "../link.tsx";
import { VerdictChip } from "../verdict-chip.tsx";
import { CompanyMark } from "./company-mark.tsx";
import { EmployerLine } from "./employer-line.tsx";
import { ViaCredit } from "./via-credit.tsx";

interface JobHeadingProps {
  readonly job: JobDetail;
  readonly now: number;
  /** On a page that is about something else, it is not the first. */
  readonly level?: "h1" | "h2";
  /** What only this reader knows of it. */
  readonly own?: ReactNode;
  /** What one can do about it. */
  readonly children?: ReactNode;
}

/** What one came for: the role, who offers it and whom it takes. What it pays and its hours stand once, among the facts. */
export function JobHeading({ job, now, level: Level = "h1", own, children }: JobHeadingProps) {
  return (
    <header className="grid gap-5">
      <div className="flex items-start gap-4">
        <CompanyMark company={job.company} logoUrl={job.logoUrl} className="size-12 sm:size-16" />
        <div className="grid min-w-0 gap-1.5">
          <Level className="text-2xl wrap-anywhere sm:text-3xl">{job.title}</Level>
          <EmployerLine company={job.company} location={job.location} className="text-lg" />
        </div>
      </div>
      <ul aria-label="Tags" className="flex flex-wrap items-center gap-1.5">
        {own !== undefined && <li className="empty:hidden">{own}</li>}
        {job.isPremium && (
          <li>
            <Badge tone="ember">Premium</Badge>
          </li>
        )}
        {job.tags.map((tag) => (
          <li key={tag}>
            {tag === job.roleType ? <RoleLink role={job.roleType} /> : <Chip>{tag}</Chip>}
          </li>
        ))}
        {/* On a phone by itself: beside the tags it would fit in one typeface and not in the next. */}
        <li className="text-sm text-quiet max-sm:basis-full">
          Posted <time dateTime={job.publishedDate}>{ago(job.publishedDate, now)}</time>{" "}
          <ViaCredit via={job.via} />
        </li>
      </ul>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <VerdictChip verdict={verdictOf(job)} />
      </p>
      {children}
    </header>
  );
}

/** The kind of work leads to the page about it. */
const RoleLink = ({ role }: { role: RoleType }) => (
  <Link to={rolePath(role)} className="chip-link">
    {role}
  </Link>
);
