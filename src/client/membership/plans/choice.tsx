import { useUser } from "#client/session/viewer.ts";
import { paths, registerPath } from "#domain/paths.ts";
import { buttonLook } from "#client/ui/button-look.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";

/** The next step towards premium, for whoever is looking. Members have taken it, and are told so. */
export function Choice({ ifPremium }: { ifPremium: string }) {
  const viewer = useUser();
  if (viewer?.isPremium === true)
    return (
      <button type="button" disabled className={buttonLook({ size: "large" })}>
        {ifPremium}
      </button>
    );
  return viewer === null ? (
    <ButtonLink to={registerPath(paths.subscribe)} variant="primary" size="large">
      Sign In to Subscribe
    </ButtonLink>
  ) : (
    <ButtonLink to={paths.subscribe} variant="primary" size="large">
      Subscribe Now
    </ButtonLink>
  );
}
