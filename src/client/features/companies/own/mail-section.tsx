import { useState } from "react";
import type { CompanyProfile } from "#contract/companies/profile.ts";
import { useApp } from "#client/app-context.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { FormBody, SubmitButton, TextField } from "#client/ui/form/checked-fields.tsx";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { CompanyChips } from "#client/ui/listing/company-chips.tsx";
import { Section } from "#client/ui/section.tsx";
import { useCompanyChange } from "./queries.ts";

const mailSchema = async () => (await import("./schemas.ts")).mailBody;
const codeSchema = async () => (await import("./schemas.ts")).codeBody;

/** That somebody reads mail at the company's own domain. */
export function MailSection({ company }: { company: CompanyProfile }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Section
      id="company-mail"
      title="Mail confirmed"
      note="Shows readers that you can be reached at your company's own domain. Addresses that anybody can have, such as Gmail, do not count."
    >
      <div className="grid max-w-144 gap-5">
        {company.isMailConfirmed && (
          <CompanyChips proofs={{ isMailConfirmed: true, provenDomain: null }} />
        )}
        {company.domain === null ? (
          <p className="text-quiet">Give your website above first.</p>
        ) : (
          <SendCode domain={company.domain} onSent={setSentTo} />
        )}
        {sentTo !== null && <TypeCode sentTo={sentTo} onDone={() => setSentTo(null)} />}
      </div>
    </Section>
  );
}

function SendCode({ domain, onSent }: { domain: string; onSent: (email: string) => void }) {
  const { api } = useApp();
  const form = useCheckedForm({
    schema: mailSchema,
    send: async (values) => {
      await api.post("/api/employers/company/mail", { body: values });
      onSent(values.email);
    },
    onFailure: useFailureReport()("No code was sent"),
  });
  return (
    <FormBody form={form}>
      <TextField
        form={form}
        name="email"
        label="Your address at work"
        hint={`At ${domain}. We send a code there.`}
        type="email"
        autoComplete="email"
      />
      <div>
        <SubmitButton form={form}>Send me a code</SubmitButton>
      </div>
    </FormBody>
  );
}

function TypeCode({ sentTo, onDone }: { sentTo: string; onDone: () => void }) {
  const confirm = useCompanyChange((api, body: { code: string }) =>
    api.post("/api/employers/company/mail/confirm", { body }),
  );
  const form = useCheckedForm({
    schema: codeSchema,
    send: async (values) => {
      await confirm.mutateAsync(values);
      toast({ title: "Mail confirmed" });
      onDone();
    },
    onFailure: useFailureReport()("Nothing was confirmed"),
  });
  return (
    <FormBody form={form} className="border-t border-line pt-5">
      <Alert tone="success" title="Look into your mailbox" isAnnounced>
        The code is in the mail to <strong className="wrap-anywhere">{sentTo}</strong> and works for
        half an hour.
      </Alert>
      <TextField
        form={form}
        name="code"
        label="Six figures"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        className="max-w-40 tabular-nums"
      />
      <div>
        <SubmitButton form={form} variant="primary">
          Confirm
        </SubmitButton>
      </div>
    </FormBody>
  );
}
