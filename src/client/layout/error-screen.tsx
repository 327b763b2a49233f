import { useLocation, useRouteError } from "react-router";
import { readFailure } from "#client/page-error.ts";
import { paths } from "#domain/paths.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { DeadEnd } from "./dead-end.tsx";

/** Whatever kept a page from being shown, said plainly: what happened, what is safe, what to do. */
export function ErrorScreen() {
  const { pathname, search } = useLocation();
  const { status, message } = readFailure(useRouteError());
  if (status === 404) return <NotFound />;
  return (
    <DeadEnd
      title="This page did not load"
      action={
        // A fresh document rather than a second try in place: what failed may be a script of an older release.
        <ButtonLink reloadDocument replace to={pathname + search} variant="primary">
          Try again
        </ButtonLink>
      }
    >
      <p>{message ?? "Something went wrong, on our side or on the way to you."}</p>
      <p className="text-quiet">What you saved before is safe, and so is trying again.</p>
    </DeadEnd>
  );
}

const NotFound = () => (
  <DeadEnd
    title="404 Page Not Found"
    isPathBroken
    action={
      <ButtonLink to={paths.jobs} variant="primary">
        Browse jobs
      </ButtonLink>
    }
  >
    <p className="text-quiet">Did you forget to add the page to the router?</p>
    <p>
      That question is for us. For you: this address leads nowhere. The listing may have closed, or
      the link lost a few letters on its way. If one of our own pages sent you here, the mistake is
      ours, and we would like to hear of it.
    </p>
  </DeadEnd>
);
