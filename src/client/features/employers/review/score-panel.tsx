import type { PostingReview } from "#contract/employers/posting.ts";
import { rubric } from "#domain/employers/transparency.ts";
import { questions } from "#domain/listing/advice/missing.ts";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { ScoreRing } from "#client/ui/figures/score-ring.tsx";
import { CheckIcon } from "#client/ui/icons/icons.tsx";

/** How much a posting tells, point by point, and what candidates would still have to ask. */
export function ScorePanel({ review }: { review: PostingReview }) {
  const { score, missing, isForBoard, job } = review;
  if (job.riskVerdict === "likely-scam") return <ScamPanel />;
  const open = score.rows.filter(({ earned, most }) => earned < most);
  const told = score.rows.filter(({ earned, most }) => earned === most);
  return (
    <section aria-labelledby="score" className="grid min-w-0 content-start gap-6">
      <div className="grid gap-3">
        <h2 id="score" className="text-xl">
          Transparency
        </h2>
        <ScoreRing score={score.total} label={labelOf(score.total)} />
      </div>
      {!isForBoard && (
        <Alert tone="failure" title="As it stands, it cannot be on this board">
          We read it as closed to people in South Africa, or as no remote job. If that is not what
          you mean, say who can apply and where from.
        </Alert>
      )}
      {missing.length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-lg">What candidates will have to ask</h3>
          <ul className="grid gap-1.5 border-l-2 border-unclear-fill pl-4">
            {missing.map((question) => (
              <li key={question}>{questions[question].ask}</li>
            ))}
          </ul>
        </div>
      )}
      {open.length > 0 && (
        <div className="grid gap-3">
          <h3 className="text-lg">Points still to be had</h3>
          <ul className="divide-y divide-line border-y border-line">
            {open.map(({ id, earned, most }) => (
              <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3">
                <p className="font-medium">{rubric[id].name}</p>
                <p className="text-quiet tabular-nums">
                  {earned} of {most}
                </p>
                <p className="col-span-2 text-sm text-quiet">{rubric[id].missing}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
      {told.length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-lg">Said already</h3>
          <ul className="grid gap-x-4 gap-y-1.5 sm:max-lg:grid-cols-2">
            {told.map(({ id, most }) => (
              <li
                key={id}
                className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-1.5"
              >
                <CheckIcon className="size-4 text-yes" />
                {rubric[id].name} <span className="text-quiet tabular-nums">{most}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

const ScamPanel = () => (
  <section aria-labelledby="score" className="grid min-w-0 content-start gap-3">
    <h2 id="score" className="text-xl">
      Transparency
    </h2>
    <Alert tone="failure" title="As it stands, it cannot be on this board">
      Its words are those of a scam; under Risk you see which. So it has no points, whatever else it
      says.
    </Alert>
  </section>
);

function labelOf(total: number): string {
  if (total >= 90) return "Tells people what they need to know";
  if (total >= 70) return "Tells most of it";
  if (total >= 40) return "Leaves questions open";
  return "Leaves most of it open";
}
