import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import type { JobCard } from "#contract/jobs.ts";
import { Button } from "#client/ui/button.tsx";
import type { ButtonLook } from "#client/ui/button-look.ts";
import { BookmarkIcon } from "#client/ui/icons/page-icons.tsx";
import { SteadyWords } from "#client/ui/steady-words.tsx";
import { useSaving } from "../saving.ts";

type SaveButtonProps = ButtonLook & { readonly job: JobCard };

/** While a request is under way it keeps its focus and takes no click. Stands on a page with a `SavingForm`. */
export function SaveButton({ job, ...look }: SaveButtonProps) {
  const { isSaved, isPending, toggle } = useSaving(job);
  const change = (event: MouseEvent) => {
    event.preventDefault();
    toggle();
  };
  const name = isSaved ? "Saved" : "Save";
  return (
    <Button
      {...look}
      type="submit"
      form={formId}
      formAction={isSaved ? "/api/jobs/unsave" : "/api/jobs/save"}
      name="jobId"
      value={job.id}
      onClick={change}
      aria-label={`${name}: ${job.title}`}
      aria-pressed={isSaved}
      aria-disabled={isPending || undefined}
    >
      <BookmarkIcon className={isSaved ? "size-4 fill-current" : "size-4"} />
      <SteadyWords all={["Save", "Saved"]}>{name}</SteadyWords>
    </Button>
  );
}

const formId = "saving";

/**
 * What the buttons of a page send without scripts, with the way back to it. One for all of them: browsers look into every
 * form for passwords to fill in, and would lay out each card for that.
 */
export function SavingForm() {
  const { pathname, search } = useLocation();
  return (
    <form id={formId} action="/api/jobs/save" method="post" hidden>
      <input type="hidden" name="next" value={pathname + search} />
    </form>
  );
}
