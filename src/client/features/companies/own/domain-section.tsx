import type { CompanyProfile } from "#contract/companies/profile.ts";
import { hasCode, failureMessage, useFailureReport } from "#client/session/failure.ts";
import { Button } from "#client/ui/button.tsx";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { CompanyChips } from "#client/ui/listing/company-chips.tsx";
import { Section } from "#client/ui/section.tsx";
import { CopyButton } from "#client/ui/sharing/copy-button.tsx";
import { useCompanyChange } from "./queries.ts";

/** That whoever runs the company's domain says it is theirs. */
export const DomainSection = ({ company }: { company: CompanyProfile }) => (
  <Section
    id="company-domain"
    title="Domain proven"
    note="The strongest sign readers can have that a job is yours. With it, small edits of your jobs go live at once."
  >
    <div className="grid max-w-144 gap-5">
      {company.isDomainProven && (
        <CompanyChips proofs={{ isMailConfirmed: false, provenDomain: company.domain }} />
      )}
      {company.domain === null && <p className="text-quiet">Give your website above first.</p>}
      {company.domain !== null && !company.isDomainProven && (
        <Prove domain={company.domain} proof={company.proof} />
      )}
    </div>
  </Section>
);

type ProveProps = Pick<CompanyProfile, "proof"> & { readonly domain: string };

function Prove({ domain, proof: { words, file } }: ProveProps) {
  const report = useFailureReport();
  const check = useCompanyChange((api) => api.post("/api/employers/company/domain"));
  const isMissing = hasCode(check.error, "domain_not_proven");
  return (
    <>
      <p>
        Put this line in one of two places. It may stay there; nobody else can do anything with it.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <code className="rounded-control bg-sunk px-3 py-2 font-mono text-sm break-all">
          {words}
        </code>
        <CopyButton text={words}>Copy line</CopyButton>
      </div>
      <ul className="grid list-disc gap-2 pl-5">
        <li className="wrap-anywhere">
          as a TXT record of <strong className="font-semibold">{domain}</strong>
        </li>
        <li className="wrap-anywhere">
          or in a file at{" "}
          <strong className="font-semibold">
            https://{domain}
            {file}
          </strong>
        </li>
      </ul>
      {isMissing && (
        <Alert tone="warning" title="Not there yet" isAnnounced>
          {failureMessage(check.error, "We did not find the line.")}
        </Alert>
      )}
      <div>
        <Button
          isLoading={check.isPending}
          onClick={() =>
            check.mutate(undefined, {
              onSuccess: () => toast({ title: "Domain proven" }),
              onError: (error) => {
                if (!hasCode(error, "domain_not_proven")) report("Nothing was checked")(error);
              },
            })
          }
        >
          Check now
        </Button>
      </div>
    </>
  );
}
