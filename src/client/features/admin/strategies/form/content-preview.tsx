import { useQuery } from "@tanstack/react-query";
import { useState, type ComponentProps } from "react";
import { useApp } from "#client/app-context.ts";
import { Fetched } from "#client/session/fetched.tsx";
import { StrategyContent } from "#client/ui/written/strategy-content.tsx";
import { RichEditor } from "./rich-editor.tsx";

/** What the server would store of it. */
function useWashed(content: string) {
  const { api } = useApp();
  return useQuery({
    queryKey: ["strategy-preview", content],
    queryFn: () => api.post("/api/admin/growth-strategies/preview", { body: { content } }),
    gcTime: 0,
  });
}

/** As it would be stored, shown by what members see it with. */
export function ContentPreview({ content }: { content: string }) {
  const washed = useWashed(content);
  return (
    <section
      aria-label="Preview"
      className="min-h-40 rounded-control border border-line bg-raised p-5 sm:p-8"
    >
      {content.trim() === "" ? (
        <p className="text-quiet">Nothing is written yet.</p>
      ) : (
        <Fetched query={washed}>{(shown) => <StrategyContent content={shown.content} />}</Fetched>
      )}
    </section>
  );
}

/** Typed as HTML, it may hold anything; the editor is handed what the allow-list left of it. */
export function WashedEditor({ begin, ...rest }: ComponentProps<typeof RichEditor>) {
  const [given] = useState(begin);
  const washed = useWashed(given);
  return (
    <Fetched query={washed}>{({ content }) => <RichEditor begin={content} {...rest} />}</Fetched>
  );
}
