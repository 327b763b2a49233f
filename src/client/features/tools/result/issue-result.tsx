import type { IssuePart } from "#contract/tools/ai-tools.ts";
import { issueText } from "#domain/guides/first-issue/written-issue.ts";
import { CopyResult } from "./copy-result.tsx";
import { ListPart, TextPart, type ResultShown } from "./result-section.tsx";

/** An issue of a newsletter: whole, or as much of it as has been written so far. */
export function IssueResult({ result, ...shown }: ResultShown & { readonly result: IssuePart }) {
  const { marks, isWriting = false } = shown;
  return (
    <div className="grid gap-8">
      {!isWriting && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card bg-sunk px-4 py-2">
          <p className="text-quiet">The issue in one piece, to paste into your newsletter.</p>
          <CopyResult text={issueText(result)} item="The issue" marks={marks.length} />
        </div>
      )}
      <ListPart title="Subject Lines" field="subjectLines" items={result.subjectLines} {...shown} />
      <TextPart title="Preview Text" field="previewText" text={result.previewText} {...shown} />
      <TextPart title="Opening" field="opening" text={result.opening} {...shown} />
      <TextPart title="The Lesson" field="lesson" text={result.lesson} {...shown} />
      <ListPart title="Do This Today" field="steps" items={result.steps} {...shown} />
      <TextPart title="Proof" field="proof" text={result.proof} {...shown} />
      <TextPart title="Invitation" field="invitation" text={result.invitation} {...shown} />
      <TextPart title="LinkedIn Post" field="linkedinPost" text={result.linkedinPost} {...shown} />
    </div>
  );
}
