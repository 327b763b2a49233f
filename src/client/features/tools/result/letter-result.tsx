import type { AnalysisPart } from "#contract/tools/ai-tools.ts";
import { scoreLabel } from "#domain/tools/score.ts";
import { ScoreRing } from "#client/ui/figures/score-ring.tsx";
import { ListPart, TextPart, type ResultShown } from "./result-section.tsx";

/** What was made of a letter: whole, or as much of it as has been written so far. */
export function LetterResult({
  result: { score, analysis, strengthsWeaknesses, suggestions, tailoredImprovements },
  ...shown
}: ResultShown & { readonly result: AnalysisPart }) {
  return (
    <div className="grid gap-8">
      <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-[auto_minmax(0,1fr)]">
        {score !== undefined && <ScoreRing score={score} label={scoreLabel(score)} />}
        <TextPart title="Analysis" field="analysis" text={analysis} {...shown} />
      </div>
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        <ListPart
          title="Strengths"
          field="strengthsWeaknesses.strengths"
          items={strengthsWeaknesses?.strengths}
          look="praise"
          {...shown}
        />
        <ListPart
          title="Weaknesses"
          field="strengthsWeaknesses.weaknesses"
          items={strengthsWeaknesses?.weaknesses}
          look="fault"
          {...shown}
        />
      </div>
      <ListPart title="Suggestions" field="suggestions" items={suggestions} {...shown} />
      <TextPart
        title="Tailored Improvements"
        field="tailoredImprovements"
        text={tailoredImprovements}
        {...shown}
      />
    </div>
  );
}
