import { useState } from "react";
import type { CompanyProfile } from "#contract/companies/profile.ts";
import { companyLimits } from "#domain/companies/company-limits.ts";
import { useApp } from "#client/app-context.ts";
import { ChangedMeanwhile } from "#client/session/changed-meanwhile.tsx";
import { currentIn, hasChangedMeanwhile, useFailureReport } from "#client/session/failure.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { FormBody, SubmitButton, TextField } from "#client/ui/form/checked-fields.tsx";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { Field } from "#client/ui/form/field.tsx";
import { Textarea } from "#client/ui/form/text-input.tsx";
import { Section } from "#client/ui/section.tsx";
import { ownCompanyQuery, useCompanyChange } from "./queries.ts";

const schema = async () => (await import("./schemas.ts")).companyBody;

interface Details {
  readonly name: string;
  readonly website: string;
  readonly about: string;
}

export function DetailsSection({ company }: { company: CompanyProfile | null }) {
  const { api, queryClient } = useApp();
  const report = useFailureReport();
  // What the form began with: whoever saved meanwhile must not be written over.
  const [version, setVersion] = useState(company?.version ?? null);
  const change = useCompanyChange((to, details: Details & { version: number | null }) =>
    to.put("/api/employers/company", { body: details }),
  );
  const form = useCheckedForm({
    schema,
    send: async (values) => {
      const saved = await change.mutateAsync({ ...values, version });
      setVersion(saved.version);
      toast({ title: "Company saved" });
    },
    onFailure: (error) => {
      if (!hasChangedMeanwhile(error)) return report("Your company is unchanged")(error);
      // The endpoint answers with the company itself; where there is none any more, with null.
      const current = currentIn(error) as CompanyProfile | null;
      queryClient.setQueryData(ownCompanyQuery(api).queryKey, { company: current });
      setVersion(current?.version ?? null);
    },
  });
  return (
    <Section
      id="company-details"
      title="About your company"
      note={
        company === null
          ? "Its name and site first. Then you can add a logo, confirm a mailbox and prove that the site is yours."
          : "A new site is a new company: what was proven for the old one has to be proven again."
      }
    >
      <FormBody form={form} className="max-w-144">
        <TextField
          form={form}
          name="name"
          label="Company name"
          defaultValue={company?.name}
          autoComplete="organization"
        />
        <TextField
          form={form}
          name="website"
          label="Website"
          hint="Your company's own, such as https://yourcompany.com"
          type="url"
          defaultValue={company?.website ?? ""}
          autoComplete="url"
        />
        <Field
          label="What you do, in one paragraph"
          isOptional
          error={form.problemOf("about")}
          hint={`Up to ${companyLimits.about} characters, in plain words.`}
        >
          {(control) => (
            <Textarea
              {...control}
              name="about"
              maxLength={companyLimits.about}
              defaultValue={company?.about}
            />
          )}
        </Field>
        <ChangedMeanwhile error={change.error}>
          {company !== null && `It is called “${company.name}” now. `}
          What you typed is still here. Look it over, then save again.
        </ChangedMeanwhile>
        <div>
          <SubmitButton form={form} variant="primary">
            Save company
          </SubmitButton>
        </div>
      </FormBody>
    </Section>
  );
}
