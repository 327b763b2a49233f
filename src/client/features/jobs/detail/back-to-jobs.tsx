import { paths } from "#domain/paths.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { ArrowIcon } from "#client/ui/icons/icons.tsx";
import { useWayBack } from "../way-back.ts";

export const BackToJobs = () => (
  <div className="-ml-3">
    <ButtonLink to={paths.jobs} variant="quiet" size="small" onClick={useWayBack()}>
      <ArrowIcon className="size-4 rotate-180" />
      Back to Jobs
    </ButtonLink>
  </div>
);
