import { trackedPath } from "#domain/page-addresses.ts";
import type { Tracked } from "#contract/tracker/applications.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { dayOf } from "#client/ui/figures/moment.ts";

const linkTo = (id: number) => ({ label: "Open in the tracker", to: trackedPath(id) });

/** That something is in the tracker now, with a way back; and if the same role is there twice, that too. */
export function tellTracked({ application, isNew, alike }: Tracked, undo: () => void): void {
  const { id, jobTitle, company, dateApplied } = application;
  if (!isNew) return tellTrackedBefore({ applicationId: id, on: dateApplied });
  const [other] = alike;
  toast({
    title: "Tracked as applied today",
    description:
      other === undefined
        ? `${jobTitle} at ${company}`
        : `You have applied for this role at ${company} before: on ${dayOf(other.dateApplied)}, now ${other.result}.`,
    action: { label: "Undo", onPress: undo },
    link: linkTo(id),
  });
}

export const tellTrackedBefore = (mark: {
  readonly applicationId: number;
  readonly on: string;
}): void =>
  toast({
    title: "You track this already",
    description: `Applied ${dayOf(mark.on)}`,
    link: linkTo(mark.applicationId),
  });
