import { brand } from "#domain/brand.ts";
import { ApiError } from "#client/api.ts";
import { Button } from "#client/ui/button.tsx";
import { Alert } from "#client/ui/feedback/alert.tsx";

/** What went wrong, that the text is safe, and when to try again. */
export function FailureAlert({ failure, isSending }: { failure: unknown; isSending: boolean }) {
  const { title, words } = wordsFor(failure);
  return (
    <Alert tone="failure" title={title} isAnnounced>
      <div className="grid justify-items-start gap-3">
        <p>{words} Your text is still here.</p>
        <Button type="submit" size="small" isLoading={isSending}>
          Try again
        </Button>
      </div>
    </Alert>
  );
}

function wordsFor(failure: unknown): { title: string; words: string } {
  if (!(failure instanceof ApiError)) {
    return {
      title: `We could not reach ${brand.name}`,
      words: "Check your connection and try again.",
    };
  }
  if (failure.status === 429) {
    return {
      title: "That was a lot of posts in a short time",
      words: `You can check the next one in ${waitWords(failure.retryAfterSeconds)}.`,
    };
  }
  return {
    title: "This post was not checked",
    words: failure.userMessage ?? "Please try again in a few seconds.",
  };
}

function waitWords(seconds: number): string {
  if (seconds === 0) return "a few minutes";
  if (seconds <= 60) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
