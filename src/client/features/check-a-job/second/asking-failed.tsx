import { paths } from "#domain/paths.ts";
import { ApiError } from "#client/api.ts";
import { failureMessage } from "#client/session/failure.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Alert } from "#client/ui/feedback/alert.tsx";

/** Why there is no second reading. Ours is untouched by it. */
export function AskingFailed({ failure }: { failure: unknown }) {
  const seconds = failure instanceof ApiError ? failure.retryAfterSeconds : 0;
  return (
    <Alert tone="failure" title="No second reading" isAnnounced>
      <p>
        {failureMessage(failure, "The AI could not be asked. Please try again.")}
        {seconds > 0 && ` Try again in ${seconds === 1 ? "1 second" : `${seconds} seconds`}.`} Our
        own answer holds.
      </p>
      {isMendedInSettings(failure) && (
        <ButtonLink size="small" className="mt-3" to={paths.settings}>
          Go to Settings
        </ButtonLink>
      )}
    </Alert>
  );
}

const isMendedInSettings = (failure: unknown): boolean =>
  failure instanceof ApiError &&
  (failure.code.startsWith("ai_key_") || failure.code === "ai_cap_reached");
