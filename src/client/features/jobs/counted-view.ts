import { useEffect } from "react";
import { useApp } from "#client/app-context.ts";

/** Says once that somebody has the job in front of them: not a page that was fetched ahead, nor a tab nobody opened. */
export function useCountedView(jobId: string): void {
  const { api } = useApp();
  useEffect(() => {
    const tell = (): void => {
      if (document.visibilityState !== "visible" || !navigator.onLine) return;
      stop();
      // A figure that is one too low is no trouble worth telling the reader of.
      api.post("/api/jobs/:id/view", { params: { id: jobId } }).catch(() => undefined);
    };
    const stop = (): void => document.removeEventListener("visibilitychange", tell);
    document.addEventListener("visibilitychange", tell);
    tell();
    return stop;
  }, [api, jobId]);
}
