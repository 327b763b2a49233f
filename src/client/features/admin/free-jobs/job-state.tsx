import type { ListedFreeJob } from "#contract/admin/free-jobs.ts";
import { Badge } from "#client/ui/badge.tsx";
import { CheckIcon, NoIcon } from "#client/ui/icons/icons.tsx";
import { EyeClosedIcon, WarningIcon } from "#client/ui/icons/page-icons.tsx";
import { SignChip } from "#client/ui/verdict-chip.tsx";

type Stated = Pick<ListedFreeJob, "status" | "openness" | "riskVerdict">;

/** Where the board stands with a job: active is not yet listed, when its text shuts South Africans out. */
export function JobState({ job: { status, openness, riskVerdict } }: { job: Stated }) {
  if (status === "draft") return <Badge>Never shown</Badge>;
  if (status !== "open")
    return (
      <SignChip Icon={EyeClosedIcon} look="bg-ink/8 text-quiet">
        Hidden
      </SignChip>
    );
  if (openness === "no")
    return (
      <SignChip Icon={NoIcon} look="bg-no-wash text-no">
        Not open to SA
      </SignChip>
    );
  if (riskVerdict === "likely-scam")
    return (
      <SignChip Icon={WarningIcon} look="bg-no-wash text-no">
        Reads like a scam
      </SignChip>
    );
  return (
    <SignChip Icon={CheckIcon} look="bg-yes-wash text-yes">
      On the board
    </SignChip>
  );
}
