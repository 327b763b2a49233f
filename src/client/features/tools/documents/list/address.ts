import { paths } from "#domain/paths.ts";
import { toolLimits } from "#domain/tools/ai/tool-limits.ts";
import { documentTools, type DocumentTool } from "#domain/tools/ai/tool-names.ts";
import { choiceOf, listAddress, searchText, type ListPlace } from "#client/ui/list/list-address.ts";

/** Which documents are looked for. */
export interface DocumentFilters {
  readonly search: string;
  readonly tool: DocumentTool | null;
}

export type DocumentsPlace = ListPlace<DocumentFilters>;

export const documentsAddress = listAddress<DocumentFilters>(paths.documents, {
  search: searchText("search", toolLimits.documentSearch),
  tool: choiceOf("tool", documentTools),
});

export const { placeIn, addressOf } = documentsAddress;
