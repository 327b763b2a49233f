/** The tools that ask the AI, by the names their calls and documents are kept under. */
export const toolNames = [
  "cover-letter",
  "resume",
  "outreach",
  "newsletter-issue",
  "second-reading",
] as const;

export type ToolName = (typeof toolNames)[number];

export const toolLabels: Readonly<Record<ToolName, string>> = {
  "cover-letter": "Cover Letter Analyzer",
  resume: "Resume Templates",
  outreach: "Outreach Scripts",
  "newsletter-issue": "Newsletter issue",
  "second-reading": "Second reading of a job",
};

/** Those whose results are kept as documents. A second reading belongs to the ad, which is not kept. */
export const documentTools = ["cover-letter", "resume", "outreach", "newsletter-issue"] as const;

export type DocumentTool = (typeof documentTools)[number];
