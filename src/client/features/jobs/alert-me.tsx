import { useMutation } from "@tanstack/react-query";
import { useApp } from "#client/app-context.ts";
import { failureMessage } from "#client/session/failure.ts";
import { alertsKey } from "#client/session/queries/query-keys.ts";
import { useUser } from "#client/session/viewer.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import type { JobFilters } from "#domain/jobs/filters.ts";
import { paths } from "#domain/paths.ts";

/** Keeps a search: with one press for members; whoever has no account says first where to write. */
export function AlertMe({ filters }: { filters: JobFilters }) {
  const isSignedIn = useUser() !== null;
  return isSignedIn ? (
    <KeepSearch filters={filters} />
  ) : (
    <ButtonLink to={`${paths.newAlert}?${paramsOf(filters).toString()}`}>Alert me</ButtonLink>
  );
}

function KeepSearch({ filters }: { filters: JobFilters }) {
  const { api, queryClient } = useApp();
  const keep = useMutation({
    mutationFn: () =>
      api.post("/api/alerts", {
        body: {
          search: filters.search,
          roleType: filters.roleType,
          experience: filters.experience,
          salary: filters.salary,
          worldwide: filters.isWorldwideOnly ? "true" : "false",
        },
      }),
    onSuccess: async ({ frequency }) => {
      toast({
        title: "Alert set",
        description: `We write ${frequency === "daily" ? "every workday" : "every Tuesday"} when something new fits.`,
        link: { label: "Your alerts", to: paths.alerts },
      });
      await queryClient.invalidateQueries({ queryKey: alertsKey });
    },
    onError: (error) =>
      toast({
        title: "No alert was set",
        description: failureMessage(error, "Please try again in a few seconds."),
        variant: "destructive",
      }),
  });
  return (
    <Button isLoading={keep.isPending} onClick={() => keep.mutate()}>
      Alert me
    </Button>
  );
}

function paramsOf(filters: JobFilters): URLSearchParams {
  const { search, roleType, experience, salary, isWorldwideOnly } = filters;
  const given = {
    search,
    roleType,
    experience,
    salary,
    worldwide: isWorldwideOnly ? null : "false",
  };
  const entries = Object.entries(given).flatMap(([name, value]) =>
    value === null || value === "" ? [] : [[name, value]],
  );
  return new URLSearchParams(entries);
}
