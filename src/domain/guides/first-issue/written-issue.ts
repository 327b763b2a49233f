/** An issue of a newsletter. What stands in square brackets waits for the member's own facts. */
export interface WrittenIssue {
  /** Three to choose from. */
  readonly subjectLines: readonly string[];
  /** What an inbox shows after the subject. */
  readonly previewText: string;
  readonly opening: string;
  readonly lesson: string;
  /** What a reader can do today. */
  readonly steps: readonly string[];
  /** From the member's own work. */
  readonly proof: string;
  readonly invitation: string;
  /** What it is shared with. */
  readonly linkedinPost: string;
}

/** The issue as it is pasted into a newsletter: without the subject lines and the post, which go elsewhere. */
export const issueText = ({
  opening = "",
  lesson = "",
  steps = [],
  proof = "",
  invitation = "",
}: { readonly [Part in keyof WrittenIssue]?: WrittenIssue[Part] | undefined }): string =>
  [opening, lesson, steps.map((step, at) => `${at + 1}. ${step}`).join("\n"), proof, invitation]
    .filter((part) => part !== "")
    .join("\n\n");
