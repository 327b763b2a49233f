import type { RequirementCoverage, Verdict } from "#domain/tools/letters/letter-check.ts";
import { Badge } from "#client/ui/badge.tsx";
import { SignChip, verdictLooks } from "#client/ui/verdict-chip.tsx";

/** Each thing the ad asks for, and the sentence of the letter that answers it. */
export function CoverageList({ coverage }: { coverage: readonly RequirementCoverage[] | null }) {
  return (
    <section aria-labelledby="coverage" className="grid gap-5">
      <div className="grid gap-1">
        <h2 id="coverage" className="text-xl">
          What the ad asks for
        </h2>
        <Summary coverage={coverage} />
      </div>
      {coverage !== null && coverage.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-raised px-5 sm:px-6">
          {coverage.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- In the order of the ad, which may say the same twice.
            <Row key={at} row={row} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Summary({ coverage }: { coverage: readonly RequirementCoverage[] | null }) {
  if (coverage === null)
    return (
      <p className="max-w-reading text-quiet">
        Paste the job description too, and we go through what it asks for, line by line: answered,
        partly, or missing.
      </p>
    );
  if (coverage.length === 0)
    return (
      <p className="max-w-reading text-quiet">
        We found nothing in this ad that reads like a requirement, so the other points count for
        more.
      </p>
    );
  return (
    <div className="grid gap-3">
      <p className="text-quiet">
        {order.map((verdict, at) => (
          <span key={verdict}>
            {at > 0 && " · "}
            <span className="font-semibold text-ink tabular-nums">
              {countOf(coverage, verdict)}
            </span>{" "}
            {looks[verdict].word.toLowerCase()}
          </span>
        ))}
      </p>
      <Bar coverage={coverage} />
    </div>
  );
}

const order: readonly Verdict[] = ["answered", "partly", "missing"];

const countOf = (
  coverage: readonly RequirementCoverage[],
  ...verdicts: readonly Verdict[]
): number => coverage.filter(({ verdict }) => verdicts.includes(verdict)).length;

/** The same three figures as lengths. */
const Bar = ({ coverage }: { coverage: readonly RequirementCoverage[] }) => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${coverage.length} 1`}
    preserveAspectRatio="none"
    className="h-2 w-full max-w-reading rounded-full"
  >
    {order.map((verdict, at) => (
      <rect
        key={verdict}
        x={countOf(coverage, ...order.slice(0, at))}
        width={countOf(coverage, verdict)}
        height="1"
        className={looks[verdict].fill}
      />
    ))}
  </svg>
);

const looks = {
  answered: {
    ...verdictLooks.yes,
    word: "Answered",
    fill: "fill-yes-fill",
    edge: "border-yes-fill",
  },
  partly: {
    ...verdictLooks.unclear,
    word: "Partly",
    fill: "fill-unclear-fill",
    edge: "border-unclear-fill",
  },
  missing: { ...verdictLooks.no, word: "Missing", fill: "fill-no-fill", edge: "border-no-fill" },
} as const;

function Row({ row }: { row: RequirementCoverage }) {
  const { requirement, isMustHave, verdict, sentence, missingWords } = row;
  const { Icon, look, word, edge } = looks[verdict];
  return (
    <li className="grid items-start gap-x-6 gap-y-2 py-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <SignChip Icon={Icon} look={`${look} justify-self-start`}>
        {word}
      </SignChip>
      <div className="grid gap-2">
        <p className="font-medium">
          {requirement} {isMustHave && <Badge>Must have</Badge>}
        </p>
        {sentence !== null && (
          <blockquote className={`border-l-2 pl-3 text-sm text-quiet ${edge}`}>
            “{sentence.text}”
          </blockquote>
        )}
        {verdict !== "answered" && missingWords.length > 0 && (
          <p className="text-sm text-quiet">
            {verdict === "missing" ? "Say something about: " : "Still open: "}
            {missingWords.join(", ")}
          </p>
        )}
      </div>
    </li>
  );
}
