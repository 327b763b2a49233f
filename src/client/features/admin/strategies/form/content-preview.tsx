import { useQuery } from "@tanstack/react-query";
import { useApp } from "#client/app-context.ts";
import { Fetched } from "#client/session/fetched.tsx";
import { StrategyContent } from "#client/ui/written/strategy-content.tsx";

/** What the server would store of it, shown by what members see it with. */
export function ContentPreview({ content }: { content: string }) {
  const { api } = useApp();
  const query = useQuery({
    queryKey: ["strategy-preview", content],
    queryFn: () => api.post("/api/admin/growth-strategies/preview", { body: { content } }),
    gcTime: 0,
  });
  return (
    <section
      aria-label="Preview"
      className="min-h-40 rounded-control border border-line bg-raised p-5 sm:p-8"
    >
      {content.trim() === "" ? (
        <p className="text-quiet">Nothing is written yet.</p>
      ) : (
        <Fetched query={query}>{(shown) => <StrategyContent content={shown.content} />}</Fetched>
      )}
    </section>
  );
}
