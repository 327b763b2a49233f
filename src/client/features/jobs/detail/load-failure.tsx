import { useRouteError } from "react-router";
import { DeadEnd } from "#client/layout/dead-end.tsx";
import { readFailure } from "#client/page-error.ts";
import { paths } from "#domain/paths.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";

export function LoadFailure() {
  const { status, message } = readFailure(useRouteError());
  const isAboutPremium = message !== null && /premium/i.test(message);
  return (
    <DeadEnd
      title="Failed to load job details"
      isPathBroken={status === 404}
      action={
        isAboutPremium ? (
          <ButtonLink to={paths.subscribe} variant="primary">
            Upgrade to Premium
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.jobs} variant="primary">
            Back to Jobs
          </ButtonLink>
        )
      }
    >
      <p>{message ?? "Please try again later."}</p>
      {status === 404 && (
        <p className="text-quiet">The link may have lost a few letters on its way to you.</p>
      )}
    </DeadEnd>
  );
}
