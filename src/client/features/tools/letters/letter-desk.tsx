import { useQuery } from "@tanstack/react-query";
import { knownCompany } from "#domain/jobs/company.ts";
import type { JobDetail } from "#contract/jobs.ts";
import type { AnalysisPart, AnalysisReply } from "#contract/tools/ai-tools.ts";
import type { LetterRequest } from "#contract/tools/requests.ts";
import { useApp } from "#client/app-context.ts";
import { followStream } from "#client/calls/follow-stream.ts";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { KeyRequired } from "../asking/key-required.tsx";
import { keyStatusQuery } from "#client/asking/ai-queries.ts";
import { useAsking } from "#client/asking/use-asking.ts";
import { ObjectionLine } from "../result/objection-line.tsx";
import { LetterResult } from "../result/letter-result.tsx";
import { AiVersion } from "../versions/ai-version.tsx";
import { answering, type Answered } from "../versions/answered.ts";
import { CheckPanel } from "./check/check-panel.tsx";
import { useOurCheck } from "./check/use-our-check.ts";
import { ForJob } from "./for-job.tsx";
import { useKeptLetter, type LetterFields } from "./kept-letter.ts";
import { LetterForm } from "./letter-form.tsx";

const schema = async () => (await import("./schemas.ts")).letterRequest;

/** A letter being worked on: what is typed, what our check says of it meanwhile, and what the AI said when it was asked. */
export function LetterDesk({ job }: { job: JobDetail | null }) {
  const { api } = useApp();
  const { data: status } = useQuery(keyStatusQuery(api));
  const asking = useAsking<AnalysisPart, Answered<LetterRequest, AnalysisReply>>();
  const form = useCheckedForm<LetterFields, LetterRequest>({
    schema,
    send: (body) =>
      asking.begin(
        answering(
          body,
          followStream(api, "POST", "/api/premium/cover-letter-analysis/stream", { body }),
        ),
      ),
    // What becomes of asking is told by the asking itself.
    onFailure: () => undefined,
  });
  const kept = useKeptLetter(form, job);
  const [letter, ad] = [form.textOf("coverLetter"), form.textOf("jobDescription")];
  const company = (job && knownCompany(job.company)) ?? "";
  const ours = useOurCheck({ letter, ad, company });
  const isCurrent = ({ coverLetter, jobDescription = "" }: LetterRequest) =>
    coverLetter === letter && jobDescription === ad.trim();

  return (
    <div className="grid gap-12">
      <div className="grid gap-6">
        {job !== null && <ForJob job={job} onDrop={kept.keepWithoutJob} />}
        {job !== null && <ObjectionLine jobId={job.id} />}
        {status?.hasKey === false && (
          <KeyRequired withoutKey="Our check needs no key and runs as you type." />
        )}
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
          <LetterForm form={form} hasKey={status?.hasKey !== false} jobId={job?.id} kept={kept} />
          <CheckPanel ours={ours} />
        </div>
      </div>
      <AiVersion
        asking={asking}
        what="Reading your letter"
        failedTitle="Analysis Failed"
        asked="text"
        titleOf={() => "What the AI says about your letter"}
        isCurrent={isCurrent}
        fallback="Failed to analyze your cover letter. Please try again."
        onAgain={() => form.element.current?.requestSubmit()}
      >
        {({ result, marks, isWriting }) => (
          <LetterResult result={result} marks={marks} isWriting={isWriting} />
        )}
      </AiVersion>
      {ours.state === "checked" && <ours.part.Critique check={ours.check} letter={ours.letter} />}
    </div>
  );
}
