import type { SecondReading } from "#contract/tools/ai-tools.ts";
import { openWords, plainVerdict, type Verdict } from "#domain/listing/advice/open-words.ts";
import { VerdictChip } from "#client/ui/verdict-chip.tsx";

/** What the AI made of the post, and how that stands to what we made of it. */
export function Answer({ reading, ours }: { reading: SecondReading; ours: Verdict }) {
  const { openToSouthAfrica, quote, reason, standing } = reading;
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-lg font-semibold">{headlines[standing]}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
        <dt className="text-quiet">We say</dt>
        <dd>
          <VerdictChip verdict={ours} />
        </dd>
        <dt className="text-quiet">The AI says</dt>
        <dd>
          {standing === "unfounded" ? (
            <span className="text-quiet">
              “{openWords[openToSouthAfrica]}”, which does not count
            </span>
          ) : (
            <VerdictChip verdict={plainVerdict(openToSouthAfrica)} />
          )}
        </dd>
      </dl>
      {quote !== null && (
        <blockquote className="border-l-2 border-control pl-3 text-lg">“{quote}”</blockquote>
      )}
      {standing === "unfounded" ? (
        <p>
          It names no sentence that stands in the post to the letter, so it has no say. Our answer
          holds.
        </p>
      ) : (
        <p>{reason}</p>
      )}
      {standing === "differs" && (
        <p className="text-sm text-quiet">
          Read that sentence yourself and decide. If it settles the matter, trust the sentence; if
          not, ask them.
        </p>
      )}
    </div>
  );
}

const headlines: Readonly<Record<SecondReading["standing"], string>> = {
  agrees: "The AI agrees with us",
  differs: "The AI reads it differently",
  unfounded: "The AI has nothing to show for it",
};
