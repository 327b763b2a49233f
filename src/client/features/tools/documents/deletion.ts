import type { ListedDocument } from "#contract/tools/documents.ts";
import { useApp } from "#client/app-context.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { documentListsKey, documentQuery, withoutDocument } from "./queries.ts";

interface Afterwards {
  readonly onDeleted: () => unknown;
  /** It is there again. Whoever pressed Undo may be elsewhere by then. */
  readonly onRestored?: () => unknown;
}

/** Deletes a document, and offers for a while to put it back. */
export function useDeletion({ onDeleted, onRestored }: Afterwards) {
  const { api, queryClient } = useApp();
  const report = useFailureReport();

  async function restore({ id, title }: ListedDocument): Promise<void> {
    try {
      const document = await api.post("/api/premium/documents/:id/restore", { params: { id } });
      queryClient.setQueryData(documentQuery(api, id).queryKey, document);
      await queryClient.invalidateQueries({ queryKey: documentListsKey });
      toast({ title: "Document restored", description: title });
      await onRestored?.();
    } catch (error) {
      report("The document stays deleted")(error);
    }
  }

  return async function remove(document: ListedDocument): Promise<void> {
    const { id, title } = document;
    try {
      await api.delete("/api/premium/documents/:id", { params: { id } });
    } catch (error) {
      report("Nothing was deleted")(error);
      return;
    }
    queryClient.setQueriesData({ queryKey: documentListsKey }, withoutDocument(id));
    queryClient.removeQueries({ ...documentQuery(api, id), exact: true });
    toast({
      title: "Document deleted",
      description: title,
      action: { label: "Undo", onPress: () => void restore(document) },
    });
    await onDeleted();
  };
}
