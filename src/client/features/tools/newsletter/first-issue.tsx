import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import type { IssuePart, IssueReply } from "#contract/tools/ai-tools.ts";
import type { IssueRequest } from "#contract/tools/requests.ts";
import type { Specialty } from "#domain/tools/resumes/specialties.ts";
import { useApp } from "#client/app-context.ts";
import { followStream } from "#client/calls/follow-stream.ts";
import { Fetched } from "#client/session/fetched.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { KeyRequired } from "../asking/key-required.tsx";
import { useAsking } from "#client/asking/use-asking.ts";
import { keyStatusQuery } from "#client/asking/ai-queries.ts";
import { IssueResult } from "../result/issue-result.tsx";
import { AiVersion } from "../versions/ai-version.tsx";
import { answering, type Answered } from "../versions/answered.ts";
import { FillInNote } from "../versions/fill-in-note.tsx";
import { KeepOurs } from "../versions/keep-ours.tsx";
import { Version } from "../versions/version.tsx";
import { IssueForm, specialtyIn } from "./issue-form.tsx";
import { firstIssueQuery, planQuery, useKeepSpecialty } from "./plan.ts";

/** The first issue for the member's own specialty: ours at once, the AI's with a key. */
export function FirstIssue() {
  const { api } = useApp();
  const { data: plan } = useQuery(planQuery(api));
  const { data: status } = useQuery(keyStatusQuery(api));
  const { mutate: keepSpecialty } = useKeepSpecialty();
  const asked = specialtyIn(new URLSearchParams(useLocation().search));
  const specialty = asked ?? plan?.specialty ?? null;
  const asking = useAsking<IssuePart, Answered<IssueRequest, IssueReply>>();
  const generate = (body: IssueRequest) =>
    void asking.begin(
      answering(body, followStream(api, "POST", "/api/premium/newsletter-issue/stream", { body })),
    );
  return (
    <section aria-labelledby="first-issue" className="grid gap-5">
      <div className="grid gap-2">
        <h2 id="first-issue" className="text-2xl">
          Your first issue
        </h2>
        <p className="max-w-reading text-quiet">
          Choose your specialty and a whole issue is here at once, written by us, with places for
          your own facts.
        </p>
      </div>
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[21rem_minmax(0,1fr)]">
        <div className="grid gap-5">
          <IssueForm
            specialty={specialty}
            hasKey={status?.hasKey !== false}
            isWorking={asking.isWorking}
            onChoose={keepSpecialty}
            onGenerate={generate}
          />
          {status?.hasKey === false && <KeyRequired withoutKey="Our own issue needs no key." />}
        </div>
        <div className="grid gap-8">
          <AiVersion
            asking={asking}
            what="Writing your issue"
            failedTitle="Generation Failed"
            titleOf={(request) => `Newsletter issue: ${request.specialty}`}
            isCurrent={(request) => request.specialty === specialty}
            fallback="Failed to generate the issue. Please try again."
            onAgain={() => specialty !== null && generate({ specialty })}
          >
            {({ result, marks, isWriting }) => (
              <IssueResult result={result} marks={marks} isWriting={isWriting} />
            )}
          </AiVersion>
          {specialty === null ? (
            <EmptyState title="Your first issue appears here">
              Choose a specialty. There is an issue for each of the eleven.
            </EmptyState>
          ) : (
            <OurIssue specialty={specialty} />
          )}
        </div>
      </div>
    </section>
  );
}

function OurIssue({ specialty }: { specialty: Specialty }) {
  const query = useQuery({
    ...firstIssueQuery(useApp().api, specialty),
    placeholderData: keepPreviousData,
  });
  return (
    <Fetched query={query}>
      {(issue) => (
        <Version
          author="kwela"
          isBefore={query.isPlaceholderData}
          title={`Newsletter issue: ${specialty}`}
          note={<FillInNote />}
          actions={
            <KeepOurs
              content={{ tool: "newsletter-issue", request: { specialty } }}
              onMissing={() => undefined}
            />
          }
        >
          <IssueResult result={issue} marks={[]} />
        </Version>
      )}
    </Fetched>
  );
}
