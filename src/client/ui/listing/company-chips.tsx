import type { ReactNode } from "react";
import type { CompanyBehind } from "#contract/companies/profile.ts";
import { CheckIcon } from "../icons/icons.tsx";

type Proofs = Pick<CompanyBehind, "isMailConfirmed" | "provenDomain">;

/** What is known of whoever posted a job. Two things, kept apart: a mailbox is less than a domain. */
export function CompanyChips({ proofs: { isMailConfirmed, provenDomain } }: { proofs: Proofs }) {
  if (!isMailConfirmed && provenDomain === null) return null;
  return (
    <ul aria-label="What is known of this company" className="flex flex-wrap gap-2">
      {provenDomain !== null && (
        <Proof look="bg-yes-wash text-yes">Domain proven: {provenDomain}</Proof>
      )}
      {isMailConfirmed && <Proof look="bg-ink/8 text-ink">Mail confirmed</Proof>}
    </ul>
  );
}

const Proof = ({ look, children }: { look: string; children: ReactNode }) => (
  <li
    className={`inline-flex items-center gap-1.5 rounded-full py-1 pr-3 pl-2 text-sm font-semibold wrap-anywhere seen-by-ground ${look}`}
  >
    <CheckIcon className="size-4 shrink-0" />
    <span>{children}</span>
  </li>
);
