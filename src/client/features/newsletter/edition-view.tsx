import type { Edition, NewsletterDesk } from "#contract/letters/newsletter.ts";
import { useApp } from "#client/app-context.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { useTestLetter } from "./queries.ts";

interface EditionViewProps {
  readonly edition: Edition;
  readonly coming: NewsletterDesk["coming"];
}

const names: Readonly<Record<Edition, string>> = {
  premium: "With premium",
  free: "Without premium",
};

const readersOf = (count: number): string => (count === 1 ? "1 reader" : `${count} readers`);

/** An edition of the coming issue, as it would go out now. */
export function EditionView({ edition, coming }: EditionViewProps) {
  const { api } = useApp();
  const test = useTestLetter();
  const report = useFailureReport();
  const written = coming.editions[edition];
  const send = () =>
    test.mutate(edition, {
      onSuccess: () => toast({ title: "Test sent", description: "It is on its way to you alone." }),
      onError: report("Nothing was sent"),
    });
  return (
    <section aria-labelledby={edition} className="grid min-w-0 content-start gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h2 id={edition} className="text-xl">
            {names[edition]}
          </h2>
          <p className="text-quiet">
            {readersOf(coming.readers[edition])}
            {written !== null && <> · “{written.subject}”</>}
          </p>
        </div>
        {written !== null && (
          <Button
            size="small"
            isLoading={test.isPending}
            aria-label={`Send me a test: ${names[edition]}`}
            onClick={send}
          >
            Send me a test
          </Button>
        )}
      </div>
      {written === null ? (
        <p className="rounded-card border border-line p-5 text-quiet">
          There is no new job and no introduction yet. As it is, nothing would be sent.
        </p>
      ) : (
        <>
          <iframe
            // What was saved is looked at anew.
            key={coming.version}
            sandbox=""
            src={api.link("/api/admin/newsletter/preview", { query: { edition } })}
            title={`The newsletter ${names[edition].toLowerCase()}`}
            className="h-160 w-full rounded-control border border-line"
          />
          <details className="group">
            <summary className="min-h-11 content-center font-medium">As plain text</summary>
            <p className="pt-2 whitespace-pre-wrap wrap-anywhere">{written.text}</p>
          </details>
        </>
      )}
    </section>
  );
}
