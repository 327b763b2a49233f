import { queryOptions, useQuery } from "@tanstack/react-query";
import type { TrackerMarks } from "#contract/tracker/views.ts";
import type { Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { isRefused } from "#client/session/failure.ts";
import { trackerKey } from "#client/session/queries/query-keys.ts";
import { useUser } from "#client/session/viewer.ts";

/** What the board marks and hides for a member. Whoever is not let in has nothing marked. */
export const marksQuery = (api: Api) =>
  queryOptions({
    queryKey: [...trackerKey, "marks"],
    queryFn: async (): Promise<TrackerMarks> => {
      try {
        return await api.get("/api/premium/tracker/marks");
      } catch (error) {
        if (isRefused(error)) return noMarks;
        throw error;
      }
    },
  });

export const noMarks: TrackerMarks = { applied: [], hidesApplied: false, hiddenCompanies: [] };

/**
 * Asked for once, by the browser, when the page stands: pages of the board are the same for all members, and so cannot
 * have them. Until then, and for everybody else, nothing is marked.
 */
export const useMarks = (): TrackerMarks =>
  useQuery({ ...marksQuery(useApp().api), enabled: useIsMember() }).data ?? noMarks;

export type AppliedMark = TrackerMarks["applied"][number];

/** That this listing was applied for, and when. */
export const useApplied = (jobId: string): AppliedMark | null =>
  useMarks().applied.find((mark) => mark.jobId === jobId) ?? null;

/** Whether the one who looks has a tracker. */
export const useIsMember = (): boolean => useUser()?.isPremium === true;
