import type { JobCard } from "#contract/jobs.ts";

/** Thanks to the board a listing came from, with a link that search engines follow. */
export const ViaCredit = ({ via }: Pick<JobCard, "via">) =>
  via !== null && (
    <span>
      via{" "}
      <a href={via.url} target="_blank" rel="noopener" className="relative z-1 text-link">
        {via.name}
      </a>
    </span>
  );
