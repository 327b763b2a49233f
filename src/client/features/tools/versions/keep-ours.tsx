import { useState } from "react";
import type { DocumentContent } from "#contract/tools/documents.ts";
import { useApp } from "#client/app-context.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { useOneAtATime } from "#client/ui/one-at-a-time.ts";
import { documentsKey } from "#client/asking/ai-queries.ts";
import { DocumentLinks, fileKinds } from "./document-links.tsx";

type Kept = Exclude<DocumentContent, { tool: "cover-letter" }>;
type Asked = { [Tool in Kept["tool"]]: Pick<Extract<Kept, { tool: Tool }>, "tool" | "request"> };

interface KeepOursProps {
  /** What our text was made of; null while something is missing in it that a document needs. */
  readonly content: Asked[Kept["tool"]] | null;
  /** Says what is missing. */
  readonly onMissing: () => void;
}

/** Makes a document of a text of ours. Only a document becomes a file, so a file makes one too. */
export function KeepOurs({ content, onMissing }: KeepOursProps) {
  const { api, queryClient } = useApp();
  const report = useFailureReport();
  const [kept, setKept] = useState<Readonly<Record<string, number>>>({});
  const [isKeeping, setIsKeeping] = useState(false);
  const [newest, setNewest] = useState<number | null>(null);
  const name = JSON.stringify(content);
  const id = kept[name];

  const keep = useOneAtATime(async (then: (id: number) => void) => {
    if (content === null) return onMissing();
    setIsKeeping(true);
    try {
      const document = await api.post("/api/premium/documents", { body: { content } });
      setNewest(document.id);
      setKept((before) => ({ ...before, [name]: document.id }));
      toast({ title: "Kept in your documents", description: document.title });
      void queryClient.invalidateQueries({ queryKey: documentsKey });
      then(document.id);
    } catch (error) {
      report("It was not kept")(error);
    } finally {
      setIsKeeping(false);
    }
  });

  if (id !== undefined) return <DocumentLinks id={id} takesFocus={id === newest} />;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="small" isLoading={isKeeping} onClick={() => keep(() => undefined)}>
        Keep in my documents
      </Button>
      {fileKinds.map(({ as, name: kind }) => (
        <Button
          key={as}
          size="small"
          aria-label={`Download as ${kind}`}
          isLoading={isKeeping}
          onClick={() =>
            keep((made) =>
              location.assign(
                api.link("/api/premium/documents/:id/file", {
                  params: { id: made },
                  query: { as },
                }),
              ),
            )
          }
        >
          {kind}
        </Button>
      ))}
    </div>
  );
}
