import {
  documentContent,
  type ListedDocument,
  type WholeDocument,
} from "#contract/tools/documents.ts";
import { jobPath } from "#domain/jobs/address.ts";
import type { ListedRow, WholeRow } from "./store.ts";
import { unsupportedIn } from "./unsupported.ts";

export const presentListed = (row: Omit<ListedRow, "key">): ListedDocument => ({
  id: row.id,
  tool: row.tool,
  source: row.source,
  title: row.title,
  score: row.score,
  job:
    row.jobId === null || row.jobTitle === null
      ? null
      : {
          id: String(row.jobId),
          title: row.jobTitle,
          path: jobPath(String(row.jobId), row.jobTitle),
        },
  createdAt: row.createdAt.toISOString(),
  version: row.version,
});

/** The database keeps them side by side; what does not fit its tool any more cannot be shown. */
export const contentOf = ({
  tool,
  request,
  result,
}: Pick<WholeRow, "tool" | "request" | "result">) =>
  documentContent.parse({ tool, request, result });

export const presentWhole = (row: WholeRow): WholeDocument => ({
  ...presentListed(row),
  content: contentOf(row),
  // What we wrote ourselves claims nothing about anybody.
  unsupported: row.source === "ai" ? unsupportedIn(contentOf(row), row.createdAt) : [],
});
