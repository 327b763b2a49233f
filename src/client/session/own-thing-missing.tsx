import type { ReactNode } from "react";
import { useRouteError } from "react-router";
import { DeadEnd } from "#client/layout/dead-end.tsx";
import { ErrorScreen } from "#client/layout/error-screen.tsx";
import { readFailure } from "#client/page-error.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";

interface OwnThingMissingProps {
  readonly title: string;
  /** Where all the others are. */
  readonly to: string;
  readonly toName: string;
  readonly children: ReactNode;
}

/** In place of something of the member's own that cannot be shown. Somebody else's is not there either. */
export function OwnThingMissing({ title, to, toName, children }: OwnThingMissingProps) {
  const { status } = readFailure(useRouteError());
  if (status !== 404 && status !== 400) return <ErrorScreen />;
  return (
    <DeadEnd
      title={title}
      isPathBroken
      action={
        <ButtonLink to={to} variant="primary">
          {toName}
        </ButtonLink>
      }
    >
      <p>{children}</p>
    </DeadEnd>
  );
}
