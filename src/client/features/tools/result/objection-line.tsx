import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ObjectionReply } from "#contract/tools/terms.ts";
import { paths } from "#domain/paths.ts";
import type { Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { Fetched } from "#client/session/fetched.tsx";
import { Link } from "#client/ui/link.tsx";
import { CopyResult } from "./copy-result.tsx";

const objectionQuery = (api: Api, jobId: string) =>
  queryOptions({
    queryKey: ["objection-line", jobId],
    queryFn: () => api.get("/api/premium/objection-line/:jobId", { params: { jobId } }),
    // The member's terms may have changed in between.
    staleTime: 0,
  });

/** The line that answers what an employer abroad worries about first, for one job. */
export function ObjectionLine({ jobId }: { jobId: string }) {
  const query = useQuery(objectionQuery(useApp().api, jobId));
  return (
    <section
      aria-labelledby="objection-line"
      className="grid gap-3 rounded-card border border-line bg-raised p-5"
    >
      <div className="grid gap-1">
        <h2 id="objection-line" className="text-lg">
          A line for your application
        </h2>
        <p className="text-sm text-quiet">
          It answers what they will ask about somebody in South Africa, and promises only what the
          ad and your{" "}
          <Link className="text-link" to={`${paths.settings}#terms`}>
            own terms
          </Link>{" "}
          both allow.
        </p>
      </div>
      <Fetched query={query}>{(data) => <Line objection={data} />}</Fetched>
    </section>
  );
}

function Line({ objection: { line, because, leftOut } }: { objection: ObjectionReply }) {
  return (
    <div className="grid gap-3">
      {line !== null && (
        <div className="flex flex-wrap items-start justify-between gap-3">
          <blockquote className="max-w-reading border-l-2 border-ember pl-4 font-medium">
            {line}
          </blockquote>
          <CopyResult text={line} item="The line" />
        </div>
      )}
      <Reasons title="Why we say so" reasons={because} />
      <Reasons title={line === null ? "Why there is none" : "What we left out"} reasons={leftOut} />
    </div>
  );
}

const Reasons = ({ title, reasons }: { title: string; reasons: readonly string[] }) =>
  reasons.length > 0 && (
    <div className="grid gap-1 text-sm">
      <p className="font-semibold">{title}</p>
      <ul className="grid list-disc gap-1 pl-5 text-quiet">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
