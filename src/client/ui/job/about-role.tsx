import { knownCompany } from "#domain/jobs/company.ts";
import type { JobDetail } from "#contract/jobs.ts";
import { dayOf } from "#client/ui/figures/moment.ts";
import { CompanyChips } from "#client/ui/listing/company-chips.tsx";
import { Link } from "#client/ui/link.tsx";
import { ViaCredit } from "./via-credit.tsx";
import { ago } from "#client/ui/figures/ago.ts";

/** The plain particulars, as the listing gives them. */
export function AboutRole({ job, now }: { job: JobDetail; now: number }) {
  const rows: readonly [string, string | null][] = [
    ["Company", knownCompany(job.company)],
    ["Location", job.location || null],
    ["Salary range", job.salary ?? "Not stated"],
    ["Job type", "Remote"],
    ["Posted", `${dayOf(job.publishedDate)} (${ago(job.publishedDate, now)})`],
    ["Last seen open", dayOf(job.lastSeenOpen)],
  ];
  return (
    <section
      aria-labelledby="about-role"
      className="grid gap-4 rounded-card border border-line bg-raised p-5 sm:p-6"
    >
      <h2 id="about-role" className="text-xl">
        About This Role
      </h2>
      <dl className="grid gap-3 sm:max-lg:grid-cols-2">
        {rows.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt className="text-sm text-quiet">{name}</dt>
                <dd className="font-medium wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {job.companyBehind !== null && <Behind behind={job.companyBehind} />}
      {job.companyPath !== null && (
        <p className="text-sm">
          <Link to={job.companyPath} className="text-link">
            What their ads say about South Africans
          </Link>
        </p>
      )}
      {job.via !== null && (
        <p className="text-sm text-quiet">
          Found <ViaCredit via={job.via} />
        </p>
      )}
      {job.alsoOn.length > 0 && (
        <p className="flex flex-wrap gap-x-2 text-sm text-quiet">
          Also on
          {job.alsoOn.map(({ name, url }) => (
            <a key={url} href={url} target="_blank" rel="noopener" className="text-link">
              {name}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}

/** Who posted it here, in their own words, and what of that is proven. */
const Behind = ({ behind }: { behind: NonNullable<JobDetail["companyBehind"]> }) => (
  <div className="grid gap-3 border-t border-line pt-4">
    <CompanyChips proofs={behind} />
    {behind.about !== "" && <p className="text-sm wrap-anywhere">{behind.about}</p>}
    {behind.website !== null && (
      <p className="text-sm wrap-anywhere">
        <a
          href={behind.website}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="text-link"
        >
          {behind.website}
        </a>
      </p>
    )}
  </div>
);
