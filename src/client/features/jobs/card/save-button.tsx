import type { SyntheticEvent } from "react";
import { useLocation } from "react-router";
import type { JobCard } from "#contract/jobs.ts";
import { Button } from "#client/ui/button.tsx";
import type { ButtonLook } from "#client/ui/button-look.ts";
import { BookmarkIcon } from "#client/ui/icons/page-icons.tsx";
import { SteadyWords } from "#client/ui/steady-words.tsx";
import { useSaving } from "../saving.ts";

type SaveButtonProps = ButtonLook & { readonly job: JobCard };

/** While a request is under way it keeps its focus and takes no click. */
export function SaveButton({ job, ...look }: SaveButtonProps) {
  const { isSaved, isPending, toggle } = useSaving(job);
  const next = useHere(`#job-${job.id}`);
  const change = (event: SyntheticEvent) => {
    event.preventDefault();
    toggle();
  };
  const name = isSaved ? "Saved" : "Save";
  return (
    <form
      action={isSaved ? "/api/jobs/unsave" : "/api/jobs/save"}
      method="post"
      onSubmit={change}
      className="contents"
    >
      <input type="hidden" name="jobId" value={job.id} />
      <input type="hidden" name="next" value={next} />
      <Button
        {...look}
        type="submit"
        aria-label={`${name}: ${job.title}`}
        aria-pressed={isSaved}
        aria-disabled={isPending || undefined}
      >
        <BookmarkIcon className={isSaved ? "size-4 fill-current" : "size-4"} />
        <SteadyWords all={["Save", "Saved"]}>{name}</SteadyWords>
      </Button>
    </form>
  );
}

/** The way back to this very job, for when the form is sent without scripts. */
function useHere(hash: string): string {
  const { pathname, search } = useLocation();
  return pathname + search + hash;
}
