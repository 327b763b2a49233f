import { useDeferredValue, useState } from "react";
import type { PageHead } from "#contract/page.ts";
import { paths } from "#domain/paths.ts";
import type { SlotReading, SlotRequest } from "#domain/tracker/slots/reading.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { Link } from "#client/ui/link.tsx";
import { PasteForm } from "./interview-times/paste-form.tsx";
import { Questions } from "./interview-times/questions.tsx";
import { momentTyped } from "./interview-times/received.ts";
import { SlotList } from "./interview-times/slot-list.tsx";

export const head = (): PageHead => ({
  title: "Interview times",
  description: "Paste a recruiter's message and see the times it offers in South African time.",
  canonical: null,
});

interface Pasted {
  readonly message: string;
  /** When it was put there: what "tomorrow" is counted from, unless somebody says when it came in. */
  readonly at: number;
}

type Read = (request: SlotRequest) => SlotReading;

const nothing: Pasted = { message: "", at: 0 };

const pastedNow = (message: string): Pasted => ({ message, at: Date.now() });

/** Everything happens here, in the browser: nothing that is pasted goes anywhere. */
export function Page() {
  const [pasted, setPasted] = useState(nothing);
  const [received, setReceived] = useState("");
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [read, setRead] = useState<Read | null>(null);
  const report = useFailureReport();
  const shown = useDeferredValue(pasted);
  const receivedAt = momentTyped(received) ?? new Date(shown.at);
  const reading = read?.({ message: shown.message, receivedAt, answers }) ?? null;

  function paste(message: string): void {
    setPasted(pastedNow(message));
    setAnswers({});
    if (read === null) void fetchReader().catch(report("The message was not read"));
  }

  /** The reader knows a good deal about zones, so it comes when there is something to read. */
  async function fetchReader(): Promise<void> {
    const { readSlots } = await import("#domain/tracker/slots/read-slots.ts");
    setRead(() => readSlots);
  }

  const isEmpty = shown.message.trim() === "";
  return (
    <div className="page-width py-12 lg:py-16">
      <div className="grid gap-4 pb-8 lg:pb-10">
        <Link to={paths.jobTracker} className="text-link justify-self-start">
          All applications
        </Link>
        <h1 className="text-4xl">Interview times</h1>
        <p className="max-w-reading text-lg text-quiet">
          Paste what the recruiter wrote. You get the times they offer in South African time, a
          reply to copy and a file for your calendar. Where their words can mean two things, we ask.
        </p>
      </div>
      <div className="grid items-start gap-10 lg:grid-cols-2 lg:gap-14">
        <PasteForm
          message={pasted.message}
          received={received}
          onPaste={paste}
          onReceived={setReceived}
        />
        <div className="grid gap-6" aria-live="polite">
          {isEmpty || reading === null ? (
            <p className="text-quiet">
              {isEmpty ? "The times appear here." : "Reading the message…"}
            </p>
          ) : (
            <>
              <Questions
                questions={reading.questions}
                hasAnswers={Object.keys(answers).length > 0}
                onAnswer={(id, value) => setAnswers((before) => ({ ...before, [id]: value }))}
                onStartOver={() => setAnswers({})}
              />
              <SlotList reading={reading} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}
