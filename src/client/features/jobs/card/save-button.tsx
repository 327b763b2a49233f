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
  const name = isSaved ? "Saved" : "Save";
  return (
    <Button
      {...look}
      aria-label={`${name}: ${job.title}`}
      aria-pressed={isSaved}
      aria-disabled={isPending || undefined}
      onClick={toggle}
      className="needs-script"
    >
      <BookmarkIcon className={isSaved ? "size-4 fill-current" : "size-4"} />
      <SteadyWords all={["Save", "Saved"]}>{name}</SteadyWords>
    </Button>
  );
}
