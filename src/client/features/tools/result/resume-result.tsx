import type { TemplatePart } from "#contract/tools/ai-tools.ts";
import { ListPart, TextPart, type ResultShown } from "./result-section.tsx";

/** A resume template: whole, or as much of it as has been written so far. */
export const ResumeResult = ({
  result: { summary, skills, experienceBullets, achievements, recommendations },
  ...shown
}: ResultShown & { readonly result: TemplatePart }) => (
  <div className="grid gap-8">
    <TextPart title="Professional Summary" field="summary" text={summary} {...shown} />
    <ListPart title="Key Skills" field="skills" items={skills} look="chip" {...shown} />
    <ListPart
      title="Experience Bullet Points"
      field="experienceBullets"
      items={experienceBullets}
      isScrollable
      {...shown}
    />
    <ListPart title="Key Achievements" field="achievements" items={achievements} {...shown} />
    <TextPart
      title="Expert Recommendations"
      field="recommendations"
      text={recommendations}
      {...shown}
    />
  </div>
);
