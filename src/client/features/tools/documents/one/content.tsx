import type { WholeDocument } from "#contract/tools/documents.ts";
import { warningAbout } from "#domain/tools/marked-pieces.ts";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { LetterResult } from "../../result/letter-result.tsx";
import { IssueResult } from "../../result/issue-result.tsx";
import { OutreachResult } from "../../result/outreach-result.tsx";
import { ResumeResult } from "../../result/resume-result.tsx";

/** What came of it, as the tool itself shows it. */
export function Outcome({ document }: { document: WholeDocument }) {
  const warning = warningAbout(document.unsupported.length, document.content.tool !== "resume");
  return (
    <section aria-labelledby="outcome" className="grid gap-6">
      <h2 id="outcome" className="sr-only">
        Result
      </h2>
      {warning !== null && (
        <Alert tone="warning" title="Check before you use it">
          {warning}
        </Alert>
      )}
      <div className="rounded-card border border-line bg-raised p-5 sm:p-8">
        <Result document={document} />
      </div>
    </section>
  );
}

function Result({ document: { content, unsupported } }: { document: WholeDocument }) {
  switch (content.tool) {
    case "cover-letter":
      return <LetterResult result={content.result} marks={unsupported} />;
    case "resume":
      return <ResumeResult result={content.result} marks={unsupported} />;
    case "newsletter-issue":
      return <IssueResult result={content.result} marks={unsupported} />;
    case "outreach":
      return (
        <OutreachResult
          result={content.result}
          channel={content.request.channel}
          marks={unsupported}
        />
      );
  }
}
