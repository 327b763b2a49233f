import { verdictOfFacts } from "#domain/listing/advice/open-words.ts";
import type { ListingFacts, Openness } from "#domain/listing/facts.ts";
import type { Confidence, Fact } from "#domain/listing/posting.ts";
import { classNames } from "../class-names.ts";
import { VerdictChip, verdictLooks } from "../verdict-chip.tsx";
import { CheckedByUs } from "./checked-by-us.tsx";
import { Quotes } from "./evidence.tsx";

interface VerdictProps {
  readonly facts: Pick<ListingFacts, "openToSouthAfrica" | "risk">;
}

/** Whether a listing takes applicants from South Africa, and the words that say so. What a scam says of it is bait. */
export function VerdictBadge({ facts }: VerdictProps) {
  const verdict = verdictOfFacts(facts);
  return (
    <div className="grid justify-items-start gap-2">
      <VerdictChip verdict={verdict} />
      {verdict.tone !== "warning" && <VerdictGrounds fact={facts.openToSouthAfrica} />}
    </div>
  );
}

/** The verdict as the first thing one reads on a page. */
export const VerdictHeadline = ({ facts }: VerdictProps) => {
  const { words, tone } = verdictOfFacts(facts);
  const { Icon, look } = verdictLooks[tone];
  return (
    <span className="flex items-center gap-3">
      <span className={classNames("grid size-11 shrink-0 place-items-center rounded-full", look)}>
        <Icon className="size-6" />
      </span>
      {words}
    </span>
  );
};

export function VerdictGrounds({
  fact: { value, confidence, evidence, checked },
  isRead = true,
  isLarge = false,
}: {
  fact: Fact<Openness>;
  /** The post may say more than we could read. */
  isRead?: boolean;
  isLarge?: boolean;
}) {
  if (checked !== undefined) return <CheckedByUs checked={checked} />;
  const isSilent = evidence.length === 0;
  const doubt =
    isSilent && !isRead
      ? "We found no words about who may apply that we can read."
      : doubtWords(value, confidence, isSilent);
  return (
    <>
      <Quotes
        evidence={evidence}
        edge={edges[isSure(value, confidence) ? value : "unclear"]}
        isLarge={isLarge}
      />
      {doubt !== null && <p className="text-sm text-quiet">{doubt}</p>}
    </>
  );
}

const isSure = (value: Openness, confidence: Confidence): boolean =>
  value !== "yes" || confidence === "high";

const edges: Readonly<Record<Openness, string>> = {
  yes: "border-yes-fill",
  unclear: "border-unclear-fill",
  no: "border-no-fill",
  "not-remote": "border-no-fill",
};

function doubtWords(value: Openness, confidence: Confidence, isSilent: boolean): string | null {
  if (value === "unclear") {
    return isSilent
      ? "The post does not say who may apply, and silence is not a yes."
      : "That can be read either way.";
  }
  if (value === "not-remote") return "You would have to come to an office, at least now and then.";
  if (!isSure(value, confidence)) return "It reads like a yes, but they do not say it outright.";
  return confidence === "low" ? "We are not sure of this: it hangs on a hint." : null;
}
