import type { DocumentTool } from "#domain/tools/ai/tool-names.ts";
import { paths } from "#domain/paths.ts";

/** The older one stands first. */
export function comparePath(...ids: readonly number[]): string {
  const [one, other] = ids.toSorted((a, b) => a - b);
  const params = new URLSearchParams();
  if (one !== undefined) params.set("one", String(one));
  if (other !== undefined) params.set("other", String(other));
  return params.size === 0 ? paths.compareDocuments : `${paths.compareDocuments}?${params}`;
}

/** Where another one of its kind is made. */
export const toolPaths: Readonly<Record<DocumentTool, string>> = {
  "cover-letter": paths.coverLetterAnalyzer,
  resume: paths.resumeTemplates,
  outreach: paths.outreachScripts,
  "newsletter-issue": paths.newsletterProof,
};
