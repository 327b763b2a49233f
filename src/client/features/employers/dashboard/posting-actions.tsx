import { useState } from "react";
import { useNavigate } from "react-router";
import type { OwnPosting } from "#contract/employers/postings.ts";
import { editPostingPath } from "#domain/page-addresses.ts";
import { paths } from "#domain/paths.ts";
import { useApp } from "#client/app-context.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { useUser } from "#client/session/viewer.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { keepDraft } from "../draft.ts";
import { postingQuery, useRepost } from "../queries.ts";
import { CloseDialog } from "./close-dialog.tsx";

/** What can be done about a posting where it stands. */
export function PostingActions({ posting }: { posting: OwnPosting }) {
  const { id, state, title } = posting;
  const [isClosing, setIsClosing] = useState(false);
  const isClosed = state === "closed";
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink
        to={editPostingPath(id)}
        size="small"
        variant={state === "returned" ? "primary" : "secondary"}
        aria-label={`${isClosed ? "Edit and hand in" : "Edit"}: ${title}`}
      >
        {state === "returned" ? "Correct it" : isClosed ? "Edit and hand in" : "Edit"}
      </ButtonLink>
      {isClosed && <Repost posting={posting} />}
      <Duplicate posting={posting} />
      {!isClosed && (
        <Button
          size="small"
          variant="quiet"
          aria-label={`Close: ${title}`}
          onClick={() => setIsClosing(true)}
        >
          Close
        </Button>
      )}
      {!isClosed && (
        <CloseDialog posting={posting} isOpen={isClosing} onClose={() => setIsClosing(false)} />
      )}
    </div>
  );
}

function Repost({ posting }: { posting: OwnPosting }) {
  const repost = useRepost(posting);
  const report = useFailureReport();
  // Awaited: this button goes when the posting waits again.
  const send = async () => {
    try {
      await repost.mutateAsync(undefined);
      toast({
        title: "Handed in once more",
        description: "We look whether it still holds, and write to you.",
      });
      document.getElementById(`posting-${posting.id}`)?.focus();
    } catch (error) {
      report("It is still closed")(error);
    }
  };
  return (
    <Button
      size="small"
      isLoading={repost.isPending}
      aria-label={`Hand in once more: ${posting.title}`}
      onClick={() => void send()}
    >
      Hand in once more
    </Button>
  );
}

/** Into the form for a new one, where everything can be changed before it is handed in. */
function Duplicate({ posting }: { posting: OwnPosting }) {
  const { api, queryClient } = useApp();
  const userId = useUser()?.id ?? null;
  const navigate = useNavigate();
  const report = useFailureReport();
  const [isLoading, setIsLoading] = useState(false);
  const copy = async () => {
    setIsLoading(true);
    try {
      const { fields } = await queryClient.fetchQuery(postingQuery(api, posting.id));
      keepDraft(userId, fields);
      await navigate(paths.postJob);
    } catch (error) {
      report("It was not copied")(error);
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Button
      size="small"
      variant="quiet"
      isLoading={isLoading}
      aria-label={`Duplicate: ${posting.title}`}
      onClick={() => void copy()}
    >
      Duplicate
    </Button>
  );
}
