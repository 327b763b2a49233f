import { useLocation } from "react-router";
import { failureMessage, isRefused, isSignedOut } from "#client/session/failure.ts";
import { signInPath } from "#domain/paths.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { Button } from "../ui/button.tsx";
import { Alert } from "../ui/feedback/alert.tsx";

interface ListQuery {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  refetch(): Promise<unknown>;
  fetchNextPage(): Promise<unknown>;
}

interface ListFailureProps {
  readonly title: string;
  readonly query: ListQuery;
}

/** That a list did not come, or not whole, and what to do: try again, or sign in where somebody was signed out meanwhile. */
export function ListFailure({ title, query }: ListFailureProps) {
  const { error, isFetching, isFetchNextPageError } = query;
  const again = isFetchNextPageError ? query.fetchNextPage : query.refetch;
  return (
    <Alert tone="failure" title={title} isAnnounced>
      <p>{failureMessage(error, "Something went wrong on the way to you.")}</p>
      {isSignedOut(error) && <SignIn />}
      {!isRefused(error) && (
        <Button size="small" className="mt-3" isLoading={isFetching} onClick={() => void again()}>
          Try again
        </Button>
      )}
    </Alert>
  );
}

function SignIn() {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink size="small" className="mt-3" to={signInPath(pathname + search)}>
      Login/Register
    </ButtonLink>
  );
}
