import { useUser } from "#client/session/viewer.ts";
import { paths, registerPath } from "#domain/paths.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { ArrowIcon } from "#client/ui/icons/icons.tsx";

/** To the jobs for somebody we know, to the door for everybody else. */
export function GetStarted() {
  const viewer = useUser();
  return (
    <ButtonLink to={viewer === null ? registerPath() : paths.jobs} variant="primary" size="large">
      Get Started
      <ArrowIcon />
    </ButtonLink>
  );
}
