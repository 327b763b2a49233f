import { Button } from "#client/ui/button.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { paths } from "#domain/paths.ts";

interface OnePressProps {
  readonly action: string;
  /** From the address of the page. */
  readonly token: string;
  readonly label: string;
}

/** Does the one thing a page of a mail is for. The browser sends it, so it needs no scripts. */
export const OnePress = ({ action, token, label }: OnePressProps) => (
  <form method="post" action={action}>
    <input type="hidden" name="token" value={token} />
    <Button type="submit" variant="primary" size="large">
      {label}
    </Button>
  </form>
);

export const toJobs = (
  <ButtonLink to={paths.jobs} variant="primary">
    Browse jobs
  </ButtonLink>
);
