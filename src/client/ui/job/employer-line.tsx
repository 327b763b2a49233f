import { knownCompany } from "#domain/jobs/company.ts";
import type { JobCard } from "#contract/jobs.ts";
import { classNames } from "#client/ui/class-names.ts";

type EmployerLineProps = Pick<JobCard, "company" | "location"> & { readonly className?: string };

/** Who and where, as far as it is known. */
export function EmployerLine({ company, location, className }: EmployerLineProps) {
  const employer = knownCompany(company);
  return (
    <p className={classNames("text-quiet wrap-anywhere", className)}>
      {employer !== null && <bdi className="font-medium text-ink">{employer}</bdi>}
      {employer !== null && location !== "" && " · "}
      {location}
    </p>
  );
}
