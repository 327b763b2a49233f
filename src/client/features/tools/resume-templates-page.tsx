import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { PageHead } from "#contract/page.ts";
import type { TemplatePart, TemplateReply } from "#contract/tools/ai-tools.ts";
import type { ResumeRequest } from "#contract/tools/requests.ts";
import { useApp } from "#client/app-context.ts";
import { followStream } from "#client/calls/follow-stream.ts";
import type { LoadArguments } from "#client/page.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { useDraft } from "./asking/draft.ts";
import { KeyRequired } from "./asking/key-required.tsx";
import { keyStatusQuery } from "#client/asking/ai-queries.ts";
import { useAsking } from "#client/asking/use-asking.ts";
import { resumePatternQuery } from "./queries.ts";
import { addressOf, choiceIn, fieldsOf, nameOf, requestOf } from "./resume/choice.ts";
import { OurTemplate } from "./resume/our-template.tsx";
import { ResumeForm } from "./resume/resume-form.tsx";
import { ResumeResult } from "./result/resume-result.tsx";
import { AiVersion } from "./versions/ai-version.tsx";
import { answering, type Answered } from "./versions/answered.ts";
import { ToolPage } from "./versions/tool-page.tsx";

export const head = (): PageHead => ({
  title: "Resume Templates",
  description:
    "A resume to start from, for your marketing specialty and level, with places for your own numbers.",
  canonical: null,
});

/** The server waits for all of it; in the browser the page comes up at once. */
export async function load({ app: { api, queryClient }, url }: LoadArguments): Promise<void> {
  const request = requestOf(choiceIn(url.searchParams));
  const prefetched = Promise.all([
    queryClient.prefetchQuery(keyStatusQuery(api)),
    request === null ? undefined : queryClient.prefetchQuery(resumePatternQuery(api, request)),
  ]);
  if (import.meta.env.SSR) await prefetched;
}

export function Page() {
  const { api } = useApp();
  const choice = useKeptChoice();
  const request = requestOf(choice);
  const { data: status } = useQuery(keyStatusQuery(api));
  const asking = useAsking<TemplatePart, Answered<ResumeRequest, TemplateReply>>();
  const generate = (asked: ResumeRequest) =>
    void asking.begin(
      answering(
        asked,
        followStream(api, "POST", "/api/premium/resume-template/stream", { body: asked }),
      ),
    );

  return (
    <ToolPage
      title="Resume Templates"
      intro="Choose your specialty and level, and a resume to start from is here at once: summary, skills, bullets and achievements, with places for your own numbers."
      isFormShort
      form={
        <>
          <ResumeForm
            choice={choice}
            hasKey={status?.hasKey !== false}
            isWorking={asking.isWorking}
            onGenerate={generate}
          />
          {status?.hasKey === false && <KeyRequired withoutKey="Our own template needs no key." />}
        </>
      }
    >
      <AiVersion
        asking={asking}
        what="Writing your template"
        hasOwnText={false}
        failedTitle="Generation Failed"
        titleOf={(asked) => `Resume template: ${nameOf(asked)}`}
        isCurrent={(asked) => request !== null && nameOf(asked) === nameOf(request)}
        fallback="Failed to generate resume template. Please try again."
        onAgain={() => request !== null && generate(request)}
      >
        {({ result, marks, isWriting }) => (
          <ResumeResult result={result} marks={marks} isWriting={isWriting} />
        )}
      </AiVersion>
      {request === null ? (
        <EmptyState title="Your template appears here">
          {choice.specialty === null
            ? "Choose a specialty and a level. There are eleven specialties at three levels each."
            : "Choose your level too."}
        </EmptyState>
      ) : (
        <OurTemplate request={request} />
      )}
    </ToolPage>
  );
}

/** As the address says; where it says nothing when the page opens, as it was chosen on this device before. */
function useKeptChoice() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { read, keep } = useDraft("resume");
  const isOpened = useRef(false);
  const choice = useMemo(() => choiceIn(new URLSearchParams(search)), [search]);
  useEffect(() => {
    const before = isOpened.current ? null : read();
    isOpened.current = true;
    if (before === null || search !== "") return keep(fieldsOf(choice));
    const address = addressOf(choiceIn(new URLSearchParams(before)));
    void navigate(address, { replace: true, preventScrollReset: true });
  }, [choice, search, read, keep, navigate]);
  return choice;
}
