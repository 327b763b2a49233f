import { questions } from "#domain/listing/advice/missing.ts";
import type { CheckedJob } from "#contract/listings/check-a-job.ts";
import { UnclearIcon } from "#client/ui/icons/icons.tsx";
import { Card } from "#client/ui/card.tsx";
import { CopyButton } from "#client/ui/sharing/copy-button.tsx";

/** What is missing to be sure, and a message that asks for exactly that. */
export function Questions({ job: { facts, advice } }: { job: CheckedJob }) {
  const { missing, recruiterMessage } = advice;
  if (recruiterMessage === null) return <NothingToAsk facts={facts} />;
  return (
    <section aria-labelledby="missing" className="grid gap-4">
      <h3 id="missing" className="text-xl">
        Missing to be sure
      </h3>
      <ul className="grid gap-2">
        {missing.map((question) => (
          <li key={question} className="flex gap-2.5">
            <UnclearIcon className="mt-0.5 size-5 text-unclear" />
            {questions[question].missing}
          </li>
        ))}
      </ul>
      <Card className="mt-2 grid justify-items-start gap-4">
        <h4 className="text-lg">A message that asks them</h4>
        <p className="whitespace-pre-line wrap-anywhere">{recruiterMessage}</p>
        <CopyButton text={recruiterMessage}>Copy message</CopyButton>
      </Card>
    </section>
  );
}

function NothingToAsk({ facts }: Pick<CheckedJob, "facts">) {
  if (facts.risk.verdict === "likely-scam") return null;
  const verdict = facts.openToSouthAfrica.value;
  const isClosed = verdict === "no" || verdict === "not-remote";
  return (
    <section className="grid gap-2">
      <h3 className="text-xl">{isClosed ? "Nothing left to ask" : "Nothing is missing"}</h3>
      <p className="max-w-reading text-quiet">
        {isClosed
          ? verdict === "no"
            ? "They have said no in writing. Your evening is worth more on the next post."
            : "It is a job at an office. If that is near you and suits you, apply as you would for any other."
          : "The post answers what one has to know before applying. Read the quotes, then decide."}
      </p>
    </section>
  );
}
