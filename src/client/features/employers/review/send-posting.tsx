import type { PostingFields } from "#domain/employers/posting-fields.ts";
import type { PostingDetail } from "#contract/employers/postings.ts";
import { paths, signInPath } from "#domain/paths.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { useUser } from "#client/session/viewer.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { Link } from "#client/ui/link.tsx";
import { useCreate } from "../queries.ts";

const backHere = signInPath(`${paths.postJob}?step=review`);

interface SendPostingProps {
  readonly fields: PostingFields;
  readonly onSent: (posting: PostingDetail) => void;
}

/** Hands it in, or first leads to an account: what was typed waits on this device meanwhile. */
export function SendPosting(props: SendPostingProps) {
  const isSignedIn = useUser() !== null;
  return (
    <section aria-labelledby="send" className="grid gap-4 rounded-card bg-ember-wash p-5">
      <h2 id="send" className="text-xl">
        {isSignedIn ? "Happy with it?" : "One step before we get it"}
      </h2>
      {isSignedIn ? <Send {...props} /> : <SignUpFirst />}
    </section>
  );
}

function Send({ fields, onSent }: SendPostingProps) {
  const create = useCreate();
  const report = useFailureReport();
  return (
    <>
      <p>
        We read it before it goes on the board, and write to you either way. Your mail address has
        to be confirmed for that.
      </p>
      <Button
        variant="primary"
        size="large"
        isLoading={create.isPending}
        onClick={() =>
          create.mutate(fields, { onSuccess: onSent, onError: report("It was not handed in") })
        }
      >
        Hand it in
      </Button>
    </>
  );
}

const SignUpFirst = () => (
  <>
    <p>
      You need an account, so that you can edit and close your posting. What you typed is kept on
      this device, and you come back to this page.
    </p>
    <ButtonLink to={`${backHere}&tab=register`} variant="primary" size="large">
      Create an account
    </ButtonLink>
    <p className="text-sm">
      You have one?{" "}
      <Link to={backHere} className="text-link">
        Sign in
      </Link>
    </p>
  </>
);
