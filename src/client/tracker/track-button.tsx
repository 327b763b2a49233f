import type { JobCard } from "#contract/jobs.ts";
import { Button } from "#client/ui/button.tsx";
import type { ButtonLook } from "#client/ui/button-look.ts";
import { CheckIcon } from "#client/ui/icons/icons.tsx";
import { TrackerIcon } from "#client/ui/icons/tool-icons.tsx";
import { SteadyWords } from "#client/ui/steady-words.tsx";
import { useIsMember } from "./marks.ts";
import { useTracking } from "./tracking.ts";

type TrackButtonProps = ButtonLook & { readonly job: Pick<JobCard, "id" | "title"> };

/** One press, and the listing is in the tracker as applied for today. For members alone: nobody else has one. */
export const TrackButton = (props: TrackButtonProps) =>
  useIsMember() ? <MembersButton {...props} /> : null;

function MembersButton({ job, ...look }: TrackButtonProps) {
  const { applied, isPending, track } = useTracking(job.id);
  const name = applied === null ? "Track" : "Tracked";
  const Icon = applied === null ? TrackerIcon : CheckIcon;
  return (
    <Button
      {...look}
      aria-label={`${name}: ${job.title}`}
      aria-pressed={applied !== null}
      aria-disabled={isPending || undefined}
      onClick={track}
    >
      <Icon className="size-4" />
      <SteadyWords all={["Track", "Tracked"]}>{name}</SteadyWords>
    </Button>
  );
}
