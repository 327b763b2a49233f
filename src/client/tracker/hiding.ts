import type { TrackerMarks } from "#contract/tracker/views.ts";
import { knownCompany } from "#domain/jobs/company.ts";
import { companyKey } from "#domain/tracker/alike.ts";
import { useApp } from "#client/app-context.ts";
import { useOptimisticChange } from "#client/session/changes/optimistic-change.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { marksQuery, noMarks } from "./marks.ts";

type Change =
  | { readonly hidesApplied: boolean }
  | { readonly company: string; readonly isHidden: boolean };

/** Changes what the board hides. It shows at once, and is remembered on the server. */
export function useHidingChange() {
  const { api } = useApp();
  const change = useOptimisticChange<TrackerMarks, Change>({
    queryKey: marksQuery(api).queryKey,
    show: (now = noMarks, made) => withChange(now, made),
    takeBack: (now = noMarks, made) => withChange(now, oppositeOf(made)),
    send: (made) => {
      if ("hidesApplied" in made)
        return api.put("/api/premium/tracker/hides-applied", { body: made });
      const body = { company: made.company };
      return made.isHidden
        ? api.post("/api/premium/tracker/hidden-companies", { body })
        : api.post("/api/premium/tracker/hidden-companies/show", { body });
    },
    onDone(made) {
      if ("hidesApplied" in made) return;
      const undo = { label: "Undo", onPress: () => change.mutate(oppositeOf(made)) };
      toast({
        title: made.isHidden ? `${made.company} is hidden` : `${made.company} is shown again`,
        ...(made.isHidden && { description: "From the list, for you alone.", action: undo }),
      });
    },
    failureOf: () => "That was not remembered",
  });
  return change;
}

const oppositeOf = (made: Change): Change =>
  "hidesApplied" in made
    ? { hidesApplied: !made.hidesApplied }
    : { ...made, isHidden: !made.isHidden };

function withChange(marks: TrackerMarks, made: Change): TrackerMarks {
  if ("hidesApplied" in made) return { ...marks, hidesApplied: made.hidesApplied };
  const others = marks.hiddenCompanies.filter(
    (company) => companyKey(company) !== companyKey(made.company),
  );
  return { ...marks, hiddenCompanies: made.isHidden ? [...others, made.company] : others };
}

export type WhyHidden = "applied" | "company";

interface Hidable {
  readonly id: string;
  readonly company: string;
}

/** Why the board hides a listing from this member; null when it does not. */
export function hidingRule(marks: TrackerMarks): (job: Hidable) => WhyHidden | null {
  const applied = new Set(marks.applied.map(({ jobId }) => jobId));
  const isCompanyHidden = hiddenCompanies(marks);
  return (job) => {
    if (marks.hidesApplied && applied.has(job.id)) return "applied";
    return isCompanyHidden(job.company) ? "company" : null;
  };
}

/** Whether a company is hidden, however its name is written. What nobody knows the name of cannot be. */
export function hiddenCompanies(marks: TrackerMarks): (company: string) => boolean {
  const keys = new Set(marks.hiddenCompanies.map(companyKey));
  return (company) => knownCompany(company) !== null && keys.has(companyKey(company));
}
