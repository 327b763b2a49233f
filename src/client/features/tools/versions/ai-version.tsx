import { useEffect, useRef, type ReactNode, type Ref } from "react";
import { warningAbout } from "#domain/tools/marked-pieces.ts";
import type { UnsupportedMark } from "#contract/tools/results.ts";
import { failureMessage, hasCode } from "#client/session/failure.ts";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { AskingFailure } from "../asking/asking-failure.tsx";
import type { Asking } from "#client/asking/use-asking.ts";
import { Working } from "../asking/working.tsx";
import type { Answered } from "./answered.ts";
import { DocumentLinks } from "./document-links.tsx";
import { Version } from "./version.tsx";

interface Kept {
  readonly documentId: number;
  readonly unsupported: readonly UnsupportedMark[];
}

interface Shown<Part, Request> {
  readonly result: Part;
  /** What was asked for it; null while it is still being written. */
  readonly request: Request | null;
  readonly marks: readonly UnsupportedMark[];
  readonly isWriting: boolean;
}

interface AiVersionProps<Part, Request, Result extends Part & Kept> {
  readonly asking: Asking<Part, Answered<Request, Result>>;
  /** What the AI is doing, such as "Writing your template". */
  readonly what: string;
  /** As the spec calls a failure: "Generation Failed" or "Analysis Failed". */
  readonly failedTitle: string;
  readonly titleOf: (request: Request) => string;
  /** What the form holds: a text, or choices. */
  readonly asked?: string;
  /** Whether the AI was given anything the member wrote about themselves. */
  readonly hasOwnText?: boolean;
  /** Whether the form still asks for the same. */
  readonly isCurrent: (request: Request) => boolean;
  /** Said when the server says nothing. */
  readonly fallback: string;
  readonly onAgain: () => void;
  readonly children: (shown: Shown<Part, Request>) => ReactNode;
}

/** The AI's text: as it is written, whole, or why there is none. The one before stays until there is another. */
export function AiVersion<Part, Request, Result extends Part & Kept>(
  props: AiVersionProps<Part, Request, Result>,
) {
  const { asking, what, failedTitle, fallback, onAgain, children } = props;
  const { isWorking, part, result, failure } = asking;
  const { top, heading } = useAttention(asking);
  useFailureTold(failure, failedTitle, fallback);
  if (!isWorking && failure === null && result === null) return null;
  return (
    <div className="grid gap-5">
      {(isWorking || failure !== null) && (
        <div ref={top} tabIndex={-1}>
          {isWorking ? (
            <Working what={what} canCancel={asking.canCancel} onCancel={() => void asking.cancel()}>
              {part !== null &&
                children({ result: part, request: null, marks: [], isWriting: true })}
            </Working>
          ) : (
            <AskingFailure
              title={failedTitle}
              failure={failure}
              fallback={fallback}
              isWorking={isWorking}
              isAnnounced={isCancelled(failure)}
              onAgain={onAgain}
            />
          )}
        </div>
      )}
      {!isWorking && result !== null && <Whole {...props} answered={result} headingRef={heading} />}
    </div>
  );
}

/** Leads the eye and the keyboard to what is new: work under way, why it failed, or its result. */
function useAttention({ isWorking, failure, result }: Asking<unknown, unknown>) {
  const top = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef<unknown>(null);
  useEffect(() => {
    if (!isWorking && result !== seen.current) {
      seen.current = result;
      heading.current?.focus({ preventScroll: true });
      heading.current?.closest("section")?.scrollIntoView();
    } else if (isWorking || failure !== null) {
      top.current?.scrollIntoView({ block: "nearest" });
      // Whoever pressed Cancel stands on nothing once it is gone.
      if (document.activeElement === document.body) top.current?.focus({ preventScroll: true });
    }
  }, [isWorking, failure, result]);
  return { top, heading };
}

const isCancelled = (failure: unknown): boolean => hasCode(failure, "ai_cancelled");

/** The page keeps the failure and what to do about it; the notice makes sure that it is noticed. */
function useFailureTold(failure: unknown, title: string, fallback: string): void {
  useEffect(() => {
    if (failure === null || isCancelled(failure)) return;
    const description = failureMessage(failure, fallback);
    toast({ title, description, variant: "destructive" });
  }, [failure, title, fallback]);
}

function Whole<Part, Request, Result extends Part & Kept>({
  answered: { request, result },
  titleOf,
  isCurrent,
  asked = "choices",
  hasOwnText = true,
  headingRef,
  children,
}: AiVersionProps<Part, Request, Result> & {
  readonly answered: Answered<Request, Result>;
  readonly headingRef: Ref<HTMLHeadingElement>;
}) {
  const warning = warningAbout(result.unsupported.length, hasOwnText);
  return (
    <Version
      author="ai"
      title={titleOf(request)}
      headingRef={headingRef}
      actions={<DocumentLinks id={result.documentId} />}
      note={
        <>
          <p className="text-quiet">
            It is kept in your documents.
            {!isCurrent(request) && ` You have changed your ${asked} since.`}
          </p>
          {warning !== null && (
            <Alert tone="warning" title="Check what the AI added">
              {warning}
            </Alert>
          )}
        </>
      }
    >
      {children({ result, request, marks: result.unsupported, isWriting: false })}
    </Version>
  );
}
