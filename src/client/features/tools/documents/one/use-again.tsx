import { useNavigate } from "react-router";
import type { WholeDocument } from "#contract/tools/documents.ts";
import type { LetterRequest, OutreachRequest } from "#contract/tools/requests.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { useDraft } from "../../asking/draft.ts";
import { addressOf } from "../../resume/choice.ts";
import { toolPaths } from "../document-paths.ts";

/** Opens the tool with what this document was made from. */
export function UseAgain({ document: { content } }: { document: WholeDocument }) {
  switch (content.tool) {
    case "cover-letter":
      return <LetterAgain request={content.request} />;
    case "resume":
      return (
        <ButtonLink to={addressOf(content.request)} size="small" variant="quiet">
          {label}
        </ButtonLink>
      );
    case "outreach":
      return <OutreachAgain request={content.request} />;
    case "newsletter-issue":
      return (
        <ButtonLink to={issueAddress(content.request.specialty)} size="small" variant="quiet">
          {label}
        </ButtonLink>
      );
  }
}

const label = "Use it again";

const issueAddress = (specialty: string): string =>
  `${toolPaths["newsletter-issue"]}?${new URLSearchParams({ specialty })}`;

interface RefillProps {
  readonly fields: Readonly<Record<string, string>>;
  /** Under which name the tool keeps what is typed on this device. */
  readonly draft: string;
  readonly to: string;
}

/** A letter is too long for an address, so the tool finds it where it keeps what is typed. */
function Refill({ fields, draft, to }: RefillProps) {
  const navigate = useNavigate();
  const { keep } = useDraft(draft);
  function open(): void {
    keep(fields);
    void navigate(to);
  }
  return (
    <Button size="small" variant="quiet" onClick={open}>
      {label}
    </Button>
  );
}

const LetterAgain = ({ request }: { request: LetterRequest }) => (
  <Refill
    fields={{
      coverLetter: request.coverLetter,
      ...(request.jobDescription !== undefined && { jobDescription: request.jobDescription }),
    }}
    draft={request.jobId === undefined ? "cover-letter" : `cover-letter-${request.jobId}`}
    to={forJob(toolPaths["cover-letter"], request.jobId)}
  />
);

const OutreachAgain = ({ request }: { request: OutreachRequest }) => (
  <Refill
    fields={{
      target: request.target,
      purpose: request.purpose,
      channel: request.channel,
      role: request.role,
      context: request.context ?? "",
      job: request.jobId ?? "",
    }}
    draft="outreach"
    to={forJob(toolPaths.outreach, request.jobId)}
  />
);

const forJob = (path: string, jobId: string | undefined): string =>
  jobId === undefined ? path : `${path}?job=${jobId}`;
