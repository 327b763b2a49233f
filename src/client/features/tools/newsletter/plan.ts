import { queryOptions, useMutation } from "@tanstack/react-query";
import type { NewsletterPlan } from "#contract/guides/newsletter.ts";
import type { LaunchStep } from "#domain/guides/newsletter.ts";
import type { Specialty } from "#domain/tools/resumes/specialties.ts";
import type { Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { startGuideKey } from "#client/session/queries/query-keys.ts";

const planKey = ["newsletter-plan"] as const;

export const planQuery = (api: Api) =>
  queryOptions({ queryKey: planKey, queryFn: () => api.get("/api/premium/newsletter") });

export const firstIssueQuery = (api: Api, specialty: Specialty) =>
  queryOptions({
    queryKey: ["first-issue", specialty],
    queryFn: () => api.get("/api/premium/first-issue", { query: { specialty } }),
  });

const changeKey = ["newsletter-plan-change"];
const none: NewsletterPlan = { done: [], specialty: null };

interface Change {
  readonly step: LaunchStep;
  readonly isDone: boolean;
}

/** A tick shows at once, and is taken back if it could not be kept. The first one also ticks a step of the start guide. */
export function useMarkLaunchStep() {
  const { api, queryClient } = useApp();
  const report = useFailureReport();
  const show = ({ step, isDone }: Change) =>
    queryClient.setQueryData<NewsletterPlan>(planKey, (now = none) => {
      const others = now.done.filter((other) => other !== step);
      return { ...now, done: isDone ? [...others, step] : others };
    });
  return useMutation({
    mutationKey: changeKey,
    scope: { id: "newsletter-plan" },
    mutationFn: ({ step, isDone }: Change) =>
      api.put("/api/premium/newsletter/steps/:step", { params: { step }, body: { isDone } }),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: planKey });
      show(change);
    },
    onSuccess: (plan) => {
      if (queryClient.isMutating({ mutationKey: changeKey }) === 1)
        queryClient.setQueryData(planKey, plan);
      void queryClient.invalidateQueries({ queryKey: startGuideKey });
    },
    onError: (error, { step, isDone }) => {
      show({ step, isDone: !isDone });
      report("That tick was not kept")(error);
    },
  });
}

/** Remembers the specialty for the next visit. The draft is there whether that succeeds or not. */
export function useKeepSpecialty() {
  const { api, queryClient } = useApp();
  return useMutation({
    mutationFn: (specialty: Specialty) =>
      api.put("/api/premium/newsletter/specialty", { body: { specialty } }),
    onSuccess: (plan) => queryClient.setQueryData(planKey, plan),
  });
}
