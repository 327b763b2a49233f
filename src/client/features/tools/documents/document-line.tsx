import type { ListedDocument } from "#contract/tools/documents.ts";
import type { DocumentTool } from "#domain/tools/ai/tool-names.ts";
import { toolLabels } from "#domain/tools/ai/tool-names.ts";
import { scoreLabel, scoreTone } from "#domain/tools/score.ts";
import { classNames } from "#client/ui/class-names.ts";
import { momentOf } from "#client/ui/figures/moment.ts";
import { LetterIcon, NewsletterIcon, ResumeIcon } from "#client/ui/icons/tool-icons.tsx";

const icons: Readonly<Record<DocumentTool, typeof LetterIcon>> = {
  "cover-letter": LetterIcon,
  resume: ResumeIcon,
  outreach: NewsletterIcon,
  "newsletter-issue": NewsletterIcon,
};

export function ToolSign({ tool }: Pick<ListedDocument, "tool">) {
  const Icon = icons[tool];
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-control bg-ember-wash text-ember-text seen-by-ground">
      <Icon />
    </span>
  );
}

/** Which tool, who wrote it, and when. */
export const Origin = ({ document }: { document: ListedDocument }) => (
  <>
    {toolLabels[document.tool]} · {document.source === "ai" ? "Written by the AI" : "Our own words"}{" "}
    ·{" "}
    <time dateTime={document.createdAt} className="whitespace-nowrap tabular-nums">
      {momentOf(document.createdAt)}
    </time>
  </>
);

/** Of a letter: figure, word and colour say the same. */
export const Score = ({ score }: { score: number }) => (
  <span
    className={classNames(
      "inline-flex items-baseline gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-medium whitespace-nowrap seen-by-ground",
      tones[scoreTone(score)],
    )}
  >
    <span className="font-semibold tabular-nums">
      {score}
      <span className="sr-only"> out of 100</span>
    </span>
    {scoreLabel(score)}
  </span>
);

const tones = {
  green: "bg-yes-wash text-yes",
  amber: "bg-unclear-wash text-unclear",
  red: "bg-no-wash text-no",
} as const;
