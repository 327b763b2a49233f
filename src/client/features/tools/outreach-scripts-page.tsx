import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import type { PageHead } from "#contract/page.ts";
import type { ScriptsPart, ScriptsReply } from "#contract/tools/ai-tools.ts";
import type { OutreachRequest } from "#contract/tools/requests.ts";
import { useApp } from "#client/app-context.ts";
import { followStream } from "#client/calls/follow-stream.ts";
import type { LoadArguments } from "#client/page.tsx";
import { useFailureReport } from "#client/session/failure.ts";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { KeyRequired } from "./asking/key-required.tsx";
import { keyStatusQuery } from "#client/asking/ai-queries.ts";
import { useAsking } from "#client/asking/use-asking.ts";
import { ObjectionLine } from "./result/objection-line.tsx";
import { AboutJob, JobNotFound } from "./outreach/about-job.tsx";
import { useDraftRequest, useKeptFields, type OutreachFields } from "./outreach/outreach-fields.ts";
import { OutreachForm } from "./outreach/outreach-form.tsx";
import { LaterResult } from "./outreach/later-result.tsx";
import { OurMessages, titleOf } from "./outreach/our-messages.tsx";
import { carriedJobQuery } from "./queries.ts";
import { AiVersion } from "./versions/ai-version.tsx";
import { answering, type Answered } from "./versions/answered.ts";
import { ToolPage } from "./versions/tool-page.tsx";

const schema = async () => (await import("./outreach/schemas.ts")).outreachRequest;

export const head = (): PageHead => ({
  title: "Outreach Scripts",
  description:
    "Messages for LinkedIn and for mail, to startups, agencies and companies, with a follow-up and tips.",
  canonical: null,
});

/** The server waits for all of it; in the browser the page comes up at once. */
export async function load({ app: { api, queryClient }, url }: LoadArguments): Promise<void> {
  const segment = url.searchParams.get("job");
  const prefetched = Promise.all([
    queryClient.prefetchQuery(keyStatusQuery(api)),
    segment === null ? undefined : queryClient.prefetchQuery(carriedJobQuery(api, segment)),
  ]);
  if (import.meta.env.SSR) await prefetched;
}

const formId = "outreach-form";

export function Page() {
  const { api } = useApp();
  const { data: status } = useQuery(keyStatusQuery(api));
  const { segment, job, isMissing } = useCarriedJob();
  const asking = useAsking<ScriptsPart, Answered<OutreachRequest, ScriptsReply>>();
  const report = useFailureReport();
  const form = useCheckedForm<OutreachFields, OutreachRequest>({
    schema,
    send: (typed) => {
      const body = { ...typed, ...(job && { jobId: job.id }) };
      return asking.begin(
        answering(
          body,
          followStream(api, "POST", "/api/premium/outreach-scripts/stream", { body }),
        ),
      );
    },
    onFailure: report("Generation Failed"),
  });
  useKeptFields(form, segment);
  const request = useDraftRequest(form, job?.id);

  return (
    <ToolPage
      title="Outreach Scripts"
      intro="Say who you write to and why. Our messages for LinkedIn and mail are here at once, each with a follow-up and tips for whoever reads them."
      form={
        <>
          {job !== null && <AboutJob job={job} />}
          {isMissing && <JobNotFound />}
          <OutreachForm id={formId} form={form} hasKey={status?.hasKey !== false} />
          {status?.hasKey === false && <KeyRequired withoutKey="Our own messages need no key." />}
        </>
      }
    >
      <AiVersion
        asking={asking}
        what="Writing your messages"
        failedTitle="Generation Failed"
        titleOf={titleOf}
        isCurrent={(asked) => isSame(asked, request)}
        fallback="Failed to generate outreach scripts. Please try again."
        onAgain={sendForm}
      >
        {({ result, request: asked, marks, isWriting }) => (
          <LaterResult
            result={result}
            channel={asked?.channel ?? "both"}
            marks={marks}
            isWriting={isWriting}
          />
        )}
      </AiVersion>
      {request === null ? (
        <EmptyState title="Your messages appear here">
          Choose a target and a purpose. With your role and one line of context they become yours.
        </EmptyState>
      ) : (
        <OurMessages request={request} onRoleMissing={focusRole} />
      )}
      {job !== null && <ObjectionLine jobId={job.id} />}
    </ToolPage>
  );
}

/** The job that the address names; null when it names none, or one that is not to be had. */
function useCarriedJob() {
  const segment = new URLSearchParams(useLocation().search).get("job");
  const { data } = useQuery({
    ...carriedJobQuery(useApp().api, segment ?? ""),
    enabled: segment !== null,
  });
  return {
    segment,
    job: (segment === null ? null : data) ?? null,
    isMissing: segment !== null && data === null,
  };
}

function isSame(asked: OutreachRequest, now: { readonly [name: string]: unknown } | null): boolean {
  const names = ["target", "purpose", "channel", "role", "context", "jobId"] as const;
  return now !== null && names.every((name) => (asked[name] ?? "") === (now[name] ?? ""));
}

const formElement = (): HTMLFormElement | null => {
  const element = document.getElementById(formId);
  return element instanceof HTMLFormElement ? element : null;
};

/** As it stands now: somebody may have changed what led to the failure. */
const sendForm = (): void => formElement()?.requestSubmit();

const focusRole = (): void => formElement()?.querySelector<HTMLElement>("[name=role]")?.focus();
