import type { ReactNode } from "react";
import { paths } from "#domain/paths.ts";
import { ApiError } from "#client/api.ts";
import { failureMessage } from "#client/session/failure.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { Alert } from "#client/ui/feedback/alert.tsx";

interface AskingFailureProps {
  /** As the spec calls it: "Analysis Failed" or "Generation Failed". */
  readonly title: string;
  readonly failure: unknown;
  /** Said when the server says nothing. */
  readonly fallback: string;
  readonly isWorking: boolean;
  /** False where a notice says it too: it is said once. */
  readonly isAnnounced?: boolean;
  readonly onAgain: () => void;
}

/** These are mended in Settings, not by trying again. */
const mendedInSettings = new Set([
  "ai_key_missing",
  "ai_key_unreadable",
  "ai_key_refused",
  "ai_key_not_allowed",
  "ai_model_missing",
  "ai_cap_reached",
]);

/** What went wrong, and what to do next. It stays until the next try. */
export function AskingFailure({
  title,
  failure,
  fallback,
  isWorking,
  isAnnounced = true,
  onAgain,
}: AskingFailureProps) {
  const code = failure instanceof ApiError ? failure.code : "";
  if (code === "ai_cancelled")
    return (
      <Alert title="Cancelled" isAnnounced={isAnnounced}>
        {failureMessage(failure, fallback)}
      </Alert>
    );
  return (
    <Alert tone="failure" title={title} isAnnounced={isAnnounced}>
      <p>
        {failureMessage(failure, fallback)} <Wait failure={failure} />
        {!(failure instanceof ApiError) &&
          "If the answer was written all the same, it is in your documents."}
      </p>
      <Next>
        {mendedInSettings.has(code) ? (
          <ButtonLink size="small" to={paths.settings}>
            Go to Settings
          </ButtonLink>
        ) : (
          <Button size="small" isLoading={isWorking} onClick={onAgain}>
            Try again
          </Button>
        )}
        {!(failure instanceof ApiError) && (
          <ButtonLink size="small" to={paths.documents}>
            My documents
          </ButtonLink>
        )}
        {code === "ai_no_quota" && (
          <a
            className="text-link"
            href="https://platform.openai.com/settings/organization/billing"
            target="_blank"
            rel="noopener noreferrer"
          >
            Billing at OpenAI
          </a>
        )}
      </Next>
    </Alert>
  );
}

const Next = ({ children }: { children: ReactNode }) => (
  <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">{children}</div>
);

function Wait({ failure }: { failure: unknown }) {
  if (!(failure instanceof ApiError) || failure.retryAfterSeconds === 0) return null;
  const { retryAfterSeconds: seconds } = failure;
  return <>Try again in {seconds === 1 ? "1 second" : `${seconds} seconds`}.</>;
}
