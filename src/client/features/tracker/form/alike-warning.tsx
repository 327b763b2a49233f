import { trackedPath } from "#domain/page-addresses.ts";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#client/app-context.ts";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { Link } from "#client/ui/link.tsx";
import { sayDay } from "../day-words.ts";
import { alikeQuery } from "../queries.ts";

interface AlikeWarningProps {
  readonly jobTitle: string;
  readonly company: string;
}

/** A word to whoever is about to track the same role at the same company twice. */
export function AlikeWarning({ jobTitle, company }: AlikeWarningProps) {
  const { data: alike = [] } = useQuery({
    ...alikeQuery(useApp().api, { jobTitle, company }),
    enabled: jobTitle.trim() !== "" && company.trim() !== "",
  });
  const [first] = alike;
  if (first === undefined) return null;
  return (
    <Alert tone="warning" title="You track this role already" isAnnounced>
      <p>
        The same title at the same company, applied for on {sayDay(first.dateApplied)} and now{" "}
        {first.result}.{" "}
        <Link to={trackedPath(first.id)} className="text-link">
          Open it
        </Link>
        , or add this one all the same.
      </p>
    </Alert>
  );
}
