import { queryOptions, useQuery } from "@tanstack/react-query";
import type { RoleType } from "#domain/listing/facts.ts";
import { paths } from "#domain/paths.ts";
import type { Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { EmployerLine } from "#client/ui/job/employer-line.tsx";
import { Link } from "#client/ui/link.tsx";

const mostShown = 3;

/** Jobs of that role first, and the newest of any other where there are too few. */
const openJobsQuery = (api: Api, roleType: RoleType | null) =>
  queryOptions({
    queryKey: ["open-instead", roleType],
    queryFn: async () => {
      const query = { worldwide: "true" } as const;
      const ofRole =
        roleType === null
          ? []
          : (await api.get("/api/jobs", { query: { ...query, roleType } })).jobs;
      if (ofRole.length >= mostShown) return ofRole.slice(0, mostShown);
      const { jobs } = await api.get("/api/jobs", { query });
      const others = jobs.filter(({ id }) => ofRole.every((job) => job.id !== id));
      return [...ofRole, ...others].slice(0, mostShown);
    },
  });

/**
 * After a post that is closed or a scam: where the evening is better spent. No figure and no verdict stands beside a scam, not
 * even another job's. Where the list does not come, there is the way to all.
 */
export function OpenInstead({ roleType }: { roleType: RoleType | null }) {
  const { data: jobs = [] } = useQuery(openJobsQuery(useApp().api, roleType));
  return (
    <section aria-labelledby="open-instead" className="grid gap-4">
      <h3 id="open-instead" className="text-xl">
        Jobs that do take you
      </h3>
      <ul className="grid gap-3">
        {jobs.map((job) => (
          <li
            key={job.id}
            className="relative grid gap-1 rounded-card border border-line bg-raised p-4"
          >
            <Link to={job.path} className="job-card-link font-display text-lg font-bold">
              {job.title}
            </Link>
            <EmployerLine company={job.company} location={job.location} />
          </li>
        ))}
      </ul>
      <p>
        <Link to={paths.jobs} className="text-link">
          All open jobs
        </Link>
      </p>
    </section>
  );
}
