import { useRouteError } from "react-router";
import { paths } from "#domain/paths.ts";
import { DeadEnd } from "#client/layout/dead-end.tsx";
import { ErrorScreen } from "#client/layout/error-screen.tsx";
import { readFailure } from "#client/page-error.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";

/** In place of an application that cannot be shown. Somebody else's is not there either. */
export function ApplicationMissing() {
  const { status } = readFailure(useRouteError());
  if (status !== 404 && status !== 400) return <ErrorScreen />;
  return (
    <DeadEnd
      title="This application is not there"
      isPathBroken
      action={
        <ButtonLink to={paths.jobTracker} variant="primary">
          All applications
        </ButtonLink>
      }
    >
      <p>It was deleted, or it belongs to another account. Your other applications are safe.</p>
    </DeadEnd>
  );
}
