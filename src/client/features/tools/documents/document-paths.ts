import { generatePath } from "react-router";
import type { DocumentTool } from "#domain/tools/ai/tool-names.ts";
import { paths } from "#domain/paths.ts";

export const documentPath = (id: number): string =>
  generatePath(paths.document, { id: String(id) });

export const comparePath = (one: number, other?: number): string =>
  `${paths.compareDocuments}?one=${one}${other === undefined ? "" : `&other=${other}`}`;

/** Where another one of its kind is made. */
export const toolPaths: Readonly<Record<DocumentTool, string>> = {
  "cover-letter": paths.coverLetterAnalyzer,
  resume: paths.resumeTemplates,
  outreach: paths.outreachScripts,
};
