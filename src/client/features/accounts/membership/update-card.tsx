import { useMutation } from "@tanstack/react-query";
import { useApp } from "#client/app-context.ts";
import { Button } from "#client/ui/button.tsx";
import type { Around } from "./use-change.ts";

/** Leads to the provider's own page: a card's number never passes through ours. */
export function UpdateCard({ onStart, onFailure }: Omit<Around, "onDone">) {
  const { api } = useApp();
  const ask = useMutation({ mutationFn: () => api.post("/api/subscription/card-link") });
  const go = () => {
    onStart();
    ask
      .mutateAsync()
      .then(({ link }) => window.location.assign(link))
      .catch(onFailure);
  };
  return (
    <Button isLoading={ask.isPending} onClick={go}>
      Update your card
    </Button>
  );
}
