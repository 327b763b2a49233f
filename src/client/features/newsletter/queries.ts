import { queryOptions, useMutation } from "@tanstack/react-query";
import type { Edition, NewsletterDesk } from "#contract/letters/newsletter.ts";
import type { Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { currentIn } from "#client/session/failure.ts";

export const newsletterQuery = (api: Api) =>
  queryOptions({
    queryKey: ["newsletter-desk"],
    queryFn: () => api.get("/api/admin/newsletter"),
  });

interface Written {
  readonly day: string;
  readonly introduction: string;
  readonly version: number;
}

export function useWriteIntroduction() {
  const { api, queryClient } = useApp();
  const show = (desk: NewsletterDesk) =>
    queryClient.setQueryData(newsletterQuery(api).queryKey, desk);
  return useMutation({
    mutationFn: ({ day, ...body }: Written) =>
      api.put("/api/admin/newsletter/:day/introduction", { params: { day }, body }),
    onSuccess: show,
    // Theirs comes in beside what was typed here, and nothing of it is lost.
    onError: (error) => {
      const theirs = currentIn(error) as NewsletterDesk | null;
      if (theirs !== null) show(theirs);
    },
  });
}

export function useTestLetter() {
  const { api } = useApp();
  return useMutation({
    mutationFn: (edition: Edition) => api.post("/api/admin/newsletter/test", { body: { edition } }),
  });
}
